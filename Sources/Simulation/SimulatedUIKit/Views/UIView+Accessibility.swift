/// The role of a view for assistive technologies.
///
/// Simulated: keeps its value.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Makes a set of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No particular role.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// An element that plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// Text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A summary of the interface.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// A disabled element.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// An element that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// An element that starts a film or a recording.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// An element with an adjustable value.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// An element that can be touched directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// An element that turns the page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}

extension UIView {
  /// Whether it is an element for assistive technologies.
  ///
  /// Simulated: keeps its value.
  public var isAccessibilityElement: Bool {
    get { look.access.isElement ?? false }
    set { look.access.isElement = newValue }
  }
  /// The name of the view.
  ///
  /// Simulated: keeps its value.
  public var accessibilityLabel: String? {
    get { look.access.label }
    set { look.access.label = newValue }
  }
  /// The effect of using the view.
  ///
  /// Simulated: keeps its value.
  public var accessibilityHint: String? {
    get { look.access.hint }
    set { look.access.hint = newValue }
  }
  /// The value of the view.
  ///
  /// Simulated: keeps its value.
  public var accessibilityValue: String? {
    get { look.access.value }
    set { look.access.value = newValue }
  }
  /// The name by which code finds the view.
  ///
  /// Simulated: shown in the picture of the screen, and used by scenes to find the view.
  public var accessibilityIdentifier: String? {
    get { look.access.identifier }
    set { look.access.identifier = newValue }
  }
  /// The role of the view.
  ///
  /// Simulated: keeps its value.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { look.access.traits }
    set { look.access.traits = newValue }
  }
  /// Whether the elements inside are ignored.
  ///
  /// Simulated: keeps its value.
  public var accessibilityElementsHidden: Bool {
    get { look.access.elementsHidden }
    set { look.access.elementsHidden = newValue }
  }
  /// Whether everything else is ignored.
  ///
  /// Simulated: keeps its value.
  public var accessibilityViewIsModal: Bool {
    get { look.access.isModal }
    set { look.access.isModal = newValue }
  }
  /// The elements inside.
  ///
  /// Simulated: keeps its value.
  public var accessibilityElements: [Any]? {
    get { look.access.elements }
    set { look.access.elements = newValue }
  }
}

/// The state of the assistive technologies.
///
/// Simulated: everything is off, as in a device's default settings. Differs: announcements aren't
/// spoken.
@MainActor public enum UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Makes a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// An announcement.
    public static let announcement = Notification(rawValue: 1008)
    /// A change of the interface's layout.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A change to another screen.
    public static let screenChanged = Notification(rawValue: 1000)
  }
  /// Whether VoiceOver reads the interface aloud: no.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether motion is to be reduced: no.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is to be reduced: no.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold: no.
  public static var isBoldTextEnabled: Bool { false }
  /// Posts a notification for assistive technologies.
  ///
  /// Type-checks only: there are no assistive technologies.
  public static func post(notification: Notification, argument: Any?) {}
}
