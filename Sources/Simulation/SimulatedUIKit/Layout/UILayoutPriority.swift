/// The priority of a constraint, from 1 to 1000; at 1000 it is required.
///
/// Simulated: the documented values and meaning.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable, Comparable {
  /// The number.
  public let rawValue: Float
  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The priority of what must hold.
  public static let required = UILayoutPriority(1000)
  /// The priority of contents that resist being cut off.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of views that resist growing.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of fitting into a size.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// The priority of dragging that may change a scene's size.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of dragging that may not change a scene's size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Returns whether one matters less than another.
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }
}
