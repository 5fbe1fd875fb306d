/// Light or dark.
///
/// Simulated: the device is light; a view, a controller or a window can be made dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
/// Much room or little.
///
/// Simulated: as on an upright phone: little across, much down.
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
/// Whether a window is over others.
///
/// Simulated: the documented values.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
/// Whether more contrast is wanted.
///
/// Simulated: the documented values.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}
/// Whether bold text is wanted.
///
/// Simulated: the documented values.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}
/// The range of colours of a screen.
///
/// Simulated: the documented values.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}
/// Whether firm presses are felt.
///
/// Simulated: the documented values; the device doesn't feel them.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// The size of text that the user wants.
///
/// Simulated: always the one that devices come with. Differs: the user can't change it.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a category of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }
  /// Not said.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Smaller.
  public static let small = UIContentSizeCategory("S")
  /// A little smaller.
  public static let medium = UIContentSizeCategory("M")
  /// As devices come.
  public static let large = UIContentSizeCategory("L")
  /// A little larger.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Larger.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// Largest but for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// First of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// Second of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// Third of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// Fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// Largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")
  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// Something that has traits: a view, a controller, a screen.
///
/// Simulated: the traits; it is told of changes when a style is overridden.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits here.
  var traitCollection: UITraitCollection { get }
  /// Called when they have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
