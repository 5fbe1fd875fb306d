/// An extension's script as the engine gets it, and its errors as its author sees them.
struct ScriptFile: Hashable {
  /// The file's name, as it was given.
  let name: String
  /// The script without a byte order mark.
  let text: String
  /// What precedes it on the first line.
  let prefix: String

  init(_ text: String, named name: String) {
    self.name = name
    self.text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    let isStrict = ScriptFile.isStrict(self.text)
    prefix = (isStrict ? "\"use strict\";" : "") + Prelude.scriptPrefix
  }

  /// The file's content.
  var content: String { prefix + text }

  /// Returns an error with its place in the script's own text.
  func error(_ failure: EngineAnswer.Failure?) -> ScriptError {
    guard let failure else {
      return ScriptError(name: "", message: PageResultWords.noError, file: name)
    }
    var error = ScriptError(
      name: failure.name, message: failure.message, file: name, line: failure.line,
      column: failure.column)
    if error.line == 1, let column = error.column {
      error.column = max(1, column - prefix.utf16.count)
    }
    if error.column == nil { error.column = columnOfToken(in: error) }
    return error
  }

  /// Returns the place of a token that the engine couldn't read, and which its message names.
  ///
  /// The engine gives no column for these. If the token occurs once in its line, that is the place.
  private func columnOfToken(in error: ScriptError) -> Int? {
    let parts = error.message.split(separator: "'", omittingEmptySubsequences: false)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard error.name == "SyntaxError", parts.count == 3, !parts[1].isEmpty,
      let number = error.line, lines.indices.contains(number - 1)
    else { return nil }
    let line = lines[number - 1]
    let places = line.ranges(of: parts[1])
    guard places.count == 1, let place = places.first else { return nil }
    return line[..<place.lowerBound].utf16.count + 1
  }

  /// Whether the script begins with the words that make JavaScript strict, possibly after comments.
  private static func isStrict(_ text: String) -> Bool {
    var rest = text[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        guard let end = rest.dropFirst(2).firstRange(of: "*/") else { return false }
        rest = rest[end.upperBound...]
      } else {
        return rest.hasPrefix("\"use strict\"") || rest.hasPrefix("'use strict'")
      }
    }
  }
}
