import CommonMark
import Findings

extension Report {
  /// Reports a block that doesn't belong in a section.
  mutating func stray(_ block: PlacedBlock, in section: StepSection, of document: Document) {
    let range = document.range(of: block)
    add(
      .section, StepSectionWords.stray(StrayBlock(block, in: document), in: section.word),
      at: range ?? section.heading.range, remedy: StepSectionWords.strayRemedy(section.word))
  }

  /// Reports that a section has too few of something.
  mutating func tooFew(_ count: Int, _ item: SectionItem, in section: StepSection) {
    guard count < 2 else { return }
    add(
      .section, StepSectionWords.tooFew(count, item, in: section.word), at: section.heading.range,
      remedy: StepSectionWords.tooFewRemedy(count))
  }
}

/// Items of which a section has several.
enum SectionItem {
  case answer, hint, variant
}

/// The kinds of stray block that messages distinguish.
enum StrayBlock {
  case expectation, shownCode, program, scene, file
  case heading, list, table, quote, rule, indentedCode, html, text

  fileprivate init(_ block: PlacedBlock, in document: Document) {
    switch block.block {
    case .expectation: self = .expectation
    case .question: self = .list
    case .snippet(let snippet): self.init(snippet.role)
    case .prose(let node): self.init(document[node].kind)
    }
  }

  private init(_ role: Snippet.Role) {
    switch role {
    case .shown: self = .shownCode
    case .program: self = .program
    case .scene: self = .scene
    case .file: self = .file
    }
  }

  private init(_ kind: Document.Kind) {
    switch kind {
    case .heading: self = .heading
    case .list: self = .list
    case .table: self = .table
    case .blockQuote: self = .quote
    case .thematicBreak: self = .rule
    case .codeBlock: self = .indentedCode
    case .htmlBlock: self = .html
    case .document, .item, .paragraph, .tableRow, .tableCell, .text, .softBreak, .lineBreak,
      .code, .htmlInline, .emphasis, .strong, .link, .image:
      self = .text
    }
  }
}
