public import Foundation

/// The traits of an interface's environment.
///
/// Simulated: the traits of an upright phone in light mode, except for overridden styles.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  // All values are set once, when the object is made.
  private let style: UIUserInterfaceStyle?
  private let idiom: UIUserInterfaceIdiom?
  private let across: UIUserInterfaceSizeClass?
  private let down: UIUserInterfaceSizeClass?
  private let scale: CGFloat?
  private let category: UIContentSizeCategory?
  private let level: UIUserInterfaceLevel?

  init(
    style: UIUserInterfaceStyle? = nil, idiom: UIUserInterfaceIdiom? = nil,
    across: UIUserInterfaceSizeClass? = nil, down: UIUserInterfaceSizeClass? = nil,
    scale: CGFloat? = nil, category: UIContentSizeCategory? = nil,
    level: UIUserInterfaceLevel? = nil
  ) {
    self.style = style
    self.idiom = idiom
    self.across = across
    self.down = down
    self.scale = scale
    self.category = category
    self.level = level
    super.init()
  }

  /// Makes traits without any values.
  public override convenience init() { self.init(style: nil) }
  /// Makes traits with a style: light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  /// Makes traits with a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }
  /// Makes traits with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(across: horizontalSizeClass)
  }
  /// Makes traits with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(down: verticalSizeClass)
  }
  /// Makes traits with the scale of a screen.
  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }
  /// Makes traits with a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }
  /// Makes traits with the level of a window.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(level: userInterfaceLevel)
  }
  /// Makes traits from several others, of which the last takes precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let all = traitCollections.reversed()
    self.init(
      style: all.lazy.compactMap(\.style).first, idiom: all.lazy.compactMap(\.idiom).first,
      across: all.lazy.compactMap(\.across).first, down: all.lazy.compactMap(\.down).first,
      scale: all.lazy.compactMap(\.scale).first, category: all.lazy.compactMap(\.category).first,
      level: all.lazy.compactMap(\.level).first)
  }

  /// The traits of the device.
  static let device = UITraitCollection(
    style: .light, idiom: .phone, across: .compact, down: .regular, scale: 3, category: .large,
    level: .base)
  static let light = device
  static let dark = UITraitCollection(traitsFrom: [device, UITraitCollection(style: .dark)])

  /// The traits for which colours are determined: the device's, unless `performAsCurrent(_:)` sets
  /// others.
  open class var current: UITraitCollection {
    get { threadCurrent ?? .device }
    set { threadCurrent = newValue }
  }

  @TaskLocal static var scoped: UITraitCollection?
  private static var threadCurrent: UITraitCollection? {
    get { scoped ?? Thread.current.threadDictionary["UITraitCollection"] as? UITraitCollection }
    set { Thread.current.threadDictionary["UITraitCollection"] = newValue }
  }

  /// Runs a closure with these traits as the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$scoped.withValue(self) { actions() }
  }

  /// The style: light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { style ?? .unspecified }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom ?? .unspecified }
  /// The room in the horizontal direction.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { across ?? .unspecified }
  /// The room in the vertical direction.
  open var verticalSizeClass: UIUserInterfaceSizeClass { down ?? .unspecified }
  /// The screen's pixels per point.
  open var displayScale: CGFloat { scale ?? 0 }
  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { category ?? .unspecified }
  /// The level of the window: above others or not.
  open var userInterfaceLevel: UIUserInterfaceLevel { level ?? .unspecified }
  /// The direction of reading.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    idiom == nil ? .unspecified : .leftToRight
  }
  /// The color range of the screen.
  open var displayGamut: UIDisplayGamut { idiom == nil ? .unspecified : .P3 }
  /// Whether the screen senses the force of touches.
  open var forceTouchCapability: UIForceTouchCapability { idiom == nil ? .unknown : .unavailable }
  /// Whether the user wants more contrast.
  open var accessibilityContrast: UIAccessibilityContrast { idiom == nil ? .unspecified : .normal }
  /// Whether the user wants bold text.
  open var legibilityWeight: UILegibilityWeight { idiom == nil ? .unspecified : .regular }

  /// Returns whether all values of another collection apply here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).isEqual(self)
  }
  /// Returns whether colours may look different with another collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
  }

  /// Returns the traits themselves.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether another collection has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return style == other.style && idiom == other.idiom && across == other.across
      && down == other.down && scale == other.scale && category == other.category
      && level == other.level
  }
  /// The hash of the values.
  open override var hash: Int { (style?.rawValue ?? 9) * 31 + (across?.rawValue ?? 9) }
}
