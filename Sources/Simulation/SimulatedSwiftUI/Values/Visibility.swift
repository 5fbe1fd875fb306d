/// Whether something is shown.
///
/// Simulated: no known difference.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As usual.
  case automatic
  /// It is shown.
  case visible
  /// It is hidden.
  case hidden
}

/// An edge at a side.
///
/// Simulated: no known difference.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The left edge.
  case leading
  /// The right edge.
  case trailing
}

/// An upper or lower edge.
///
/// Simulated: no known difference.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// A set of such edges.
  ///
  /// Simulated: no known difference.
  @frozen public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The lower edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all = Set(rawValue: 3)
  }
}
