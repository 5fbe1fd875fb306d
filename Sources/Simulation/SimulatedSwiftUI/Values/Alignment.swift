/// Where something stands from left to right.
///
/// Simulated: three of Apple's. Differs: it is an enumeration, so none of one's own can be made.
public enum HorizontalAlignment: Sendable, Hashable {
  /// At the left, in the middle, at the right.
  case leading, center, trailing
}

/// Where something stands from top to bottom.
///
/// Simulated: the three that don't name a baseline. Differs: both baselines are taken for the
/// middle, and none of one's own can be made, since it is an enumeration.
public enum VerticalAlignment: Sendable, Hashable {
  /// At the top, in the middle, at the bottom.
  case top, center, bottom
  /// On the line of the first or last text; differs: in the middle.
  case firstTextBaseline, lastTextBaseline
}

/// Where something stands in its room.
///
/// Simulated: no known difference.
public struct Alignment: Sendable, Hashable {
  /// From left to right.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment of two.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How the lines of a text stand below each other.
///
/// Simulated: no known difference.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// From the left, in the middle, to the right.
  case leading, center, trailing
}

/// Room at each edge, in points.
///
/// Simulated: no known difference.
public struct EdgeInsets: Sendable, Hashable {
  /// Above.
  public var top: CGFloat
  /// At the left.
  public var leading: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// At the right.
  public var trailing: CGFloat

  /// Makes insets of nothing.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Makes insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
