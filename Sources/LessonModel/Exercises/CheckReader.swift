import CommonMark
import Findings

/// Reads a check: a scene, its expectations, and a table of verdicts.
struct CheckReader {
  let document: Document
  let section: StepSection
  /// The program without its scene.
  let program: Program

  /// The contents of a check.
  struct Check {
    var program: Program
    var expectations: [Expectation] = []
    var verdicts: [Exercise.Verdict] = []
  }

  /// Reads the check; `nil`, with a finding, if it has no scene.
  func check(report: inout Report) -> Check? {
    var verdicts: [Exercise.Verdict] = []
    var table: SourceRange?
    for block in section.blocks {
      switch block.block {
      case .expectation, .question: break
      case .snippet(let snippet) where snippet.role == .scene: break
      case .prose(let node) where document[node].kind.isTable:
        let range = document[node].range
        if let table {
          report.second(CheckWords.tableRepeated, at: range, first: table)
        } else {
          verdicts = VerdictTable(document: document, table: node, section: section)
            .verdicts(report: &report)
        }
        table = table ?? range
      case .prose where document.isComment(block): break
      case .prose, .snippet:
        if !block.hasMistake { report.stray(block, in: section, of: document) }
      }
    }
    guard let scene = scene(report: &report) else { return nil }
    var program = program
    program.main = scene.snippet
    return Check(
      program: program,
      expectations: expectations(of: program, at: scene.index, report: &report),
      verdicts: verdicts)
  }

  private func scene(report: inout Report) -> (snippet: Snippet, index: Int)? {
    var found: (snippet: Snippet, index: Int)?
    for (index, block) in section.blocks.enumerated() {
      guard case .snippet(let snippet) = block.block, snippet.role == .scene else { continue }
      if let found {
        report.second(
          CheckWords.sceneRepeated, at: snippet.infoRange, first: found.snippet.infoRange)
      } else {
        found = (snippet, index)
        report.checkWorks(snippet, .checkScene)
      }
    }
    if found == nil, !section.hasMistakes {
      report.add(
        .section, CheckWords.sceneMissing, at: section.heading.range,
        remedy: CheckWords.sceneMissingRemedy)
    }
    return found
  }

  private func expectations(
    of program: Program, at scene: Int, report: inout Report
  ) -> [Expectation] {
    var binding = ExpectationBinding(to: [StepPrograms.Entry(block: scene, program: program)])
    var expectations: [Expectation] = []
    for (index, block) in section.blocks.enumerated() {
      guard case .expectation(let snippet, let subject) = block.block,
        let expectation = binding.bind(snippet, subject, at: index, report: &report)
      else { continue }
      expectations.append(expectation)
    }
    return expectations
  }
}

extension Document.Kind {
  fileprivate var isTable: Bool {
    if case .table = self { true } else { false }
  }
}

extension Report {
  fileprivate mutating func second(
    _ message: String, at range: SourceRange?, first: SourceRange
  ) {
    add(
      .section, message, at: range, remedy: CheckWords.joinRemedy,
      notes: [Finding.Note(SharedWords.firstIsHere, range: first)])
  }

  /// Reports code in an exercise's section that is meant to fail.
  mutating func checkWorks(_ snippet: Snippet, _ part: ExercisePart) {
    guard snippet.failure != nil else { return }
    add(
      .section, ExerciseWords.failsOnPurpose(part), at: snippet.infoRange,
      remedy: ExerciseWords.failsOnPurposeRemedy)
  }
}
