import CommonMark
import Findings

/// Reads a solution: text, and files that replace the starter's.
struct SolutionReader {
  let document: Document
  let section: StepSection
  let starter: [Snippet]

  /// Reads the solution; `nil`, with a finding, if it has no file.
  func solution(report: inout Report) -> Exercise.Solution? {
    var files = ReplacedFiles(starter: starter, base: starter)
    var blocks: [Block] = []
    for block in section.blocks {
      switch block.block {
      case .prose(let node):
        if !document.isComment(block) { blocks.append(.prose(node)) }
      case .snippet(let snippet):
        switch snippet.role {
        case .file:
          guard files.add(snippet, of: .solution, report: &report),
            let file = files.files.last
          else { continue }
          blocks.append(.snippet(file))
        case .shown:
          blocks.append(.snippet(snippet))
        case .program, .scene:
          report.stray(block, in: section, of: document)
        }
      case .expectation, .question:
        report.stray(block, in: section, of: document)
      }
    }
    let solution = Exercise.Solution(blocks: blocks, range: section.heading.range)
    check(solution, report: &report)
    return solution.files.isEmpty ? nil : solution
  }

  private func check(_ solution: Exercise.Solution, report: inout Report) {
    if document.wording(of: solution.prose).isEmpty {
      report.add(
        .section, ExerciseWords.solutionUnexplained, at: section.heading.range,
        remedy: ExerciseWords.solutionUnexplainedRemedy)
    }
    let files = solution.files
    if files.isEmpty {
      let hasFile = section.blocks.contains { $0.block.isFile || $0.hasMistake }
      if !hasFile { report.noFile(ExerciseWords.solutionWithoutFile, at: section.heading.range) }
    } else if !starter.isEmpty, files.changes(from: starter).isEmpty {
      report.add(
        .section, ExerciseWords.solutionIsStarter, at: section.heading.range,
        remedy: ExerciseWords.solutionIsStarterRemedy)
    }
  }
}

extension Report {
  /// Reports a solution or a variant that replaces nothing.
  mutating func noFile(_ message: String, at range: SourceRange) {
    add(.section, message, at: range, remedy: ExerciseWords.addFileRemedy)
  }
}
