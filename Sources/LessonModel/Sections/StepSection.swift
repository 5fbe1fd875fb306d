import CommonMark
import Findings

/// A block of a step, its node, and whether its fence has a finding.
struct PlacedBlock {
  var node: Document.NodeID
  var block: ReadBlock
  /// A block with a mistake may be anything, so nothing else is reported as missing.
  var hasMistake = false
}

/// A `###` section whose heading is a word of the vocabulary.
struct StepSection {
  var word: SectionWord
  var heading: Outline.Heading
  var blocks: [PlacedBlock]

  /// Whether one of its fences has a finding.
  var hasMistakes: Bool { blocks.contains(where: \.hasMistake) }
}

extension Document {
  /// The place of a block: the info string of a fence, or else all of it.
  func range(of block: PlacedBlock) -> SourceRange? {
    switch block.block {
    case .snippet(let snippet), .expectation(let snippet, _): snippet.infoRange
    case .prose(let node): self[node].range
    case .question: self[block.node].range
    }
  }

  /// Whether a block is a comment, which isn't shown to learners.
  func isComment(_ block: PlacedBlock) -> Bool {
    guard case .prose(let node) = block.block, case .htmlBlock(let html) = self[node].kind else {
      return false
    }
    return html.hasPrefix("<!--")
  }
}
