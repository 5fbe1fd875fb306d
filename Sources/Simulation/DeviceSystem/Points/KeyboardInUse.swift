import DeviceProtocol

/// A custom keyboard on the screen, and what it types into.
final class KeyboardInUse {
  let session: PointSession
  /// The process in which something is edited.
  let host: ChildProcess
  let part: ShownPart
  /// The same process, as a scene names it.
  let owner: ScreenOwner
  /// What is edited, as the process last reported it.
  var document: TypedDocument
  /// The number of the keyboard's edits that are in it.
  var edits = 0
  /// The number of unanswered calls to either of the two.
  var unanswered = 0
  /// The number of calls so far.
  var traffic = 0
  /// Whether it is about to go.
  var isClosing = false

  init(
    session: PointSession, host: ChildProcess, part: ShownPart, owner: ScreenOwner,
    document: TypedDocument
  ) {
    self.session = session
    self.host = host
    self.part = part
    self.owner = owner
    self.document = document
  }
}
