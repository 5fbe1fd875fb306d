public import SimulatedUIKit

/// How a shield looks.
///
/// Simulated: all of it is on the screen that covers the app, with the system's own look for what
/// is `nil` (documented).
public struct ShieldConfiguration {
  /// The material behind the shield.
  ///
  /// Simulated: the screen says its name. Differs: nothing shines through.
  public let backgroundBlurStyle: UIBlurEffect.Style?
  /// The colour behind the shield.
  public let backgroundColor: UIColor?
  /// The picture; the system's is an hourglass.
  public let icon: UIImage?
  /// The title below the picture.
  public let title: Label?
  /// The text below the title.
  public let subtitle: Label?
  /// The upper button's label.
  public let primaryButtonLabel: Label?
  /// The upper button's colour.
  public let primaryButtonBackgroundColor: UIColor?
  /// The lower button's label; without one there is no such button (documented).
  public let secondaryButtonLabel: Label?

  /// Makes a look.
  public init(
    backgroundBlurStyle: UIBlurEffect.Style? = nil, backgroundColor: UIColor? = nil,
    icon: UIImage? = nil, title: Label? = nil, subtitle: Label? = nil,
    primaryButtonLabel: Label? = nil, primaryButtonBackgroundColor: UIColor? = nil,
    secondaryButtonLabel: Label? = nil
  ) {
    self.backgroundBlurStyle = backgroundBlurStyle
    self.backgroundColor = backgroundColor
    self.icon = icon
    self.title = title
    self.subtitle = subtitle
    self.primaryButtonLabel = primaryButtonLabel
    self.primaryButtonBackgroundColor = primaryButtonBackgroundColor
    self.secondaryButtonLabel = secondaryButtonLabel
  }

  /// A text on a shield.
  ///
  /// Simulated: no known difference.
  public struct Label {
    /// The text.
    public let text: String
    /// Its colour.
    public let color: UIColor

    /// Makes a text.
    public init(text: String, color: UIColor) {
      self.text = text
      self.color = color
    }
  }
}
