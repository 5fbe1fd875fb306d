import CommonMark
import Findings

/// The tables and examples of Docs/lesson-format.md.
struct FormatDocument {
  private let document: Document

  init(_ text: String) {
    document = Document(parsing: text)
  }

  /// An example lesson, or part of one.
  struct Example {
    var source: String
    var line: Int
    /// The findings that the document states; empty for a correct example.
    var findings: String
    /// Whether it lacks front matter.
    var isFragment: Bool { !source.hasPrefix("---\n") }
  }

  /// The `markdown` blocks, each with the findings in the `text` block after it.
  var examples: [Example] {
    let blocks = Array(document.children(of: document.root))
    return blocks.indices.compactMap { index in
      guard let source = code(blocks[index], language: "markdown") else { return nil }
      let next = index + 1 < blocks.count ? code(blocks[index + 1], language: "text") : nil
      return Example(
        source: source, line: document[blocks[index]].range?.start.line ?? 0,
        findings: next ?? "")
    }
  }

  /// The example of course.yml.
  var course: String? {
    document.children(of: document.root).lazy.compactMap { code($0, language: "yaml") }.first
  }

  /// The example of topics.yml.
  var topics: String? {
    document.children(of: document.root).lazy.compactMap { code($0, language: "yml") }.first
  }

  /// The example of glossary.yml.
  var glossary: String? {
    document.children(of: document.root).lazy.compactMap { code($0, language: "yml") }
      .first { $0.hasPrefix("terms:") }
  }

  /// The words in the first column of the table with this first heading, without values.
  func firstColumn(of heading: String) -> [String] {
    for block in document.children(of: document.root) {
      guard case .table = document[block].kind else { continue }
      let cells = document.children(of: block).compactMap { document[$0].firstChild }
      guard let first = cells.first, document.plainText(of: first) == heading else { continue }
      return cells.dropFirst().flatMap(words)
    }
    return []
  }

  /// The code spans in a cell, each up to its `=`.
  private func words(in cell: Document.NodeID) -> [String] {
    document.children(of: cell).compactMap { node in
      guard case .code(let text) = document[node].kind else { return nil }
      return text.split(separator: "=").first.map(String.init)
    }
  }

  private func code(_ block: Document.NodeID, language: String) -> String? {
    guard case .codeBlock(let code) = document[block].kind, code.info == language else {
      return nil
    }
    return code.literal
  }
}
