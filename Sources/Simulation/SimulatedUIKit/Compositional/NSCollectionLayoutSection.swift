public import Foundation

/// A section of a compositional layout: a group that is repeated until all items are placed.
///
/// Simulated: the groups lie below each other, or in a row that can be scrolled sideways; headers,
/// footers and backgrounds are part of it.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The list that the section is, if it is one.
  var list: UICollectionLayoutListConfiguration?

  /// Makes a section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The room around the groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What the room at the sides is measured from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The gap between groups.
  open var interGroupSpacing: CGFloat = 0
  /// The way in which the section is scrolled sideways.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers have the section's room at their sides.
  open var supplementariesFollowContentInsets = true
  /// What the room at the sides of headers and footers is measured from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the visible items when the section is laid out; it may change their look.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  var scrollsSideways: Bool { orthogonalScrollingBehavior != .none }
}

/// The closure that is called with a section's visible items.
///
/// Simulated: called when the section is laid out, with how far it was scrolled sideways.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// An item that is visible, with what may be changed about it.
///
/// Simulated: the attributes of the element.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The order from back to front.
  var zIndex: Int { get set }
  /// Whether it is hidden.
  var isHidden: Bool { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The place.
  var frame: CGRect { get }
  /// The item.
  var indexPath: IndexPath { get }
  /// The kind of a header, footer or decoration.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// The ways in which a section is scrolled sideways.
///
/// Simulated: a scene scrolls by most of the width, by whole pages or by groups when it looks for
/// something to tap; centred groups begin in the middle.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What room at the sides is measured from.
///
/// Simulated: the margins for `layoutMargins` and `readableContent`; on an upright phone, the safe
/// area and the automatic value add nothing.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// The surroundings of a layout.
///
/// Simulated: the collection's size without its insets, and its traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The container.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The container of a layout.
///
/// Simulated: as NSCollectionLayoutEnvironment.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size.
  var contentSize: CGSize { get }
  /// The size without the insets: the same, as there are none.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A layout's surroundings.
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(contentSize: CGSize, traits: UITraitCollection) {
    self.contentSize = contentSize
    traitCollection = traits
  }
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
