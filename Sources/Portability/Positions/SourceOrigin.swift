/// Where a text stands for its reader: the file, and the number of the text's first line in it.
package struct SourceOrigin: Hashable, Sendable {
  package var file: String
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// What tells the compiler that the next line is this one.
  package var directive: String {
    "#sourceLocation(file: \(file.swiftLiteral), line: \(line))"
  }
}

extension String {
  /// The text on one line as Swift writes it, in quotes.
  package var swiftLiteral: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
