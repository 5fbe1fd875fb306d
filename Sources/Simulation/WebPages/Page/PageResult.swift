/// The result of a script's function, `run` or `finalize`.
package struct PageResult: Hashable, Sendable {
  /// The outcome.
  package var outcome: Outcome
  /// What the script wrote to the console, one line per call.
  package var messages: [String]
  /// The changes that it made to the page, in order.
  package var changes: [PageChange]
  /// Members that it asked for but the simulated page lacks, even where it caught the error.
  package var notSimulated: [String]
  /// What else its author should know: values left out, calls that don't count.
  package var remarks: [String]

  /// Makes a result.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - messages: What the script wrote to the console.
  ///   - changes: The changes that it made to the page.
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

  /// The outcome of the function.
  package enum Outcome: Hashable, Sendable {
    /// `run` called completionFunction with this.
    case results(PageValue)
    /// `run` returned, and nothing that it left to do called completionFunction.
    case neverCompleted
    /// `finalize` returned.
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
    /// The script was stopped when it used more than this many bytes.
    case outOfMemory(limit: Int)
    /// There is no engine on this machine; the Debian package to install.
    case engineMissing(install: String)
    /// The engine couldn't be started, or ended by itself.
    case engineFailed(reason: String)
  }
}
