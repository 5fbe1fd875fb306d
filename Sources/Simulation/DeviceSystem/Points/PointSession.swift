import DeviceProtocol

/// What one principal object of an extension does for the system itself, from its making to its end.
///
/// A request of the share sheet is for an app, and ends by the extension's word; a session ends when
/// the system has what it wanted.
final class PointSession {
  let number: Int
  let installed: InstalledExtension
  let worker: ChildProcess
  /// Whether the principal object is there.
  var hasBegun = false
  /// Whether its interface is on the screen.
  var isShown = false
  /// The app in which its interface is shown, where it is one's; it can be seen with it alone.
  var host: ChildProcess?
  /// Why nothing comes of it.
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

/// The answer to a call, as it comes.
final class PointReply {
  var answer: PointAnswer? {
    didSet { if let answer { then?(answer) } }
  }
  /// What is done when it comes, for those who don't wait for it.
  var then: ((PointAnswer) -> Void)?
}
