import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// What a collection asks others and tells them.
@MainActor @Suite struct CollectionDelegateTests {
  private let items = ItemsLog()

  @Test(
    .shows(
      "UICollectionViewDelegate", "UICollectionView.delegate",
      "UICollectionViewDelegate.collectionView(_:shouldHighlightItemAt:)",
      "UICollectionViewDelegate.collectionView(_:shouldSelectItemAt:)",
      "UICollectionViewDelegate.collectionView(_:shouldDeselectItemAt:)",
      "UICollectionViewDelegate.collectionView(_:didSelectItemAt:)",
      "UICollectionViewDelegate.collectionView(_:didDeselectItemAt:)",
      "UICollectionView.allowsSelection", "UICollectionView.allowsMultipleSelection"))
  func aTapAsksAndTells() {
    let view = items.collection()
    view.layoutIfNeeded()
    _ = items.take()
    func tap(_ item: Int) -> [String] {
      view.userTaps(itemAt: IndexPath(item: item, section: 0))
      return items.take()
    }
    #expect(view.allowsSelection && !view.allowsMultipleSelection)
    #expect(tap(0) == ["touch?", "choose?", "chooses 0"])
    #expect(tap(1) == ["touch?", "choose?", "leaves 0", "chooses 1"])
    view.allowsMultipleSelection = true
    #expect(tap(2) == ["touch?", "choose?", "chooses 2"])
    #expect(tap(1) == ["touch?", "leave?", "leaves 1"])
    items.refuses = ["leave"]
    #expect(tap(2) == ["touch?", "leave?"])
    items.refuses = ["choose"]
    #expect(tap(3) == ["touch?", "choose?"])
    items.refuses = ["touch"]
    #expect(tap(3) == ["touch?"])
    view.allowsSelection = false
    #expect(tap(3) == [])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test(
    .shows(
      "UICollectionViewDataSource", "UICollectionView.dataSource", "UICollectionView.delegate",
      "UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:)",
      "UICollectionViewDataSource.collectionView(_:cellForItemAt:)",
      "UICollectionViewDataSource.numberOfSections(in:)",
      "UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:)",
      "UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:)",
      "UICollectionView.scrollToItem(at:at:animated:)"))
  func cellsComeAndGoAsTheyAreSeen() {
    items.counts = [6, 2]
    let view = items.collection()
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset.top = 15
    #expect(view.dataSource === items && view.numberOfSections == 2)
    view.layoutIfNeeded()
    #expect(items.take() == ["shows 0.0", "shows 0.1", "shows 0.2", "shows 0.3"])
    view.scrollToItem(at: IndexPath(item: 0, section: 1), at: .top, animated: false)
    view.layoutIfNeeded()
    // The content is 210 high, so that is as far as it goes.
    #expect(view.contentOffset.y == 110 && items.scrolls == 1)
    let hidden = (0..<4).map { "hides 0.\($0)" }
    #expect(
      items.take().sorted()
        == hidden + ["shows 0.4", "shows 0.5", "shows 1.0", "shows 1.1"])
    view.dataSource = nil
    #expect(view.numberOfSections == 0)
    #expect(items.take().sorted() == ["hides 0.4", "hides 0.5", "hides 1.0", "hides 1.1"])
  }

  @Test(
    .shows(
      "UICollectionView.scrollToItem(at:at:animated:)"),
    arguments: [
      (UICollectionView.ScrollPosition.top, 100.0), (.centeredVertically, 70), (.bottom, 40),
      (UICollectionView.ScrollPosition(), 40),
    ])
  func anItemIsScrolledToItsPlace(_ place: UICollectionView.ScrollPosition, _ top: Double) {
    items.counts = [10]
    let view = items.collection()
    view.scrollToItem(at: IndexPath(item: 4, section: 0), at: place, animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: top))
    // The content ends at 240, and the view is 100 high.
    view.scrollToItem(at: IndexPath(item: 8, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == 140)
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .bottom, animated: false)
    #expect(view.contentOffset.y == 0)
  }

  @Test(
    .shows("UICollectionView.scrollToItem(at:at:animated:)"),
    arguments: [
      (UICollectionView.ScrollPosition.left, 100.0), (.centeredHorizontally, 70), (.right, 40),
    ])
  func anItemIsScrolledToItsPlaceAcross(_ place: UICollectionView.ScrollPosition, _ left: Double) {
    items.counts = [10]
    let view = items.collection()
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .horizontal
    view.scrollToItem(at: IndexPath(item: 4, section: 0), at: place, animated: false)
    #expect(view.contentOffset == CGPoint(x: left, y: 0))
  }

  /// A source with only the required methods: everything else has its default.
  private final class Plain: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  @Test(
    .shows(
      "UICollectionViewDataSource.numberOfSections(in:)",
      "UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)"))
  func aSourceHasOneSectionAndEmptyTitlesByItself() throws {
    let source = Plain()
    let view = items.collection()
    let flow = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    view.dataSource = source
    #expect(view.numberOfSections == 1)
    view.layoutIfNeeded()
    let titles = view.subviews.filter { type(of: $0) == UICollectionReusableView.self }
    #expect(titles.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 20)])
  }
}
