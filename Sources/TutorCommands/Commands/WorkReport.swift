import Findings
import Outcomes

/// What `tutor test --explain` reports about a program: whether its outcome was kept and, if not,
/// what had changed and what work that took.
struct WorkReport: Encodable {
  /// The step's name and, if it has several programs, this one's part in it:
  /// `first/step, solution`.
  var program: String
  /// What has changed since work was last done for it; `nil` if that isn't known.
  var changed: [String]?
  /// The modules that had to be compiled.
  var compiled: [String]
  /// Whether it had to be run.
  var ran: Bool
  /// Whether its text can't be compiled at all, because of findings in it.
  var refused: Bool

  init(_ work: ProgramWork) {
    program = work.program
    changed = work.changes
    compiled = work.compiled
    ran = work.hasRun
    refused = work.isRefused
  }

  /// A line for the program, below that of its step.
  func line(below step: String) -> String {
    let name =
      program.hasPrefix(step + ", ") ? program.dropFirst(step.count + 2) + ": " : ""
    let work = TestReportWords.work(
      changed: changed, compiled: compiled, ran: ran, refused: refused)
    return "       \(name)\(work)\n"
  }
}
