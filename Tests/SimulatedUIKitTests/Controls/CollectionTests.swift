import DeviceEvents
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Items that are numbers.
private final class Numbers: ControlsLog, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 7 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    cell.tag = indexPath.item
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 90, height: 40) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    lines.append("chooses \(indexPath.item)")
  }
}

@MainActor @Suite struct CollectionTests {
  private let numbers = Numbers()

  private func collection(_ direction: UICollectionView.ScrollDirection = .vertical)
    -> UICollectionView
  {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 140), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = numbers
    view.delegate = numbers
    return view
  }

  @Test(
    .shows(
      "UICollectionView.init(frame:collectionViewLayout:)",
      "UICollectionView.register(_: AnyClass?, forCellWithReuseIdentifier:)",
      "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)",
      "UICollectionView.numberOfSections", "UICollectionView.numberOfItems(inSection:)",
      "UICollectionView.cellForItem(at:)", "UICollectionView.visibleCells",
      "UICollectionView.indexPathsForVisibleItems", "UICollectionView.layoutSubviews()",
      "UICollectionViewFlowLayout.prepare()",
      "UICollectionViewFlowLayout.collectionViewContentSize",
      "UICollectionViewFlowLayout.layoutAttributesForElements(in:)",
      "UICollectionViewFlowLayout.layoutAttributesForItem(at:)",
      "UICollectionViewFlowLayout.sectionInset", "UICollectionViewFlowLayout.scrollDirection"),
    arguments: [
      (
        UICollectionView.ScrollDirection.vertical, CGPoint(x: 110, y: 55),
        CGSize(width: 300, height: 150)
      ),
      (.horizontal, CGPoint(x: 110, y: 55), CGSize(width: 410, height: 140)),
    ])
  func itemsStandInLines(
    _ direction: UICollectionView.ScrollDirection, _ fifth: CGPoint, _ size: CGSize
  ) {
    let view = collection(direction)
    #expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 7)
    let path = IndexPath(item: direction == .vertical ? 3 : 3, section: 0)
    view.layoutIfNeeded()
    let origins = (0..<7).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.origin
    }
    let expected =
      direction == .vertical
      ? [(10, 5), (110, 5), (10, 55), (110, 55), (10, 105), (110, 105), (10, 155)]
      : [(10, 5), (10, 55), (110, 5), (110, 55), (210, 5), (210, 55), (310, 5)]
    #expect(direction == .vertical ? view.contentSize.width == 300 : view.contentSize == size)
    if direction == .horizontal { #expect(origins == expected.map { CGPoint(x: $0, y: $1) }) }
    #expect(view.cellForItem(at: path)?.tag == 3)
    #expect(view.visibleCells.count == view.indexPathsForVisibleItems.count)
  }

  @Test(
    .shows(
      "UICollectionView.selectItem(at:animated:scrollPosition:)",
      "UICollectionView.deselectItem(at:animated:)",
      "UICollectionView.indexPathsForSelectedItems", "UICollectionView.reloadData()",
      "UICollectionViewCell.isSelected", "UICollectionView.indexPath(for:)"))
  func aTapChoosesAnItem() throws {
    let view = collection()
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(view.cellForItem(at: path))
    view.userTaps(itemAt: path)
    #expect(numbers.take() == ["chooses 1"])
    #expect(view.indexPathsForSelectedItems == [path] && cell.isSelected)
    #expect(view.indexPath(for: cell) == path)
    view.deselectItem(at: path, animated: false)
    #expect(view.indexPathsForSelectedItems == [] && !cell.isSelected)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(numbers.take() == [] && cell.isSelected)
    view.reloadData()
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test(
    .shows(
      "UICollectionViewController.init(collectionViewLayout:)",
      "UICollectionViewController.collectionView", "UICollectionViewController.loadView()"))
  func aControllerIsItsCollectionsSource() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.collectionView === controller.view)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 0)
  }
}
