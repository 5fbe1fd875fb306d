public import Foundation

/// What an interface's surrounding is like.
///
/// Simulated: the traits of an upright phone in the light, but for styles that are overridden.
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

  /// Makes traits of which nothing is said.
  public override convenience init() { self.init(style: nil) }
  /// Makes traits that say light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  /// Makes traits that say the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }
  /// Makes traits that say how much room there is across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(across: horizontalSizeClass)
  }
  /// Makes traits that say how much room there is down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(down: verticalSizeClass)
  }
  /// Makes traits that say the screen's scale.
  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }
  /// Makes traits that say the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }
  /// Makes traits that say whether a window is over others.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(level: userInterfaceLevel)
  }
  /// Makes traits of what others say, the last one first.
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

  /// The traits that colours are asked for with; those of the device unless
  /// `performAsCurrent(_:)` says others.
  open class var current: UITraitCollection {
    get { threadCurrent ?? .device }
    set { threadCurrent = newValue }
  }

  @TaskLocal static var scoped: UITraitCollection?
  private static var threadCurrent: UITraitCollection? {
    get { scoped ?? Thread.current.threadDictionary["UITraitCollection"] as? UITraitCollection }
    set { Thread.current.threadDictionary["UITraitCollection"] = newValue }
  }

  /// Runs something with these traits as the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$scoped.withValue(self) { actions() }
  }

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { style ?? .unspecified }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom ?? .unspecified }
  /// How much room there is across.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { across ?? .unspecified }
  /// How much room there is down.
  open var verticalSizeClass: UIUserInterfaceSizeClass { down ?? .unspecified }
  /// The screen's elements for each point.
  open var displayScale: CGFloat { scale ?? 0 }
  /// The size of text.
  open var preferredContentSizeCategory: UIContentSizeCategory { category ?? .unspecified }
  /// Whether a window is over others.
  open var userInterfaceLevel: UIUserInterfaceLevel { level ?? .unspecified }
  /// The direction of reading.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    idiom == nil ? .unspecified : .leftToRight
  }
  /// The range of the screen's colours.
  open var displayGamut: UIDisplayGamut { idiom == nil ? .unspecified : .P3 }
  /// Whether firm presses are felt.
  open var forceTouchCapability: UIForceTouchCapability { idiom == nil ? .unknown : .unavailable }
  /// Whether more contrast is wanted.
  open var accessibilityContrast: UIAccessibilityContrast { idiom == nil ? .unspecified : .normal }
  /// Whether bold text is wanted.
  open var legibilityWeight: UILegibilityWeight { idiom == nil ? .unspecified : .regular }

  /// Whether all that others say is so here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).isEqual(self)
  }
  /// Whether colours may look otherwise than with other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
  }

  /// The traits themselves.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether other traits say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return style == other.style && idiom == other.idiom && across == other.across
      && down == other.down && scale == other.scale && category == other.category
      && level == other.level
  }
  /// Hashes what is said.
  open override var hash: Int { (style?.rawValue ?? 9) * 31 + (across?.rawValue ?? 9) }
}
