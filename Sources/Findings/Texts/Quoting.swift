/// Puts a foreign text into quotes for a message: cropped, on one line, and without control characters.
package func quoted(_ text: some StringProtocol) -> String {
  "'\(cropped(text))'"
}

/// Lists foreign texts for a message: "'a'", "'a' or 'b'", "'a', 'b' or 'c'".
package func quotedList(
  _ texts: [String], _ conjunction: String = "or", atMost most: Int = .max
) -> String {
  listed(texts.map { quoted($0) }, conjunction, atMost: most)
}

/// A foreign text as messages show it: cut where it gets too long for a sentence, and on one line.
///
/// Line ends and tabs are shown as Swift writes them, other control characters as �.
package func cropped(_ text: some StringProtocol) -> String {
  var shown = ""
  for scalar in abridged(text).unicodeScalars {
    switch scalar {
    case "\t": shown += "\\t"
    case "\n": shown += "\\n"
    case "\r": shown += "\\r"
    default: shown.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
    }
  }
  return shown
}

/// A text, cut where it gets too long for a sentence; for what a message escapes in a way of its own.
package func abridged(_ text: some StringProtocol) -> String {
  let start = text.unicodeScalars.prefix(90)
  return start.endIndex < text.endIndex ? String(text[..<start.endIndex]) + "…" : String(text)
}
