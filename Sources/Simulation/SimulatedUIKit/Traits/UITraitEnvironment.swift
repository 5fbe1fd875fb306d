/// The style of an interface: light or dark.
///
/// Simulated: the device is in light mode; a view, a controller or a window can be made dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
/// The room in one direction.
///
/// Simulated: as on an upright phone: compact horizontally, regular vertically.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}
/// The kind of device.
///
/// Simulated: the device is a phone.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}
/// The direction of reading.
///
/// Simulated: always from left to right.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
/// The direction of reading, as a trait.
///
/// Simulated: always from left to right.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
/// The level of a window: above others or not.
///
/// Simulated: the documented values.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
/// Whether the user wants more contrast.
///
/// Simulated: the documented values.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}
/// Whether the user wants bold text.
///
/// Simulated: the documented values.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}
/// The color range of a screen.
///
/// Simulated: the documented values.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}
/// Whether the screen senses the force of touches.
///
/// Simulated: the documented values; the device doesn't sense it.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// The user's preferred text size.
///
/// Simulated: always the device's default. Differs: the user can't change it.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }
  /// An unspecified size.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// A smaller size.
  public static let small = UIContentSizeCategory("S")
  /// A slightly smaller size.
  public static let medium = UIContentSizeCategory("M")
  /// The default size.
  public static let large = UIContentSizeCategory("L")
  /// A slightly larger size.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// A larger size.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest size below those for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The first of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest size of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")
  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// An object that has traits: a view, a controller, a screen.
///
/// Simulated: the traits; it is told of changes when a style is overridden.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The object's traits.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
