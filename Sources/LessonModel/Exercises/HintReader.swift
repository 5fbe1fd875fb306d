import CommonMark
import Findings

/// Reads hints: a single numbered list.
struct HintReader {
  let document: Document
  let section: StepSection

  /// Reads the hints, in order.
  func hints(report: inout Report) -> [Exercise.Hint] {
    var items: [Document.NodeID]?
    for block in section.blocks where !document.isComment(block) {
      if items == nil, case .list(let list) = document[block.node].kind, list.isOrdered {
        items = Array(document.children(of: block.node))
      } else {
        report.stray(block, in: section, of: document)
      }
    }
    report.tooFew(items?.count ?? 0, .hint, in: section)
    return (items ?? []).compactMap { hint($0, report: &report) }
  }

  private func hint(_ item: Document.NodeID, report: inout Report) -> Exercise.Hint? {
    let nodes = Array(document.children(of: item))
    let range = document[item].range ?? section.heading.range
    let text = document.wording(of: nodes)
    guard !text.isEmpty else {
      report.add(
        .section, ExerciseWords.hintEmpty, at: range, remedy: ExerciseWords.hintEmptyRemedy)
      return nil
    }
    return Exercise.Hint(nodes: nodes, plainText: text, range: range)
  }
}
