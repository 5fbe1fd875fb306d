/// What came of a script's function, `run` or `finalize`.
package struct PageResult: Hashable, Sendable {
  /// What it came to.
  package var outcome: Outcome
  /// What the script wrote to the console, a call a line.
  package var messages: [String]
  /// What it changed on the page, in order.
  package var changes: [PageChange]
  /// Members that it asked for and the simulated page lacks, even where it caught the error.
  package var notSimulated: [String]
  /// What else its author should know: values left out, calls that don't count.
  package var remarks: [String]

  /// Makes a result.
  ///
  /// - Parameters:
  ///   - outcome: What it came to.
  ///   - messages: What the script wrote to the console.
  ///   - changes: What it changed on the page.
  ///   - notSimulated: Members that the simulated page lacks.
  ///   - remarks: What else its author should know.
  package init(
    outcome: Outcome, messages: [String] = [], changes: [PageChange] = [],
    notSimulated: [String] = [], remarks: [String] = []
  ) {
    self.outcome = outcome
    self.messages = messages
    self.changes = changes
    self.notSimulated = notSimulated
    self.remarks = remarks
  }

  /// What it came to.
  package enum Outcome: Hashable, Sendable {
    /// `run` called completionFunction with this.
    case results(PageValue)
    /// `run` came to its end, and nothing that it left to do called completionFunction.
    case neverCompleted
    /// `finalize` came to its end.
    case finalized
    /// The script has no function `finalize`, or wasn't run.
    case noFinalize
    /// There is no `ExtensionPreprocessingJS` with a function `run`.
    case noPreprocessor(reason: String)
    /// The script can't be read, or threw an error.
    case failed(ScriptError)
    /// The page can't be opened.
    case pageRefused(PageProblem)
    /// The script was stopped after this many seconds.
    case timedOut(seconds: Double)
    /// The script was stopped when it had taken more than this many bytes.
    case outOfMemory(limit: Int)
    /// There is no engine on this machine; the Debian package to install.
    case engineMissing(install: String)
    /// The engine could not be started, or ended by itself.
    case engineFailed(reason: String)
  }
}
