import Synchronization

/// The progress of running all lessons, as a temporary line.
///
/// ```
/// 112 of 231 steps have run; now: Settings that both read …
/// ```
final class SiteProgress: Sendable {
  private let steps: Int
  private let state = Mutex((done: 0, title: ""))
  private let line = WaitingLine()

  /// - Parameter steps: The total number of steps.
  init(steps: Int) { self.steps = steps }

  /// Names the lesson whose steps are running.
  func begin(_ title: String) { show { $0.title = title } }

  /// Counts a step that has run.
  func count() { show { $0.done += 1 } }

  /// Removes the line, for findings or because all is done.
  func end() { line.end() }
}

extension SiteProgress {
  private func show(_ change: (inout sending (done: Int, title: String)) -> Void) {
    state.withLock { state in
      change(&state)
      // Written with the lock held, so that two steps ending at once don't make the count go
      // backwards.
      line.say(SiteWords.stepsRun(state.done, of: steps, lesson: state.title))
    }
  }
}
