/// Quotes a foreign text for a message: cropped, on one line, and without control characters.
package func quoted(_ text: some StringProtocol) -> String {
  "'\(cropped(text))'"
}

/// Lists foreign texts for a message: "'a'", "'a' or 'b'", "'a', 'b' or 'c'".
package func quotedList(
  _ texts: [String], _ conjunction: String = "or", atMost most: Int = .max
) -> String {
  listed(texts.map { quoted($0) }, conjunction, atMost: most)
}

/// A foreign text as messages show it: cropped where it is too long for a sentence, and on one
/// line.
///
/// Line breaks and tabs are shown as Swift escapes, other control characters as �.
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

/// A text, cropped where it is too long for a sentence; for messages with their own escaping.
package func abridged(_ text: some StringProtocol) -> String {
  let start = text.unicodeScalars.prefix(90)
  return start.endIndex < text.endIndex ? String(text[..<start.endIndex]) + "…" : String(text)
}
