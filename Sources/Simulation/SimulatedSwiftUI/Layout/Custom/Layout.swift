public import Foundation

/// A way to place views.
///
/// Simulated: asked for its size and for the places whenever it is laid out; views that it doesn't
/// place are in the middle (documented). Differs: guides that it gives itself have no effect, and a
/// room that isn't limited is told as `nil`, also where Apple would ask for the largest size.
@preconcurrency public protocol Layout: Sendable {
  /// What is kept from one question to the next.
  associatedtype Cache = Void
  /// The views that are placed.
  typealias Subviews = LayoutSubviews

  /// What else is known of it.
  ///
  /// Type-checks only: spacers take room in both directions of a custom layout.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept.
  func makeCache(subviews: Subviews) -> Cache
  /// Changes what is kept for other views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the size for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places the views in a rectangle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  /// Nothing else.
  ///
  /// Type-checks only: spacers take room in both directions of a custom layout.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Makes a view that places these in its own way.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ArrangedView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Makes nothing.
  public func makeCache(subviews: Subviews) {}
}

/// What is known of a layout beside its sizes.
///
/// Type-checks only: spacers take room in both directions of a custom layout.
public struct LayoutProperties: Sendable {
  /// The direction in which it stacks views.
  public var stackOrientation: Axis?

  /// Makes the usual properties.
  public init() {}
}

/// The distances that a view wants to others.
///
/// Simulated: 8 points, whatever the views are.
public struct ViewSpacing: Sendable {
  /// No distance.
  public static let zero = ViewSpacing(length: 0)
  private var length: CGFloat = 8

  /// Makes the usual distances.
  public init() {}
  private init(length: CGFloat) { self.length = length }

  /// Returns the distance to another view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    max(length, next.length)
  }
}

/// The key of a value that a view gives to the layout around.
///
/// Simulated: no known difference.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value of views that give none.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives a value to the layout around.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    wrapped { $0.wrapped(.valued(ObjectIdentifier(key), value)) }
  }
}
