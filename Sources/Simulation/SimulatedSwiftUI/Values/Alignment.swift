/// A horizontal alignment.
///
/// Simulated: three of Apple's. Differs: it is an enumeration, so custom alignments can't be made.
public enum HorizontalAlignment: Sendable, Hashable {
  /// The left, the middle, and the right.
  case leading, center, trailing
}

/// A vertical alignment.
///
/// Simulated: the three that don't name a baseline. Differs: both baselines mean the middle, and
/// custom alignments can't be made, since it is an enumeration.
public enum VerticalAlignment: Sendable, Hashable {
  /// The top, the middle, and the bottom.
  case top, center, bottom
  /// The baseline of the first or last text; differs: it means the middle.
  case firstTextBaseline, lastTextBaseline
}

/// An alignment in both directions.
///
/// Simulated: no known difference.
public struct Alignment: Sendable, Hashable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Makes an alignment from two.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The alignment of a text's lines.
///
/// Simulated: no known difference.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// The left, the middle, and the right.
  case leading, center, trailing
}

/// The room at each edge, in points.
///
/// Simulated: no known difference.
public struct EdgeInsets: Sendable, Hashable {
  /// The room above.
  public var top: CGFloat
  /// The room at the left.
  public var leading: CGFloat
  /// The room below.
  public var bottom: CGFloat
  /// The room at the right.
  public var trailing: CGFloat

  /// Makes empty insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Makes insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
