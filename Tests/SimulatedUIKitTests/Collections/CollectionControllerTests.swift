import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

@MainActor @Suite struct CollectionControllerTests {
  /// A controller whose overrides all call their superclass.
  private final class Numbers: UICollectionViewController {
    var lines: [String] = []
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 + super.collectionView(collectionView, numberOfItemsInSection: section) }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      lines.append("chooses \(indexPath.item)")
      super.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      lines.append("leaves \(indexPath.item)")
      super.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      lines.append("shows \(indexPath.item)")
      super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      lines.append("hides \(indexPath.item)")
      super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  @Test(
    .shows(
      "UICollectionViewController.collectionViewLayout",
      "UICollectionViewController.clearsSelectionOnViewWillAppear",
      "UICollectionViewController.viewWillAppear(_:)",
      "UICollectionViewController.numberOfSections(in:)",
      "UICollectionViewController.collectionView(_:numberOfItemsInSection:)",
      "UICollectionViewController.collectionView(_:cellForItemAt:)",
      "UICollectionViewController.collectionView(_:shouldHighlightItemAt:)",
      "UICollectionViewController.collectionView(_:shouldSelectItemAt:)",
      "UICollectionViewController.collectionView(_:shouldDeselectItemAt:)",
      "UICollectionViewController.collectionView(_:didSelectItemAt:)",
      "UICollectionViewController.collectionView(_:didDeselectItemAt:)",
      "UICollectionViewController.collectionView(_:willDisplay:forItemAt:)",
      "UICollectionViewController.collectionView(_:didEndDisplaying:forItemAt:)"))
  func aControllerIsAskedAndTold() {
    let flow = UICollectionViewFlowLayout()
    let controller = Numbers(collectionViewLayout: flow)
    #expect(controller.collectionViewLayout === flow)
    let view: UICollectionView = controller.collectionView
    view.layoutIfNeeded()
    #expect(view.numberOfSections == 1 && view.visibleCells.count == 2)
    view.allowsMultipleSelection = true
    for item in [0, 1, 0] { view.userTaps(itemAt: IndexPath(item: item, section: 0)) }
    #expect(controller.lines == ["shows 0", "shows 1", "chooses 0", "chooses 1", "leaves 0"])
    #expect(controller.clearsSelectionOnViewWillAppear)
    controller.clearsSelectionOnViewWillAppear = false
    controller.viewWillAppear(false)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    controller.clearsSelectionOnViewWillAppear = true
    controller.viewWillAppear(false)
    #expect(view.indexPathsForSelectedItems == [])
    controller.lines = []
    view.reloadData()
    #expect(controller.lines.sorted() == ["hides 0", "hides 1"])
  }

  @Test(
    .shows(
      "UICollectionViewController.init(nibName:bundle:)",
      "UICollectionViewController.init(coder:)",
      "UICollectionViewController.collectionView(_:viewForSupplementaryElementOfKind:at:)"))
  func aControllerMakesAFlowLayoutByItself() throws {
    let named = UICollectionViewController(nibName: nil, bundle: nil)
    #expect(named.collectionViewLayout is UICollectionViewFlowLayout)
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let archived = try #require(UICollectionViewController(coder: coder))
    let flow = try #require(archived.collectionViewLayout as? UICollectionViewFlowLayout)
    flow.headerReferenceSize = CGSize(width: 0, height: 12)
    archived.collectionView.layoutIfNeeded()
    let titles = archived.collectionView.subviews.filter { $0 is UICollectionReusableView }
    #expect(titles.map(\.frame.height) == [12])
  }
}
