/// The limits for a page and its script.
package struct PageLimits: Hashable, Sendable {
  /// Wall-clock seconds for the script to run, and again for it to finalize.
  package var seconds = 5.0
  /// Bytes of memory that the engine may have to itself.
  package var memory = 256 << 20
  /// Bytes of HTML.
  package var htmlBytes = 512 << 10
  /// Elements and texts of the page.
  package var nodes = 20_000
  /// The depth of nested elements.
  package var depth = 200
  /// Wall-clock seconds for reading the HTML.
  package var readingSeconds = 5.0
  /// The bytes of the engine's answer.
  package var answerBytes = 8 << 20

  /// Makes the usual limits.
  package init() {}
}

extension PageLimits {
  /// When a script that is at work now has to be done.
  var deadline: ContinuousClock.Instant { .now + .seconds(seconds) }

  /// Returns what is said of a script that was stopped.
  func outcome(_ stop: EngineProcess.Stop) -> PageResult.Outcome {
    switch stop {
    case .timedOut: .timedOut(seconds: seconds)
    case .outOfMemory: .outOfMemory(limit: memory)
    case .tooMuch: .engineFailed(reason: EngineWords.tooLongAnswer(answerBytes))
    case .ended(let reason): .engineFailed(reason: reason)
    }
  }
}
