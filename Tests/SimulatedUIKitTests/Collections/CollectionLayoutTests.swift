import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// A custom layout: a staircase.
private final class Stairs: UICollectionViewLayout {
  var prepared = 0
  private var all: [UICollectionViewLayoutAttributes] = []
  override func prepare() {
    super.prepare()
    prepared += 1
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    all = (0..<count).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.size = CGSize(width: 10, height: 20)
      attributes.center = CGPoint(x: 5 + item * 10, y: 10 + item * 20)
      attributes.alpha = item == 1 ? 0.5 : 1
      attributes.isHidden = item == 2
      return attributes
    }
  }
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 77) }
  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { all.filter { $0.frame.intersects(rect) } }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { all.first { $0.indexPath == indexPath } }
}

/// Sizes and spacing by section.
private final class Sizes: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30, height: 10) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 5 : 6 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 7 : 8 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 0 ? 9 : 0) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 0 ? 0 : 11) }
}

@MainActor @Suite struct CollectionLayoutTests {
  private let items = ItemsLog()

  @Test(
    .shows(
      "UICollectionViewLayout", "UICollectionViewLayout.init()",
      "UICollectionViewLayout.collectionView", "UICollectionViewLayout.collectionViewContentSize",
      "UICollectionViewLayout.prepare()", "UICollectionViewLayout.invalidateLayout()",
      "UICollectionViewLayout.layoutAttributesForElements(in:)",
      "UICollectionViewLayout.layoutAttributesForItem(at:)", "UICollectionViewLayoutAttributes",
      "UICollectionViewLayoutAttributes.init(forCellWith:)",
      "UICollectionViewLayoutAttributes.indexPath", "UICollectionViewLayoutAttributes.frame",
      "UICollectionViewLayoutAttributes.alpha", "UICollectionViewLayoutAttributes.isHidden",
      "UICollectionViewLayoutAttributes.size", "UICollectionViewLayoutAttributes.center"))
  func aLayoutOfOnesOwnPlacesItems() throws {
    let stairs = Stairs()
    let view = items.collection(stairs)
    view.layoutIfNeeded()
    #expect(stairs.collectionView === view && stairs.prepared > 0)
    #expect(view.contentSize == CGSize(width: 100, height: 77))
    let cells = view.visibleCells
    #expect(
      cells.map(\.frame)
        == (0..<4).map { CGRect(x: $0 * 10, y: $0 * 20, width: 10, height: 20) })
    #expect(cells.map(\.alpha) == [1, 0.5, 1, 1])
    #expect(cells.map(\.isHidden) == [false, false, true, false])
    let attributes = try #require(view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)))
    #expect(attributes.center == CGPoint(x: 35, y: 70) && attributes.size.height == 20)
    let before = stairs.prepared
    view.layoutIfNeeded()
    #expect(stairs.prepared == before)
    stairs.invalidateLayout()
    view.layoutIfNeeded()
    #expect(stairs.prepared > before)
  }

  @Test(
    .shows(
      "UICollectionViewLayout.init(coder:)", "UICollectionViewLayout.collectionViewContentSize",
      "UICollectionViewLayout.layoutAttributesForElements(in:)",
      "UICollectionViewLayout.layoutAttributesForItem(at:)",
      "UICollectionViewLayoutAttributes.init()",
      "UICollectionViewLayoutAttributes.init(forSupplementaryViewOfKind:with:)",
      "UICollectionViewLayoutAttributes.representedElementKind"))
  func aPlainLayoutPlacesNothing() throws {
    let layout = try #require(
      UICollectionViewLayout(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    #expect(layout.collectionView == nil && layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
    let attributes = UICollectionViewLayoutAttributes()
    #expect(attributes.frame == .zero && attributes.alpha == 1 && attributes.zIndex == 0)
    #expect(!attributes.isHidden && attributes.representedElementKind == nil)
    let path = IndexPath(item: 0, section: 2)
    let title = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, with: path)
    #expect(title.indexPath == path)
    #expect(title.representedElementKind == UICollectionView.elementKindSectionFooter)
  }

  @Test(
    .shows(
      "UICollectionViewFlowLayout.itemSize", "UICollectionViewFlowLayout.minimumLineSpacing",
      "UICollectionViewFlowLayout.minimumInteritemSpacing",
      "UICollectionViewFlowLayout.headerReferenceSize",
      "UICollectionViewFlowLayout.footerReferenceSize"))
  func itemsFlowWithTheirGaps() {
    let flow = UICollectionViewFlowLayout()
    #expect(flow.itemSize == CGSize(width: 50, height: 50))
    #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
    #expect(flow.headerReferenceSize == .zero && flow.footerReferenceSize == .zero)
    let view = items.collection(flow)
    func places() -> [CGRect] {
      view.layoutIfNeeded()
      return (0..<4).compactMap {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
      }
    }
    #expect(places().map(\.minY) == [0, 60, 120, 180])
    flow.itemSize = CGSize(width: 45, height: 20)
    #expect(places().map(\.minX) == [0, 55, 0, 55])
    // Each change has an effect on its own.
    flow.minimumInteritemSpacing = 3
    #expect(places().map(\.minX) == [0, 48, 0, 48])
    flow.minimumLineSpacing = 4
    #expect(places().map(\.minY) == [0, 0, 24, 24] && view.contentSize.height == 44)
    flow.headerReferenceSize = CGSize(width: 0, height: 6)
    #expect(places().map(\.minY) == [6, 6, 30, 30] && view.contentSize.height == 50)
    flow.footerReferenceSize = CGSize(width: 0, height: 7)
    #expect(places().map(\.minY) == [6, 6, 30, 30] && view.contentSize.height == 57)
  }

  @Test(
    .shows(
      "UICollectionViewDelegateFlowLayout",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForFooterInSection:)"
    ))
  func aDelegateSaysHowLargeEverythingIs() {
    let sizes = Sizes()
    let view = items.collection()
    view.dataSource = sizes
    view.delegate = sizes
    view.layoutIfNeeded()
    let places = (0..<2).flatMap { section in
      (0..<3).compactMap {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame.origin
      }
    }
    // Two of 30 fit side by side in 94, and the third goes below.
    #expect(places.map(\.x) == [2, 39, 2, 2, 40, 2])
    #expect(places.map(\.y) == [10, 10, 25, 39, 39, 55])
    #expect(view.contentSize.height == 79)
  }

  private final class Silent: NSObject, UICollectionViewDelegateFlowLayout {}

  @Test(
    .shows(
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "UICollectionViewDelegateFlowLayout.collectionView(_:layout:referenceSizeForFooterInSection:)"
    ))
  func aDelegateWithoutAWordLeavesItToTheLayout() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 20, height: 10)
    flow.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    flow.minimumLineSpacing = 5
    flow.minimumInteritemSpacing = 40
    flow.headerReferenceSize = CGSize(width: 0, height: 8)
    flow.footerReferenceSize = CGSize(width: 0, height: 9)
    let silent = Silent()
    let view = items.collection(flow)
    view.delegate = silent
    view.layoutIfNeeded()
    let last = view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
    #expect(last?.frame == CGRect(x: 62, y: 24, width: 20, height: 10))
    #expect(view.contentSize.height == 46)
  }

  @Test(
    .shows(
      "UICollectionViewFlowLayout.automaticSize", "UICollectionViewFlowLayout.estimatedItemSize",
      "UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds",
      "UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds"))
  func aFlowKeepsItsOtherValues() {
    keeps(
      UICollectionViewFlowLayout(), \.estimatedItemSize, first: .zero,
      then: UICollectionViewFlowLayout.automaticSize)
    keeps(
      UICollectionViewFlowLayout(), \.sectionHeadersPinToVisibleBounds, first: false, then: true)
    keeps(
      UICollectionViewFlowLayout(), \.sectionFootersPinToVisibleBounds, first: false, then: true)
    // Items of automatic size have the usual one: sizes aren't computed from contents.
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = UICollectionViewFlowLayout.automaticSize
    let view = items.collection(flow)
    view.layoutIfNeeded()
    #expect(view.visibleCells.first?.frame.size == CGSize(width: 50, height: 50))
  }
}
