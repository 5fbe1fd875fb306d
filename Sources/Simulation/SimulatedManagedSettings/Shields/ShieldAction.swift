/// What the user does on a shield.
///
/// Simulated: the scene's user presses one of the two buttons. Differs: the numbers are our own.
public enum ShieldAction: Int, Hashable, Sendable {
  /// Presses the upper button.
  case primaryButtonPressed
  /// Presses the lower button, which not every shield has.
  case secondaryButtonPressed
}

/// What the system does after that.
///
/// Simulated: as documented. Differs: the numbers are our own.
public enum ShieldActionResponse: Int, Hashable, Sendable {
  /// Nothing: the shield stays, unless the extension has changed the settings.
  case none
  /// The app, or the page, is closed; the user is back on the home screen.
  case close
  /// The shield is drawn again.
  case `defer`
}
