/// An error that a script threw, or the reason why it can't be read.
package struct ScriptError: Hashable, Sendable {
  /// The error's class, such as `TypeError`; empty for a thrown value that isn't an error.
  package var name: String
  package var message: String
  /// The file's name, as it was given.
  package var file: String
  /// The line, from 1.
  package var line: Int?
  /// The column where the engine sees the error, from 1, in UTF-16.
  package var column: Int?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - name: The error's class.
  ///   - message: Its text.
  ///   - file: The file's name.
  ///   - line: The line, from 1.
  ///   - column: The column, from 1.
  package init(name: String, message: String, file: String, line: Int? = nil, column: Int? = nil) {
    self.name = name
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }

  /// The error as compilers write one: `Look.js:3:12: TypeError: …`.
  package var description: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }
    return PageResultWords.error(
      name.isEmpty ? PageResultWords.threw : name, message, at: place)
  }
}
