import DeviceProtocol

/// A custom keyboard on the screen, and what it types into.
final class KeyboardInUse {
  let session: PointSession
  /// The process in which something is edited.
  let host: ChildProcess
  let part: ShownPart
  /// The same, as a scene names it.
  let owner: ScreenOwner
  /// What is edited, as the process has said last.
  var document: TypedDocument
  /// How many of the keyboard's edits are in it.
  var edits = 0
  /// What has been said to one of the two and isn't answered.
  var unanswered = 0
  /// How often something was said.
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
