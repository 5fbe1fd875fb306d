import DeviceProtocol

/// The work of one of an extension's principal objects for the system itself, from its creation to
/// its end.
///
/// A request of the share sheet is for an app, and ends when the extension says so; a session ends
/// when the system has what it wanted.
final class PointSession {
  let number: Int
  let installed: InstalledExtension
  let worker: ChildProcess
  /// Whether the principal object exists.
  var hasBegun = false
  /// Whether its interface is on the screen.
  var isShown = false
  /// The app in which its interface is shown, if it is shown in one; it is visible only while that
  /// app is.
  var host: ChildProcess?
  /// The reason why it failed.
  var failure: String?
  var isOver = false

  init(number: Int, installed: InstalledExtension, worker: ChildProcess) {
    self.number = number
    self.installed = installed
    self.worker = worker
  }

  /// Whether calls can be made.
  var isOpen: Bool { hasBegun && !isOver && failure == nil && worker.isRunning }
}

/// The answer to a call, which comes later.
final class PointReply {
  var answer: PointAnswer? {
    didSet { if let answer { then?(answer) } }
  }
  /// Called when it comes, for code that doesn't wait for it.
  var then: ((PointAnswer) -> Void)?
}
