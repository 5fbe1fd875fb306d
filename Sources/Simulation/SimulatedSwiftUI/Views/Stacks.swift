/// Views in a row.
///
/// Simulated: views are offered the remaining room, one after the other; those that take all they
/// get share the rest. Differs: SwiftUI asks the least flexible first; the default spacing is 8
/// points, whatever the views are.
public struct HStack<Content: View>: View, PieceMaker {
  private let content: StackContent<Content>

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment.
  ///   - spacing: The room between two views, in points; 8 if it isn't given.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = StackContent(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? 8, content: content())
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    content.pieces(in: context)
  }
}

/// Views one below the other.
///
/// Simulated: as HStack, vertically.
public struct VStack<Content: View>: View, PieceMaker {
  private let content: StackContent<Content>

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment.
  ///   - spacing: The room between two views, in points; 8 if it isn't given.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = StackContent(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? 8, content: content())
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    content.pieces(in: context)
  }
}

/// Views one in front of the other, the first at the back.
///
/// Simulated: as large as the largest; the others are placed by the alignment.
public struct ZStack<Content: View>: View, PieceMaker {
  private let content: StackContent<Content>

  /// Makes a stack in depth.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = StackContent(
      axis: .depth, alignment: alignment, spacing: 0, content: content())
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    content.pieces(in: context)
  }
}

/// The part that the three kinds of stack share.
@MainActor private struct StackContent<Content: View> {
  let axis: PieceStack.Axis
  let alignment: Alignment
  let spacing: CGFloat
  let content: Content

  func pieces(in context: ViewContext) -> [Piece] {
    [
      .stack(
        PieceStack(
          axis: axis, pieces: PieceReader.pieces(of: content, in: context.part(0)),
          spacing: spacing,
          alignment: alignment))
    ]
  }
}

/// Views one below the other, in a place that scrolls.
///
/// Simulated: as VStack. Differs: all views are made at once, and headers scroll with the rest.
public struct LazyVStack<Content: View>: View, PieceMaker {
  private let content: StackContent<Content>

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment.
  ///   - spacing: The room between two views, in points; 8 if it isn't given.
  ///   - pinnedViews: Which heads and feet stay visible; this has no effect.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = StackContent(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? 8, content: content())
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    content.pieces(in: context).map { .wide($0, content.alignment) }
  }
}

/// Views in a row, in a place that scrolls.
///
/// Simulated: as HStack. Differs: all views are made at once.
public struct LazyHStack<Content: View>: View, PieceMaker {
  private let content: StackContent<Content>

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment.
  ///   - spacing: The room between two views, in points; 8 if it isn't given.
  ///   - pinnedViews: Which heads and feet stay visible; this has no effect.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = StackContent(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? 8, content: content())
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] { content.pieces(in: context) }
}

/// Which heads and feet stay visible while their section scrolls.
///
/// Type-checks only: they scroll with the rest.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The heads.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The feet.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
