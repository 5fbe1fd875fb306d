/// How scrolling ends typing.
///
/// Type-checks only: scrolling doesn't end typing.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As usual.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Never.
  public static let never = ScrollDismissesKeyboardMode()
}

/// Whether indicators are shown.
///
/// Type-checks only: there are no indicators.
public struct ScrollIndicatorVisibility: Sendable {
  /// As usual.
  public static let automatic = ScrollIndicatorVisibility()
  /// Shown.
  public static let visible = ScrollIndicatorVisibility()
  /// Hidden.
  public static let hidden = ScrollIndicatorVisibility()
  /// Never shown.
  public static let never = ScrollIndicatorVisibility()
}
