import DeviceEvents
import DeviceProtocol

extension Device {
  /// Performs a user's action, and returns when the process has reacted.
  ///
  /// For an element that isn't there yet, or is still dimmed, the user waits as long as people do;
  /// and also for what an extension has asked for and will be given, because no user is faster than
  /// that.
  func perform(_ act: ScreenAct, on owner: ScreenOwner) -> SceneAnswer {
    if let shield = shield(over: owner) { return perform(act, on: shield) }
    if let reason = reasonAgainst(act, on: owner) ?? reasonAgainstActing(on: owner) {
      return .impossible(reason)
    }
    noteTouch(on: owner)
    let end = clock.now + .seconds(Self.patienceOfUser)
    awaitLoads(of: owner, until: end)
    while true {
      switch attempt(act, on: owner) {
      case .done(let process):
        // By now, whatever takes two or three turns of the main queue has happened in every run.
        settle(process)
        settle(process)
        settleTyping()
        settleConversation()
        return .done
      case .impossible(let reason): return .impossible(reason)
      case .notYet(let reason):
        guard clock.now < end else { return .impossible(reason) }
        wait(seconds: 0.1) { false }
      }
    }
  }

  /// Waits until an extension has been given what it has asked for, and has reacted; what the host
  /// keeps back isn't waited for.
  private func awaitLoads(of owner: ScreenOwner, until end: ContinuousClock.Instant) {
    guard case .request(let number) = owner, requests.indices.contains(number) else { return }
    let request = requests[number]
    guard request.loads > 0 else { return }
    while request.isLoading, clock.now < end { wait(seconds: 0.1) { false } }
    // The answer is there; the consequences of the handler come a turn or two later, on whatever
    // queue.
    settle(request.worker)
    waitUntilAllWait()
  }

  /// The number of seconds that the user waits for something to appear.
  private static let patienceOfUser = 3

  private enum Attempt {
    case done(ChildProcess)
    /// Nothing on the screen matches, or it is dimmed.
    case notYet(String)
    case impossible(String)
  }

  private func attempt(_ act: ScreenAct, on owner: ScreenOwner) -> Attempt {
    switch process(of: owner) {
    case .failure(let problem): return .impossible(problem.message)
    case .success(let (process, part)):
      var problem: String?
      let isAnswered = ask(.act(part, act), process) { [recorder] answer in
        if case .failed(let error) = answer {
          problem = error.message
        } else {
          recorder.record(process.name, .acted(ScreenWords.act(act)))
        }
      }
      if let problem { return .notYet("'\(process.name)': \(problem)") }
      // A process that ends because of the user's action has reacted too.
      guard isAnswered || !process.isRunning else {
        return .impossible(ScreenWords.busy(process.name))
      }
      return .done(process)
    }
  }
}
