import Findings
import Outcomes

/// What `tutor test --explain` says of a program: whether its outcome was known, and if not, what had changed and what
/// had to be done.
struct WorkReport: Encodable {
  /// The step's name for its only program, or that and what the program is there: `first/step, solution`.
  var program: String
  /// What has changed since work was last done for it; `nil` where that isn't known.
  var changed: [String]?
  /// The modules that had to be compiled.
  var compiled: [String]
  /// Whether it had to be run.
  var ran: Bool
  /// Whether its text can't be compiled at all, for what is found in it.
  var refused: Bool

  init(_ work: ProgramWork) {
    program = work.program
    changed = work.changes
    compiled = work.compiled
    ran = work.hasRun
    refused = work.isRefused
  }

  /// The program in one line below its step's.
  func line(below step: String) -> String {
    let name =
      program.hasPrefix(step + ", ") ? program.dropFirst(step.count + 2) + ": " : ""
    let work = TestReportWords.work(
      changed: changed, compiled: compiled, ran: ran, refused: refused)
    return "       \(name)\(work)\n"
  }
}
