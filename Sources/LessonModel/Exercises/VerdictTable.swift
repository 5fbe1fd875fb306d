import CommonMark
import Findings

/// The table that maps what is seen of a failure to verdicts.
struct VerdictTable {
  let document: Document
  let table: Document.NodeID
  let section: StepSection

  /// The headings of the two columns.
  static let columns = ["seen", "verdict"]

  /// Reads the rows; reports and leaves out those that can't be read.
  func verdicts(report: inout Report) -> [Exercise.Verdict] {
    let rows = Array(document.children(of: table))
    let range = document[table].range ?? section.heading.range
    let headings = rows.first.map { document.children(of: $0).map(document.plainText) }
    guard headings?.map(\.trimmed) == Self.columns else {
      report.add(
        .section, CheckWords.notVerdicts,
        at: rows.first.flatMap { document[$0].range } ?? range,
        remedy: CheckWords.notVerdictsRemedy)
      return []
    }
    if rows.count == 1 {
      report.add(
        .section, CheckWords.tableEmpty, at: range, remedy: CheckWords.tableEmptyRemedy)
    }
    var places: [Exercise.Verdict.Seen: SourceRange] = [:]
    return rows.dropFirst().compactMap { row in
      guard let verdict = verdict(in: row, report: &report) else { return nil }
      if let first = places[verdict.seen] ?? places[.otherwise] {
        report.neverGiven(verdict, first: first)
        return nil
      }
      places[verdict.seen] = verdict.range
      return verdict
    }
  }

  private func verdict(in row: Document.NodeID, report: inout Report) -> Exercise.Verdict? {
    let cells = Array(document.children(of: row))
    let range = document[row].range ?? section.heading.range
    guard let first = cells.first, let last = cells.last, cells.count == 2 else { return nil }
    guard let seen = SeenCell(of: first, in: document).seen(report: &report, row: range) else {
      return nil
    }
    let text = document.plainText(of: last).onOneLine
    guard !text.isEmpty else {
      report.add(
        .section, CheckWords.verdictEmpty, at: range, remedy: CheckWords.verdictEmptyRemedy)
      return nil
    }
    return Exercise.Verdict(seen: seen, text: text, cell: last, range: range)
  }
}

/// A cell that says what is seen: a word of the vocabulary, a code span, or a word and then a code
/// span.
private struct SeenCell {
  private let text: String
  private let range: SourceRange?
  private let word: String
  private let code: String?
  /// Whether anything follows the code.
  private let isLonger: Bool

  init(of cell: Document.NodeID, in document: Document) {
    text = document.plainText(of: cell).onOneLine
    range = document[cell].range
    var words = ""
    var code: String?
    var isLonger = false
    for node in document.children(of: cell) {
      switch document[node].kind {
      case .code(let literal) where code == nil: code = literal
      case .text(let literal) where code == nil: words += literal
      default: isLonger = true
      }
    }
    word = words.trimmed
    self.code = code
    self.isLonger = isLonger
  }

  func seen(report: inout Report, row: SourceRange) -> Exercise.Verdict.Seen? {
    let range = range ?? row
    switch (VerdictWord(rawValue: word), code) {
    case (.otherwise, nil) where !isLonger:
      return .otherwise
    case (.compile, let code?) where !isLonger:
      return .compilation(message: code)
    case (.no, let code?) where !isLonger:
      return report.isLine(code, at: range) ? .noLine(code) : nil
    case (nil, let code?) where !isLonger && word.isEmpty:
      return report.isLine(code, at: range) ? .line(code) : nil
    default:
      let known = VerdictWord.allCases.map(\.rawValue)
      let meant = VerdictWord(rawValue: word) == nil ? NearMiss.best(for: word, among: known) : nil
      report.add(
        .section, CheckWords.seenUnknown(text, meant: meant), at: range,
        remedy: CheckWords.seenUnknownRemedy)
      return nil
    }
  }
}

extension Report {
  /// Whether a pattern can match a line of the event log; reports one that can't.
  fileprivate mutating func isLine(_ pattern: String, at range: SourceRange) -> Bool {
    if pattern.contains(": ") || pattern.contains("…") { return true }
    add(
      .section, CheckWords.notALine(pattern), at: range, remedy: CheckWords.notALineRemedy)
    return false
  }

  fileprivate mutating func neverGiven(_ verdict: Exercise.Verdict, first: SourceRange) {
    add(
      .section, CheckWords.neverGiven, at: verdict.range, remedy: CheckWords.neverGivenRemedy,
      notes: [Finding.Note(SharedWords.otherIsHere, range: first)])
  }
}
