import DeviceProtocol

/// A request on its way: from the pick in the sheet to the end of the work behind it.
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
  /// What the host made of the returned items, in words; `nil` before it has.
  var received: [String]?
  /// Whether the host has all that it wants of the returned items.
  var isDelivered = false
  /// Whether the work behind the request has been done.
  var isWorkDone = false
  /// Whether the extension's process has freed what it made for the request.
  var isLetGo = false
  /// How many attachments the extension has asked for.
  var loads = 0
  /// How many of them the extension has no answer for yet.
  var openLoads = 0
  /// How many returned attachments the host is waiting for.
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

  /// Whether the host still answers the extension's loads: until the request has ended, and then
  /// for what it gets back itself, since what an extension returns may be what it was given.
  var isAnswered: Bool { end == nil || returnedLoads > 0 }

  /// Whether the extension is waiting for something that its host doesn't keep back.
  var isLoading: Bool { openLoads > 0 && end == nil && worker.isRunning && !host.holdsLoads }

  /// Whether the extension's process is needed for it no more.
  var isOver: Bool { end != nil && isDelivered && isWorkDone && isLetGo }
}

/// A load between the question and its way to the host.
final class WaitingLoad {
  /// When it goes on its way at the latest.
  let deadline: ContinuousClock.Instant
  /// Whether the code that asked has returned.
  var isSettled = false
  let carry: () -> Void

  init(until deadline: ContinuousClock.Instant, carry: @escaping () -> Void) {
    self.deadline = deadline
    self.carry = carry
  }
}
