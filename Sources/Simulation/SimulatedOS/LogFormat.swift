import Foundation

/// A format with `%` placeholders, as in the older functions of the log.
///
/// `%{public}@` shows a value, `%{private}d` hides it. Without a word in braces, text and objects
/// (`%@`, `%s`) are hidden, and numbers are shown, as documented.
struct LogFormat {
  private var rest: Substring
  private var arguments: ArraySlice<any CVarArg>
  private var text = ""

  /// Returns the text of a format with its arguments.
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var reader = LogFormat(rest: format[...], arguments: arguments[...])
    while reader.advance() {}
    return reader.text
  }

  /// Reads up to and including the next value; `false` at the end.
  private mutating func advance() -> Bool {
    let literal = rest.prefix { $0 != "%" }
    text += literal
    rest = rest.dropFirst(literal.count)
    guard rest.popFirst() != nil else { return false }
    if rest.first == "%" {
      text += "%"
      rest.removeFirst()
      return true
    }
    let words = readWords()
    let flags = rest.prefix { !Self.conversions.contains($0) }
    rest = rest.dropFirst(flags.count)
    guard let conversion = rest.popFirst() else { return false }
    guard let argument = arguments.popFirst() else {
      text += "<decode: missing data>"
      return true
    }
    let isScalar = conversion != "@" && conversion != "s"
    let written =
      words.contains("bool")
      ? ("\(argument)" == "0" ? "false" : "true")
      : nil
    text += privacy(words).shown(
      written ?? String(format: "%\(flags)\(conversion)", argument), isScalar: isScalar)
    return true
  }

  /// Reads the words in braces after a `%`.
  private mutating func readWords() -> [String] {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return [] }
    defer { rest = rest[rest.index(after: end)...] }
    return rest[..<end].dropFirst().split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private func privacy(_ words: [String]) -> OSLogPrivacy {
    let mask: OSLogPrivacy.Mask = words.contains("mask.hash") ? .hash : .none
    if words.contains("public") { return .public }
    if words.contains("private") { return .private(mask: mask) }
    return words.contains("sensitive") ? .sensitive(mask: mask) : .auto(mask: mask)
  }

  private static let conversions = Set("@sdDiuUxXoOfFeEgGaAcCpm")
}
