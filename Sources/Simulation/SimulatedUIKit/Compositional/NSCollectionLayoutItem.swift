public import Foundation

/// The place of one item, or of whatever is laid out like one.
///
/// Simulated: its size, the room inside it, and the gaps around it. Room along an axis whose length
/// the content decides is ignored (documented).
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// What lies over the item, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The room between the place and the cell in it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The gaps around the place.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// The room inside that counts.
  var insets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    let flexible = layoutSize.flexible
    if flexible.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if flexible.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// Items one beside or below the other.
///
/// Simulated: the subitems are repeated as long as there is room (documented), or as often as they
/// are said to be; a group may contain others. Differs: a group's own supplementary items aren't
/// shown.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The closure that places a group's items.
  public typealias CustomProvider = (_ environment: any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]

  enum Content {
    case horizontal
    case vertical
    case custom(CustomProvider)
  }
  let content: Content
  /// The number of subitems; `nil` for as many as there is room for.
  let count: Int?
  /// The items that are repeated.
  public let subitems: [NSCollectionLayoutItem]
  /// The gap between subitems.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ content: Content, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil
  ) {
    self.content = content
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: layoutSize)
  }

  /// Returns a group of items side by side.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, subitems) }
  /// Returns a group of so many items side by side, which share its width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count)
  }
  /// Returns a group of so many items side by side, which share its width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count)
  }
  /// Returns a group of items one below the other.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, subitems) }
  /// Returns a group of so many items one below the other, which share its height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count)
  }
  /// Returns a group of so many items one below the other, which share its height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count)
  }
  /// Returns a group whose items are placed by a closure.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }
}

/// The place of an item in a group that places its items itself.
///
/// Simulated: the plain values.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The place in the group.
  public let frame: CGRect
  /// The order from back to front.
  public let zIndex: Int
  /// Makes a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// The point of an item at which something is attached.
///
/// Simulated: edges and offsets place badges.
public final class NSCollectionLayoutAnchor: NSObject, Sendable {
  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// The offset.
  public let offset: CGPoint
  /// Whether the offset is a number of points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset is a part of the attached view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }
  /// Makes an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }
  /// Makes an anchor at a distance from edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// Makes an anchor at a distance from edges, as a part of the attached view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Returns the place of a view of a size that is attached to a rectangle.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    var x = rect.midX - size.width / 2
    var y = rect.midY - size.height / 2
    if edges.contains(.leading) { x = rect.minX }
    if edges.contains(.trailing) { x = rect.maxX - size.width }
    if edges.contains(.top) { y = rect.minY }
    if edges.contains(.bottom) { y = rect.maxY - size.height }
    x += isAbsoluteOffset ? offset.x : offset.x * size.width
    y += isAbsoluteOffset ? offset.y : offset.y * size.height
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

/// A view that belongs to an item, such as a badge.
///
/// Simulated: requested from the data source by its kind, and placed at its anchor.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind for which the data source is asked.
  public let elementKind: String
  /// The point of the item at which it is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Its order from back to front.
  open var zIndex = 1

  /// Makes a view at an anchor.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    super.init(layoutSize: layoutSize)
  }
}

/// A view at the edge of a section or of the whole layout: a header or footer.
///
/// Simulated: headers and footers take room at the edge, unless they don't extend the boundary, and
/// stay visible if they are to. Differs: those at the sides of a section take none.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge.
  public let alignment: NSRectAlignment
  /// The distance from its usual place.
  public let offset: CGPoint
  /// Whether it takes room of its own.
  open var extendsBoundary = true
  /// Whether it stays visible as long as its section is.
  open var pinToVisibleBounds = false

  /// Makes a header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }
}

/// A view behind a section, which belongs to the layout.
///
/// Simulated: made from the class or nib that is registered with the layout.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind for which a class is registered.
  public let elementKind: String
  /// Its order from back to front.
  open var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// Returns a background of a section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}
