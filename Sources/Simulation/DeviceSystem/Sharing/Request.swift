import DeviceProtocol

/// A request in progress: from the choice in the sheet to the end of the work that follows it.
final class Request {
  let number: Int
  /// The sheet that it came from, as the host numbers it.
  let sheet: Int
  let host: ChildProcess
  let worker: ChildProcess
  /// Whether the host takes items back, as that of an Action does.
  let takesItems: Bool
  /// Whether the extension has its principal object.
  var hasBegun = false
  var end: RequestEnd?
  /// What the extension returned.
  var returned: [ItemDescription] = []
  /// What the host made of the returned items, as text; `nil` until it has.
  var received: [String]?
  /// Whether the host has everything that it wants of the returned items.
  var isDelivered = false
  /// Whether the work that follows the request is done.
  var isWorkDone = false
  /// Whether the extension's process has freed what it made for the request.
  var isLetGo = false
  /// The number of attachments that the extension has asked for.
  var loads = 0
  /// The number of those for which the extension has no answer yet.
  var openLoads = 0
  /// The number of returned attachments for which the host is waiting.
  var returnedLoads = 0
  /// Loads that have not gone to the host yet, in their order.
  var waiting: [WaitingLoad] = []

  init(
    number: Int, sheet: Int, host: ChildProcess, worker: ChildProcess, takesItems: Bool
  ) {
    self.number = number
    self.sheet = sheet
    self.host = host
    self.worker = worker
    self.takesItems = takesItems
  }

  /// Whether the host still answers the extension's loads.
  ///
  /// It does until the request has ended, and afterwards for what the host gets back, because an
  /// extension may return what it was given.
  var isAnswered: Bool { end == nil || returnedLoads > 0 }

  /// Whether the extension is waiting for something that its host doesn't keep back.
  var isLoading: Bool { openLoads > 0 && end == nil && worker.isRunning && !host.holdsLoads }

  /// Whether the extension's process is no longer needed for it.
  var isOver: Bool { end != nil && isDelivered && isWorkDone && isLetGo }
}

/// A load between the question and its forwarding to the host.
final class WaitingLoad {
  /// The time by which it is forwarded at the latest.
  let deadline: ContinuousClock.Instant
  /// Whether the code that asked has returned.
  var isSettled = false
  let carry: () -> Void

  init(until deadline: ContinuousClock.Instant, carry: @escaping () -> Void) {
    self.deadline = deadline
    self.carry = carry
  }
}
