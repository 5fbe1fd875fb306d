extension UIControl {
  /// What the user does to a control, and the changes that follow.
  ///
  /// Simulated: the documented values.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of events.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touches the control several times.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside the control: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancels the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action happens.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A button's menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ends with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Events for the program's own use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events for the system's own use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  ///
  /// Simulated: the documented values.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of states.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1)
    /// The control can't be used.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control is focused.
    public static let focused = State(rawValue: 8)
    /// States for the program's own use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// States for the system's own use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of content.
  ///
  /// Simulated: keeps its value; content is placed in the middle.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The middle.
    case center
    /// The top.
    case top
    /// The bottom.
    case bottom
    /// The whole height.
    case fill
  }

  /// The horizontal alignment of content.
  ///
  /// Simulated: keeps its value; a button's title follows it.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The middle.
    case center
    /// The left.
    case left
    /// The right.
    case right
    /// The whole width.
    case fill
    /// The side where reading begins.
    case leading
    /// The side where reading ends.
    case trailing
  }
}
