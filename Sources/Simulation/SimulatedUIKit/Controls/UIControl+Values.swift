extension UIControl {
  /// What the user does to a control, and what changes by it.
  ///
  /// Simulated: the documented values.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of events.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger comes down several times.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger goes up inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes the finger away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for happens.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A button's menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// What is typed has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that fingers do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All of typing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// A program's own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The system's own.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is at the moment.
  ///
  /// Simulated: the documented values.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of states.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As it is.
    public static let normal: State = []
    /// With a finger on it.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// Focused.
    public static let focused = State(rawValue: 8)
    /// A program's own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The system's own.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// How content stands from top to bottom.
  ///
  /// Simulated: keeps its value; content stands in the middle.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From top to bottom.
    case fill
  }

  /// How content stands from left to right.
  ///
  /// Simulated: keeps its value; a button's title stands so.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// From left to right.
    case fill
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }
}
