/// What had to be done for a program's outcome, and why.
package struct ProgramWork: Hashable, Sendable {
  /// The program's name: that of its step, and what it is there.
  package var program: String
  /// The modules that were compiled.
  package var compiled: [String] = []
  /// The modules that were compiled before.
  package var kept: [String] = []
  /// Whether it was run; otherwise the outcome is that of an earlier run, or there is nothing to run.
  package var hasRun = false
  /// Whether its text can't be compiled or put together at all, which is found out each time.
  package var isRefused = false
  /// What has changed since work was last done for it; `nil` when it is new.
  package var changes: [String]? = []

  package init(program: String) { self.program = program }

  /// Whether there was nothing to be done: all was known.
  package var isNone: Bool { compiled.isEmpty && !hasRun && !isRefused }
}
