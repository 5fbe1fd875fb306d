import CommonMark
import Findings

/// A document divided at its level-2 headings.
struct Outline {
  /// The first level-1 heading before the steps.
  var title: Heading?
  /// The blocks before the first step, without the title's heading.
  var introduction: [Document.NodeID] = []
  var sections: [Section] = []

  /// A heading's text and place.
  struct Heading {
    var text: String
    var range: SourceRange
  }

  /// A level-2 heading with the blocks below it.
  struct Section {
    var heading: Heading
    var blocks: [Document.NodeID]
  }

  /// Divides a document; headings inside quotes and lists count as ordinary text.
  init(of document: Document) {
    for block in document.children(of: document.root) {
      switch document[block].kind {
      case .heading(level: 2):
        sections.append(Section(heading: Heading(of: block, in: document), blocks: []))
      case .heading(level: 1) where sections.isEmpty && title == nil:
        title = Heading(of: block, in: document)
      default:
        if sections.isEmpty {
          introduction.append(block)
        } else {
          sections[sections.count - 1].blocks.append(block)
        }
      }
    }
  }
}

extension Outline.Heading {
  init(of block: Document.NodeID, in document: Document) {
    text = document.plainText(of: block).trimmed
    range = document[block].range ?? SourceRange(line: 1, column: 1)
  }
}
