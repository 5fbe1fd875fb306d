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

/// A request on its way: from the pick in the sheet to its end.
final class Request {
  let number: Int
  let host: ChildProcess
  let worker: ChildProcess
  var end: RequestEnd?
  /// How many attachments the extension has asked for.
  var loads = 0
  /// Loads that the host keeps waiting.
  var held: [() -> Void] = []

  init(number: Int, host: ChildProcess, worker: ChildProcess) {
    self.number = number
    self.host = host
    self.worker = worker
  }
}
