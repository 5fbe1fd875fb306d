import DeviceEvents
import DeviceProtocol

/// A share sheet that is open.
struct Sheet {
  var number: Int
  var host: ChildProcess
  var items: [ItemDescription]
  /// The extensions in the sheet, each with its verdict.
  var entries: [Entry]

  struct Entry {
    var installed: InstalledExtension
    var offer: Offer
  }
}

/// A load between the question and its way to the host.
final class WaitingLoad {
  /// When it goes on its way at the latest.
  let deadline = ContinuousClock.now + .milliseconds(100)
  /// Whether the code that asked has returned.
  var isSettled = false
  let carry: () -> Void

  init(carry: @escaping () -> Void) { self.carry = carry }
}

/// A request on its way: from the pick in the sheet to its end.
final class Request {
  let number: Int
  let host: ChildProcess
  let worker: ChildProcess
  var end: RequestEnd?
  /// How many attachments the extension has asked for.
  var loads = 0
  /// Loads that have not gone to the host yet, in their order.
  var waiting: [WaitingLoad] = []

  init(number: Int, host: ChildProcess, worker: ChildProcess) {
    self.number = number
    self.host = host
    self.worker = worker
  }
}
