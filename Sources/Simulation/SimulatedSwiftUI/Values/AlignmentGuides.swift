public import Foundation

/// What identifies a custom alignment.
///
/// Simulated: no known difference.
public protocol AlignmentID: SendableMetatype {
  /// Returns where the guide of a view is that doesn't say so itself.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size, and its alignment guides in its own coordinates.
///
/// Simulated: no known difference.
public struct ViewDimensions: Equatable, Sendable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  let guides: [AlignmentKey: CGFloat]

  init(_ size: CGSize, _ guides: [AlignmentKey: CGFloat] = [:]) {
    width = size.width
    height = size.height
    self.guides = guides
  }

  /// The place of a guide from the left.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The place of a guide from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The place of a guide from the left, if the view itself or one inside sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { guides[guide.key] }
  /// The place of a guide from the top, if the view itself or one inside sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { guides[guide.key] }

  subscript(key: AlignmentKey) -> CGFloat { guides[key] ?? key.id.defaultValue(in: self) }
}

/// An alignment, by what identifies it.
package struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let isVertical: Bool

  init(_ id: any AlignmentID.Type, isVertical: Bool) {
    self.id = id
    self.isVertical = isVertical
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.id == second.id && first.isVertical == second.isVertical
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(isVertical)
  }
}

enum LeadingEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalMiddle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum TrailingEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum UpperEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum VerticalMiddle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum LowerEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum FirstBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum LastBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension View {
  /// Sets where the view is aligned horizontally, from its own size.
  ///
  /// Simulated: stacks, frames, backgrounds and overlays use it; of the views in a stack that set
  /// the same guide, the stack's own is in the middle.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { wrapped { $0.wrapped(.guided(g.key, computeValue)) } }

  /// Sets where the view is aligned vertically, from its own size.
  ///
  /// Simulated: as horizontally.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { wrapped { $0.wrapped(.guided(g.key, computeValue)) } }
}
