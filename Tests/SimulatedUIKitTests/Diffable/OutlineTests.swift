import DeviceEvents
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Items that contain others.
@MainActor @Suite struct OutlineTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// `a` contains `b` and `c`, and `c` contains `d`; `e` is beside `a`.
  private var filled: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["a", "e"])
    snapshot.append(["b", "c"], to: "a")
    snapshot.append(["d"], to: "c")
    return snapshot
  }

  /// The items, each with its level.
  private func words(_ snapshot: Snapshot) -> String {
    snapshot.items.map { "\($0)\(snapshot.level(of: $0))" }.joined(separator: " ")
  }

  @Test(
    .shows(
      "NSDiffableDataSourceSectionSnapshot", "NSDiffableDataSourceSectionSnapshot.init()",
      "NSDiffableDataSourceSectionSnapshot.append(_:to:)",
      "NSDiffableDataSourceSectionSnapshot.items",
      "NSDiffableDataSourceSectionSnapshot.rootItems",
      "NSDiffableDataSourceSectionSnapshot.visibleItems",
      "NSDiffableDataSourceSectionSnapshot.expand(_:)",
      "NSDiffableDataSourceSectionSnapshot.collapse(_:)",
      "NSDiffableDataSourceSectionSnapshot.isExpanded(_:)",
      "NSDiffableDataSourceSectionSnapshot.isVisible(_:)",
      "NSDiffableDataSourceSectionSnapshot.contains(_:)",
      "NSDiffableDataSourceSectionSnapshot.level(of:)",
      "NSDiffableDataSourceSectionSnapshot.index(of:)",
      "NSDiffableDataSourceSectionSnapshot.parent(of:)"))
  func onlyWhatIsInExpandedItemsIsVisible() {
    var snapshot = filled
    #expect(words(snapshot) == "a0 b1 c1 d2 e0" && snapshot.rootItems == ["a", "e"])
    #expect(snapshot.visibleItems == ["a", "e"])
    snapshot.expand(["c"])
    #expect(snapshot.visibleItems == ["a", "e"] && !snapshot.isVisible("d"))
    snapshot.expand(["a"])
    #expect(snapshot.visibleItems == ["a", "b", "c", "d", "e"] && snapshot.isVisible("d"))
    snapshot.collapse(["c"])
    #expect(snapshot.visibleItems == ["a", "b", "c", "e"])
    #expect(snapshot.isExpanded("a") && !snapshot.isExpanded("c"))
    #expect(snapshot.contains("d") && !snapshot.contains("z"))
    #expect(snapshot.index(of: "c") == 2 && snapshot.index(of: "z") == nil)
    #expect(snapshot.parent(of: "d") == "c" && snapshot.parent(of: "a") == nil)
  }

  @Test(
    .shows(
      "NSDiffableDataSourceSectionSnapshot.insert(_:before:)",
      "NSDiffableDataSourceSectionSnapshot.insert(_:after:)",
      "NSDiffableDataSourceSectionSnapshot.delete(_:)",
      "NSDiffableDataSourceSectionSnapshot.deleteAll()",
      "NSDiffableDataSourceSectionSnapshot.replace(childrenOf:using:)",
      "NSDiffableDataSourceSectionSnapshot.snapshot(of:includingParent:)"))
  func itemsAreInsertedAndRemovedWithWhatIsInside() {
    var snapshot = filled
    snapshot.insert(["x"], before: "c")
    snapshot.insert(["y"], after: "c")
    #expect(words(snapshot) == "a0 b1 x1 c1 d2 y1 e0")
    #expect(words(snapshot.snapshot(of: "c")) == "d0")
    #expect(words(snapshot.snapshot(of: "c", includingParent: true)) == "c0 d1")
    var other = Snapshot()
    other.append(["p"])
    other.append(["q"], to: "p")
    snapshot.replace(childrenOf: "c", using: other)
    #expect(words(snapshot) == "a0 b1 x1 c1 p2 q3 y1 e0")
    snapshot.delete(["c", "z"])
    #expect(words(snapshot) == "a0 b1 x1 y1 e0")
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty)
  }

  private func list(_ style: UICellAccessory.OutlineDisclosureOptions.Style)
    -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>)
  {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .sidebar)))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      if item < "d" { cell.accessories = [.outlineDisclosure(options: .init(style: style))] }
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    return (view, source)
  }

  private func shown(_ view: UICollectionView) -> [String] {
    view.layoutIfNeeded()
    return view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
      .map { "\($0.screenElement().text ?? "") \($0.indentationLevel)" }
  }

  @Test(
    .shows(
      "UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:completion:)",
      "UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:)",
      "UICollectionViewDiffableDataSource.snapshot(for:)",
      "UICollectionViewDiffableDataSource.sectionSnapshotHandlers",
      "UICollectionViewDiffableDataSource.SectionSnapshotHandlers",
      "UICollectionViewDiffableDataSource.SectionSnapshotHandlers.init()",
      "UICollectionViewDiffableDataSource.SectionSnapshotHandlers.shouldExpandItem",
      "UICollectionViewDiffableDataSource.SectionSnapshotHandlers.willExpandItem",
      "UICollectionViewDiffableDataSource.SectionSnapshotHandlers.shouldCollapseItem",
      "UICollectionViewDiffableDataSource.SectionSnapshotHandlers.willCollapseItem",
      "UICollectionViewDiffableDataSource.SectionSnapshotHandlers.snapshotForExpandingParent",
      "UICellAccessory.outlineDisclosure(displayed:options:actionHandler:)",
      "UICellConfigurationState.isExpanded"))
  func aTapShowsWhatIsInside() async throws {
    let (view, source) = list(.cell)
    var lines: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { lines.append("expands \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { lines.append("collapses \($0)") }
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "c" }
    await source.apply(filled, to: 7)
    #expect(source.snapshot().sectionIdentifiers == [7] && shown(view) == ["a 0", "e 0"])
    func button(_ item: Int) throws -> UIButton {
      let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
      return try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
    }
    #expect(try button(0).accessibilityLabel == "Expand")
    try button(0).tap()
    #expect(shown(view) == ["a 0", "b 1", "c 1", "e 0"] && source.snapshot(for: 7).isExpanded("a"))
    #expect(try button(0).accessibilityLabel == "Collapse")
    try button(2).tap()
    #expect(shown(view).count == 4)
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    try button(0).tap()
    #expect(shown(view).count == 4 && lines == ["expands a"])
    source.sectionSnapshotHandlers.shouldCollapseItem = nil
    try button(0).tap()
    #expect(shown(view) == ["a 0", "e 0"] && lines == ["expands a", "collapses a"])
    // A tap on the cell selects it.
    view.userTaps(itemAt: IndexPath(item: 0, section: 0))
    #expect(shown(view).count == 2 && view.indexPathsForSelectedItems?.count == 1)
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, _ in
      var made = Snapshot()
      made.append([parent + "1"])
      return made
    }
    try button(0).tap()
    #expect(shown(view) == ["a 0", "a1 1", "e 0"])
    var whole = source.snapshot()
    whole.deleteItems(["a1"])
    await source.apply(whole)
    #expect(source.snapshot(for: 7).items == ["a", "e"])
  }

  @Test(.shows("UICellAccessory.OutlineDisclosureOptions.style"))
  func aTapOnAHeaderShowsWhatIsInsideToo() {
    let (view, source) = list(.header)
    source.apply(filled, to: 0)
    #expect(shown(view) == ["a 0", "e 0"])
    view.userTaps(itemAt: IndexPath(item: 0, section: 0))
    #expect(shown(view) == ["a 0", "b 1", "c 1", "e 0"])
    #expect(view.indexPathsForSelectedItems == [])
  }
}
