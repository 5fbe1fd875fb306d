/// The words that messages are made from.
enum Wording {
  /// A text from elsewhere in quotation marks: on one line, and truncated if it is too long for a
  /// sentence.
  static func quoted(_ text: String) -> String {
    let limit = 90
    var shown = ""
    for scalar in text.unicodeScalars {
      guard shown.utf8.count < limit else {
        shown += "…"
        break
      }
      switch scalar.value {
      case 9: shown += "\\t"
      case 10: shown += "\\n"
      case 13: shown += "\\r"
      case 0..<32, 127..<160: shown += "\u{FFFD}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return "'\(shown)'"
  }

  /// Some words as a list: "a, b and c"; for a long list, the first five.
  static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard words.count <= 5 else {
      return "\(words.prefix(4).joined(separator: ", ")) \(conjunction) \(words.count - 4) more"
    }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// Some texts from elsewhere as a list of quotations.
  static func quotedList(_ texts: [String], _ conjunction: String = "and") -> String {
    list(texts.map { quoted($0) }, conjunction)
  }
}
