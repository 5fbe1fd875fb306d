/// The report of `tutor test` on steps and programs.
enum TestReportWords {
  static func passed(_ step: String, milliseconds: Int?) -> String {
    "ok     \(step) (\(time(milliseconds)))"
  }

  static func failed(_ step: String, milliseconds: Int?) -> String {
    "FAILED \(step) (\(time(milliseconds)))"
  }

  static func skipped(_ step: String, reason: String) -> String { "skipped \(step) (\(reason))" }

  /// How long a step took; if unknown, it was in the cache.
  private static func time(_ milliseconds: Int?) -> String {
    milliseconds.map { "\($0) ms" } ?? "cached"
  }

  static func notRun(_ reason: String) -> String { "not run on this machine: \(reason)" }

  static func summary(_ summary: TestReport.Summary) -> String {
    "\(summary.passed) passed, \(summary.failed) failed"
      + (summary.skipped > 0 ? ", \(summary.skipped) skipped" : "")
      + (summary.cached > 0 ? " (\(summary.cached) of \(summary.programs) programs cached)" : "")
  }

  /// The work for a program, and the reason; `changed` is `nil` for a new one.
  static func work(
    changed: [String]?, compiled: [String], ran: Bool, refused: Bool
  ) -> String {
    let work =
      (compiled.isEmpty ? [] : ["compiled " + compiled.joined(separator: ", ")])
      + (ran ? ["ran"] : []) + (refused ? ["refused"] : [])
    let cause =
      switch changed {
      case nil: "new"
      case []: "nothing has changed"
      case let changes?: "changed: " + changes.joined(separator: ", ")
      }
    if work.isEmpty { return changed == [] ? "known" : cause + "; nothing to do" }
    return cause + "; " + work.joined(separator: " and ")
  }

  // MARK: - As JUnit XML

  static let suiteName = "tutor test"
  static let noProgram = "the step has no program to run"
}
