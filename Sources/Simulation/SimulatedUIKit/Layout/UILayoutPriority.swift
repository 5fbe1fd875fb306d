/// How much a constraint matters, from 1 to 1000; at 1000 it must be kept.
///
/// Simulated: the documented values and meaning.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable, Comparable {
  /// The number.
  public let rawValue: Float
  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Must be kept.
  public static let required = UILayoutPriority(1000)
  /// Contents that aren't to be cut off.
  public static let defaultHigh = UILayoutPriority(750)
  /// Views that aren't to grow.
  public static let defaultLow = UILayoutPriority(250)
  /// The least that fits.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// Dragging that may change a scene's size.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// A scene's size stays.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Dragging that may not change a scene's size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Whether one matters less than another.
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }
}
