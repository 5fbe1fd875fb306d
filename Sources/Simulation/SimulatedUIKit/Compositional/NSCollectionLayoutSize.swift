public import Foundation

/// A width or height: absolute, a part of the surroundings' size, or decided by the content.
///
/// Simulated: resolved when a collection is laid out; an estimate lasts until the element is
/// visible and its content decides.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
  enum Kind: Equatable { case absolute, estimated, uniform, ofWidth, ofHeight }
  let kind: Kind
  /// The number of points, or the part of the surroundings' size.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Returns a part of the surroundings' width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat)
    -> NSCollectionLayoutDimension
  { NSCollectionLayoutDimension(.ofWidth, fractionalWidth) }
  /// Returns a part of the surroundings' height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat)
    -> NSCollectionLayoutDimension
  { NSCollectionLayoutDimension(.ofHeight, fractionalHeight) }
  /// Returns a number of points.
  public static func absolute(_ absoluteDimension: CGFloat)
    -> NSCollectionLayoutDimension
  { NSCollectionLayoutDimension(.absolute, absoluteDimension) }
  /// Returns an estimate, which lasts until the content decides.
  public static func estimated(_ estimatedDimension: CGFloat)
    -> NSCollectionLayoutDimension
  { NSCollectionLayoutDimension(.estimated, estimatedDimension) }
  /// Returns an estimate for a length that is the same for all items of a group: the greatest that
  /// one of their contents wants.
  public static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat)
    -> NSCollectionLayoutDimension
  { NSCollectionLayoutDimension(.uniform, estimatedDimension) }

  /// Whether it is a part of the surroundings' width.
  public var isFractionalWidth: Bool { kind == .ofWidth }
  /// Whether it is a part of the surroundings' height.
  public var isFractionalHeight: Bool { kind == .ofHeight }
  /// Whether it is a number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the content decides.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether the greatest content of a group's items decides.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }
}

extension NSCollectionLayoutDimension {
  /// Whether the content decides.
  var isFlexible: Bool { kind == .estimated || kind == .uniform }

  /// Returns the length in surroundings of a size; the estimate if the content decides.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .ofWidth: container.width * dimension
    case .ofHeight: container.height * dimension
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// A width and a height.
///
/// Simulated: as NSCollectionLayoutDimension.
public final class NSCollectionLayoutSize: NSObject, Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  /// Makes a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The directions in which the content decides.
  var flexible: FlexibleAxes {
    var axes: FlexibleAxes = []
    if widthDimension.isFlexible { axes.insert(.horizontal) }
    if heightDimension.isFlexible { axes.insert(.vertical) }
    return axes
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A gap: a number of points, or at least that number.
///
/// Simulated: flexible gaps share what a group's items leave free.
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
  /// The number of points.
  public let spacing: CGFloat
  /// Whether the gap is at least that large.
  public let isFlexibleSpacing: Bool
  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }
  /// Returns a gap of a number of points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// Returns a gap of at least a number of points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// Whether the gap is exactly that large.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// Gaps around an item, outside its size.
///
/// Simulated: they move the item and its neighbours. Differs: flexible ones are as small as they
/// may be.
public final class NSCollectionLayoutEdgeSpacing: NSObject, Sendable {
  /// The gap before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The gap above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The gap after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The gap below the item.
  public let bottom: NSCollectionLayoutSpacing?
  /// Makes gaps.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}
