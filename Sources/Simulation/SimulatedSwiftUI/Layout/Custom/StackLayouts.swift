public import Foundation

/// The layout of a stack.
private protocol StackLayout: Layout where Cache == Void {
  var axis: PieceStack.Axis { get }
  var length: CGFloat { get }
  var both: Alignment { get }
}

extension StackLayout {
  fileprivate func size(_ room: CGSize, _ subviews: LayoutSubviews) -> CGSize {
    MainActor.assumeIsolated { PieceLayout.size(.stack(stack(subviews)), in: room) }
  }

  fileprivate func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    MainActor.assumeIsolated {
      for (view, frame) in zip(subviews, PieceLayout.frames(of: stack(subviews), in: bounds)) {
        view.item.frame = frame
      }
    }
  }

  @MainActor private func stack(_ subviews: LayoutSubviews) -> PieceStack {
    PieceStack(axis: axis, pieces: subviews.map(\.item.piece), spacing: length, alignment: both)
  }
}

/// The layout of a row.
///
/// Simulated: as HStack.
public struct HStackLayout: StackLayout {
  /// The vertical alignment.
  public var alignment: VerticalAlignment
  /// The room between two views, in points; 8 if it isn't given.
  public var spacing: CGFloat?

  /// Makes the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  fileprivate var axis: PieceStack.Axis { .horizontal }
  fileprivate var length: CGFloat { spacing ?? 8 }
  fileprivate var both: Alignment { Alignment(horizontal: .center, vertical: alignment) }

  /// Returns the size of the row.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { size(proposal.room, subviews) }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { place(subviews, in: bounds) }
}

/// The layout of a column.
///
/// Simulated: as VStack.
public struct VStackLayout: StackLayout {
  /// The horizontal alignment.
  public var alignment: HorizontalAlignment
  /// The room between two views, in points; 8 if it isn't given.
  public var spacing: CGFloat?

  /// Makes the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  fileprivate var axis: PieceStack.Axis { .vertical }
  fileprivate var length: CGFloat { spacing ?? 8 }
  fileprivate var both: Alignment { Alignment(horizontal: alignment, vertical: .center) }

  /// Returns the size of the column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { size(proposal.room, subviews) }

  /// Places the views one below the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { place(subviews, in: bounds) }
}

/// The layout of views in front of each other.
///
/// Simulated: as ZStack.
public struct ZStackLayout: StackLayout {
  /// The alignment.
  public var alignment: Alignment

  /// Makes the layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  fileprivate var axis: PieceStack.Axis { .depth }
  fileprivate var length: CGFloat { 0 }
  fileprivate var both: Alignment { alignment }

  /// Returns the size of the largest view.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { size(proposal.room, subviews) }

  /// Places the views in front of each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { place(subviews, in: bounds) }
}

/// A layout of any kind; views keep their state when it changes.
///
/// Simulated: no known difference.
public struct AnyLayout: Layout {
  private typealias Sizing =
    @Sendable (ProposedViewSize, LayoutSubviews, inout Cache) -> CGSize
  private typealias Placing =
    @Sendable (CGRect, ProposedViewSize, LayoutSubviews, inout Cache) -> Void

  private let make: @Sendable (LayoutSubviews) -> Cache
  private let sizing: Sizing
  private let placing: Placing

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) {
    make = { Cache(value: layout.makeCache(subviews: $0)) }
    sizing = { proposal, subviews, cache in
      var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.value = own }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }
    placing = { bounds, proposal, subviews, cache in
      var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
      cache.value = own
    }
  }

  /// What the layout inside keeps.
  ///
  /// Simulated: no known difference.
  public struct Cache { fileprivate var value: Any }

  /// Makes what the layout inside keeps.
  public func makeCache(subviews: Subviews) -> Cache { make(subviews) }

  /// Returns the size that the layout inside gives.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { sizing(proposal, subviews, &cache) }

  /// Places the views as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { placing(bounds, proposal, subviews, &cache) }
}
