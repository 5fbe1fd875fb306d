import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// What is shown when items change, and how a collection is set up.
@MainActor @Suite struct CollectionChangeTests {
  private let items = ItemsLog()

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var counts: [Int]
    var make: @MainActor @Sendable (UICollectionView) -> Void
  }
  nonisolated private static var path: IndexPath { IndexPath(item: 0, section: 0) }

  @Test(
    .shows(
      "UICollectionView.reloadSections(_:)", "UICollectionView.reloadItems(at:)",
      "UICollectionView.insertItems(at:)", "UICollectionView.deleteItems(at:)",
      "UICollectionView.moveItem(at:to:)", "UICollectionView.insertSections(_:)",
      "UICollectionView.deleteSections(_:)",
      "UICollectionView.performBatchUpdates(_:completion:)"),
    arguments: [
      Change(
        testDescription: "sections anew", counts: [3],
        make: { $0.reloadSections(IndexSet(integer: 0)) }),
      Change(testDescription: "items anew", counts: [2], make: { $0.reloadItems(at: [path]) }),
      Change(testDescription: "an item more", counts: [3], make: { $0.insertItems(at: [path]) }),
      Change(testDescription: "an item less", counts: [1], make: { $0.deleteItems(at: [path]) }),
      Change(testDescription: "a move", counts: [2], make: { $0.moveItem(at: path, to: path) }),
      Change(
        testDescription: "a section more", counts: [2, 1],
        make: { $0.insertSections(IndexSet(integer: 1)) }),
      Change(
        testDescription: "a section less", counts: [],
        make: { $0.deleteSections(IndexSet(integer: 0)) }),
      Change(
        testDescription: "several changes", counts: [1, 1],
        make: { $0.performBatchUpdates(nil) }),
    ])
  func itemsAreAskedForAnew(_ change: Change) {
    items.counts = [2]
    let view = items.collection()
    #expect(view.visibleCells.count == 2)
    _ = items.take()
    items.counts = change.counts
    // Nothing is asked for before the collection is told.
    #expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 2)
    change.make(view)
    view.layoutIfNeeded()
    let all = change.counts.enumerated().flatMap { section, count in
      (0..<count).map { "shows \(section).\($0)" }
    }
    #expect(view.numberOfSections == change.counts.count)
    #expect(items.take().filter { $0.hasPrefix("shows") } == all)
  }

  @Test(.shows("UICollectionView.performBatchUpdates(_:completion:)"))
  func changesAreMadeAndThenEnd() {
    let view = items.collection()
    var steps: [String] = []
    view.performBatchUpdates {
      steps.append("changes")
    } completion: {
      steps.append("ends \($0)")
    }
    #expect(steps == ["changes", "ends true"])
  }

  @Test(
    .shows(
      "UICollectionView.init(coder:)", "UICollectionView.isEditing",
      "UICollectionView.isPrefetchingEnabled"))
  func aCollectionKeepsItsValues() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let view = try #require(UICollectionView(coder: coder))
    #expect(view.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(view.collectionViewLayout.collectionView === view)
    keeps(items.collection(), \.isEditing, first: false, then: true)
    keeps(items.collection(), \.isPrefetchingEnabled, first: true, then: false)
  }

  @Test(
    .shows(
      "UICollectionView.collectionViewLayout",
      "UICollectionView.setCollectionViewLayout(_:animated:)",
      "UICollectionView.layoutAttributesForItem(at:)", "UICollectionView.indexPathForItem(at:)",
      "UICollectionViewLayout.collectionView"))
  func anotherLayoutTakesTheItemsOver() {
    let view = items.collection()
    let (first, path) = (view.collectionViewLayout, IndexPath(item: 1, section: 0))
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: path)?.frame.minX == 50)
    #expect(view.indexPathForItem(at: CGPoint(x: 60, y: 10)) == path)
    #expect(view.indexPathForItem(at: CGPoint(x: 45, y: 10)) == nil)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 20)
    view.setCollectionViewLayout(flow, animated: false)
    #expect(view.collectionViewLayout === flow)
    #expect(flow.collectionView === view && first.collectionView == nil)
    view.layoutIfNeeded()
    #expect(
      view.layoutAttributesForItem(at: path)?.frame == CGRect(x: 0, y: 30, width: 90, height: 20))
  }

  @Test(.shows("UICollectionView.backgroundView"))
  func aBackgroundIsBehindAllItems() {
    let view = items.collection()
    view.layoutIfNeeded()
    let (first, second) = (UIView(), UIView())
    view.backgroundView = first
    #expect(view.subviews.first === first && first.frame == view.bounds)
    view.backgroundView = second
    #expect(view.subviews.first === second && first.superview == nil)
    view.frame.size.height = 300
    view.layoutIfNeeded()
    #expect(second.frame == view.bounds)
    view.backgroundView = nil
    #expect(second.superview == nil)
  }

  private static let nib = UINib(
    data: Data(
      """
      <document><objects>
        <collectionViewCell tag="9" id="c1"/>
      </objects></document>
      """.utf8), bundle: nil)

  @Test(
    .shows(
      "UICollectionView.register(_: UINib?, forCellWithReuseIdentifier:)",
      "UICollectionView.register(_: AnyClass?, forSupplementaryViewOfKind:withReuseIdentifier:)",
      "UICollectionView.register(_: UINib?, forSupplementaryViewOfKind:withReuseIdentifier:)",
      "UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
      "UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)",
      "UICollectionReusableView.reuseIdentifier"))
  func cellsAndTitlesAreMadeOfWhatIsRegistered() throws {
    let view = items.collection()
    let flow = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    flow.headerReferenceSize = CGSize(width: 0, height: 10)
    flow.footerReferenceSize = CGSize(width: 0, height: 5)
    view.register(Self.nib, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    view.register(
      Self.nib, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "title")
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [9, 9, 9, 9])
    #expect(view.visibleCells.first?.reuseIdentifier == "cell")
    let titles = view.subviews.compactMap { $0 as? UICollectionReusableView }
      .filter { $0.reuseIdentifier == "title" }
    #expect(titles.map(\.frame.minY).sorted() == [0, 100])
    #expect(titles.map(\.tag).sorted() == [0, 9])
  }
}
