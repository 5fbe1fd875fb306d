/// A horizontal alignment.
///
/// Simulated: no known difference.
public struct HorizontalAlignment: Sendable, Hashable {
  let key: AlignmentKey

  /// Makes a custom alignment from what identifies it.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: false) }

  /// The left.
  public static let leading = HorizontalAlignment(LeadingEdge.self)
  /// The middle.
  public static let center = HorizontalAlignment(HorizontalMiddle.self)
  /// The right.
  public static let trailing = HorizontalAlignment(TrailingEdge.self)
}

/// A vertical alignment.
///
/// Simulated: the top, the middle, the bottom, and custom ones. Differs: both baselines mean the
/// middle.
public struct VerticalAlignment: Sendable, Hashable {
  let key: AlignmentKey

  /// Makes a custom alignment from what identifies it.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: true) }

  /// The top.
  public static let top = VerticalAlignment(UpperEdge.self)
  /// The middle.
  public static let center = VerticalAlignment(VerticalMiddle.self)
  /// The bottom.
  public static let bottom = VerticalAlignment(LowerEdge.self)
  /// The baseline of the first text; differs: it means the middle.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The baseline of the last text; differs: it means the middle.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
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
