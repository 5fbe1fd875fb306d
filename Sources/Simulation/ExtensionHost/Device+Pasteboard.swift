import DeviceProtocol

extension Device {
  /// Sets the user's answer from now on when an app wants to paste what another app has copied.
  ///
  /// iOS asks since version 16, and by default the user allows it.
  ///
  /// - Parameter answer: The answer.
  public func answerPaste(_ answer: PasteAnswer) {
    link.perform(.answerPaste(answer == .allow ? .allow : .refuse))
  }
}

/// The user's answer when an app wants to paste from another.
public enum PasteAnswer: Sendable {
  /// "Allow Paste".
  case allow
  /// "Don't Allow Paste".
  case refuse
}

extension App {
  /// Copies things in the app: afterwards they are in the general pasteboard.
  ///
  /// - Parameter things: Text, links or bytes.
  public func copy(_ things: Shareable...) {
    link.perform(.copy(app: name, things.map(\.thing)))
  }
}
