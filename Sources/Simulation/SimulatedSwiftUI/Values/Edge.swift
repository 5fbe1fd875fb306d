/// An edge of something.
///
/// Simulated: no known difference.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper one.
  case top
  /// The left one.
  case leading
  /// The lower one.
  case bottom
  /// The right one.
  case trailing

  /// Several edges.
  ///
  /// Simulated: no known difference.
  @frozen public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper edge.
    public static let top = Set(.top)
    /// The left edge.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The right edge.
    public static let trailing = Set(.trailing)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}
