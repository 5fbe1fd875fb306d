import SwiftParser
import SwiftSyntax
import TestSupport

/// A parsed Swift file, with its path from the root of the package.
struct SourceText: Sendable {
  let path: String
  let text: String
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The Swift files in a folder of the repository that contain a word, by path.
  static func all(in folder: String, with word: String = "") throws -> [SourceText] {
    try Repository.files(in: folder, suffixes: [".swift"]).compactMap { path in
      let text = try Repository.read(path)
      return word.isEmpty || text.contains(word) ? SourceText(path: path, text: text) : nil
    }
  }

  /// The folder of the simulated device.
  static let simulation = "Sources/Simulation"

  /// All files of the simulated device, parsed once.
  static let ofTheSimulation = Result { try all(in: simulation) }

  /// The line that a node begins on, counted from 1.
  func line(of node: some SyntaxProtocol) -> Int {
    node.startLocation(converter: converter).line
  }

  /// The lines that a node is on, counted from 1.
  func lines(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    let first = line(of: node)
    return first...max(first, node.endLocation(converter: converter).line)
  }
}

extension SyntaxProtocol {
  /// The lines of the doc comment before a declaration, without the slashes.
  var docComment: [String] {
    leadingTrivia.compactMap { piece in
      if case .docLineComment(let text) = piece { String(text.dropFirst(3)) } else { nil }
    }
  }

  /// The node's text with each run of whitespace as a single space.
  var oneLine: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
