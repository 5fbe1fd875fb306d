import CommonMark
import Findings

extension Report {
  /// Reports a block that has no place in a section.
  mutating func stray(_ block: PlacedBlock, in section: StepSection, of document: Document) {
    let range = document.range(of: block)
    add(
      .section,
      "\(document.name(of: block)) does not belong into section \(quoted(section.word.rawValue))",
      at: range ?? section.heading.range,
      remedy: "move it out of the section, which holds \(section.word.content)")
  }

  /// Reports that there is less of something than has to be.
  mutating func tooFew(_ count: Int, _ name: String, in section: StepSection) {
    guard count < 2 else { return }
    let found = count == 0 ? "no \(name)" : "1 \(name)"
    add(
      .section, "Section \(quoted(section.word.rawValue)) has \(found), at least 2 are needed",
      at: section.heading.range,
      remedy: "add \(count == 0 ? "two" : "another one"), or remove the section")
  }
}

extension Document {
  /// What messages call a block.
  fileprivate func name(of block: PlacedBlock) -> String {
    switch block.block {
    case .expectation: return "Expected text"
    case .snippet(let snippet): return snippet.role.name
    case .prose(let node):
      switch self[node].kind {
      case .heading: return "Heading"
      case .list: return "List"
      case .table: return "Table"
      case .blockQuote: return "Quote"
      case .thematicBreak: return "Rule"
      case .codeBlock: return "Indented code"
      case .htmlBlock: return "HTML"
      case .document, .item, .paragraph, .tableRow, .tableCell, .text, .softBreak, .lineBreak,
        .code, .htmlInline, .emphasis, .strong, .link, .image:
        return "Text"
      }
    }
  }
}

extension Snippet.Role {
  fileprivate var name: String {
    switch self {
    case .shown: "Code that is only shown"
    case .program: "Program"
    case .scene: "Scene"
    case .file: "File"
    }
  }
}
