/// What kind of thing a view is, for those who don't see it.
///
/// Simulated: keeps its value.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Makes a set of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// It plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// Text that stays.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// What sums up the interface.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// It can't be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A field to search by.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// It starts a film or a recording.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// It can be set higher and lower.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// It can be touched directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// It turns the page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}

extension UIView {
  /// Whether it is one thing for those who don't see it.
  ///
  /// Simulated: keeps its value.
  public var isAccessibilityElement: Bool {
    get { look.access.isElement ?? false }
    set { look.access.isElement = newValue }
  }
  /// What it is called.
  ///
  /// Simulated: keeps its value.
  public var accessibilityLabel: String? {
    get { look.access.label }
    set { look.access.label = newValue }
  }
  /// What it does.
  ///
  /// Simulated: keeps its value.
  public var accessibilityHint: String? {
    get { look.access.hint }
    set { look.access.hint = newValue }
  }
  /// What it says.
  ///
  /// Simulated: keeps its value.
  public var accessibilityValue: String? {
    get { look.access.value }
    set { look.access.value = newValue }
  }
  /// The name by which code finds it.
  ///
  /// Simulated: shown on the picture of the screen, and what a scene finds it by.
  public var accessibilityIdentifier: String? {
    get { look.access.identifier }
    set { look.access.identifier = newValue }
  }
  /// What kind of thing it is.
  ///
  /// Simulated: keeps its value.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { look.access.traits }
    set { look.access.traits = newValue }
  }
  /// Whether what is inside is left out.
  ///
  /// Simulated: keeps its value.
  public var accessibilityElementsHidden: Bool {
    get { look.access.elementsHidden }
    set { look.access.elementsHidden = newValue }
  }
  /// Whether everything else is left out.
  ///
  /// Simulated: keeps its value.
  public var accessibilityViewIsModal: Bool {
    get { look.access.isModal }
    set { look.access.isModal = newValue }
  }
  /// What is inside.
  ///
  /// Simulated: keeps its value.
  public var accessibilityElements: [Any]? {
    get { look.access.elements }
    set { look.access.elements = newValue }
  }
}

/// The state of what helps those who don't see or hear, or who move little.
///
/// Simulated: all is off, as devices come. Differs: announcements aren't spoken.
@MainActor public enum UIAccessibility {
  /// What is said to the one who listens.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Makes a notification of its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// The interface has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// There is another interface.
    public static let screenChanged = Notification(rawValue: 1000)
  }
  /// Whether the interface is read aloud: no.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether less is to move: no.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether less is to show through: no.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold: no.
  public static var isBoldTextEnabled: Bool { false }
  /// Says something.
  ///
  /// Type-checks only: nobody listens.
  public static func post(notification: Notification, argument: Any?) {}
}
