/// The work that a program's outcome took, and why.
package struct ProgramWork: Hashable, Sendable {
  /// The program's name: that of its step, and its part in it.
  package var program: String
  /// The modules that were compiled.
  package var compiled: [String] = []
  /// The modules that had been compiled before.
  package var kept: [String] = []
  /// Whether it was run; if not, the outcome is that of an earlier run, or there is nothing to run.
  package var hasRun = false
  /// Whether its text can't be compiled or assembled at all, which is found anew each time.
  package var isRefused = false
  /// What has changed since work was last done for it; `nil` if it is new.
  package var changes: [String]? = []

  package init(program: String) { self.program = program }

  /// Whether there was nothing to do because everything was known.
  package var isNone: Bool { compiled.isEmpty && !hasRun && !isRefused }
}
