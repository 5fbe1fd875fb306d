import CommonMark
import Findings

/// A block of a step, where it is, and whether its fence has a finding.
struct PlacedBlock {
  var node: Document.NodeID
  var block: ReadBlock
  /// With a mistake it may be anything, so that nothing is said of what seems missing.
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
  /// Finds where a block is: the info string of a fence, else all of it.
  func range(of block: PlacedBlock) -> SourceRange? {
    switch block.block {
    case .snippet(let snippet), .expectation(let snippet, _): snippet.infoRange
    case .prose(let node): self[node].range
    case .question: self[block.node].range
    }
  }

  /// Whether a block is a comment, which says nothing to learners.
  func isComment(_ block: PlacedBlock) -> Bool {
    guard case .prose(let node) = block.block, case .htmlBlock(let html) = self[node].kind else {
      return false
    }
    return html.hasPrefix("<!--")
  }
}
