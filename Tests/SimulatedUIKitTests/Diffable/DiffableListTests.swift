import DeviceEvents
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Snapshots in collections and tables.
@MainActor @Suite(.serialized) struct DiffableListTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>
  private typealias TableSource = UITableViewDiffableDataSource<String, String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private func snapshot(_ words: String...) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["words"])
    snapshot.appendItems(words)
    return snapshot
  }

  private func collection(set: @escaping (String) -> Void) -> (UICollectionView, Source) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      cell, path, word in
      set("\(path.item) \(word)")
      cell.accessibilityLabel = word
    }
    let source = Source(collectionView: view) { view, path, word in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
    }
    return (view, source)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test(
    .shows(
      "UICollectionView.CellRegistration", "UICollectionView.CellRegistration.init(handler:)",
      "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)",
      "UICollectionViewDiffableDataSource",
      "UICollectionViewDiffableDataSource.init(collectionView:cellProvider:)",
      "UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)",
      "UICollectionViewDiffableDataSource.snapshot()",
      "UICollectionViewDiffableDataSource.itemIdentifier(for:)",
      "UICollectionViewDiffableDataSource.indexPath(for:)",
      "UICollectionViewDiffableDataSource.sectionIdentifier(for:)",
      "UICollectionViewDiffableDataSource.index(for:)",
      "UICollectionViewDiffableDataSource.numberOfSections(in:)",
      "UICollectionViewDiffableDataSource.collectionView(_:numberOfItemsInSection:)",
      "UICollectionViewDiffableDataSource.collectionView(_:cellForItemAt:)"))
  func onlyNewAndReloadedItemsAreAskedFor() throws {
    var asked: [String] = []
    let (view, source) = collection { asked.append($0) }
    #expect(view.dataSource === source && view.numberOfSections == 0)
    source.apply(snapshot("one", "two", "three"), animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(asked == ["0 one", "1 two", "2 three"])
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    let two = try #require(view.cellForItem(at: path(1)))
    asked = []
    var next = snapshot("zero", "two", "one")
    next.reloadItems(["one"])
    source.apply(next)
    view.layoutIfNeeded()
    #expect(asked == ["0 zero", "2 one"])
    #expect(view.cellForItem(at: path(1)) === two && two.isSelected)
    #expect(view.visibleCells.map(\.accessibilityLabel) == ["zero", "two", "one"])
    #expect(source.itemIdentifier(for: path(2)) == "one")
    #expect(source.itemIdentifier(for: path(3)) == nil)
    #expect(source.indexPath(for: "two") == path(1) && source.indexPath(for: "three") == nil)
    #expect(source.sectionIdentifier(for: 0) == "words" && source.index(for: "words") == 0)
    #expect(source.snapshot().itemIdentifiers == ["zero", "two", "one"])
    // What was to be asked for again has been.
    #expect(source.snapshot().reloadedItemIdentifiers == [])
    asked = []
    source.apply(snapshot("two"))
    #expect(view.indexPathsForSelectedItems == [path(0)] && view.numberOfItems(inSection: 0) == 1)
    source.apply(snapshot("three"))
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test(
    .shows(
      "NSDiffableDataSourceSnapshot.reconfigureItems(_:)",
      "UICollectionView.reconfigureItems(at:)",
      "UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)"))
  func reconfiguredItemsKeepTheirCells() throws {
    var asked: [String] = []
    let (view, source) = collection { asked.append($0) }
    source.apply(snapshot("one", "two"))
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: path(1)))
    asked = []
    var next = source.snapshot()
    next.reconfigureItems(["two"])
    source.apply(next)
    #expect(asked == ["1 two"] && view.cellForItem(at: path(1)) === cell)
    asked = []
    view.reconfigureItems(at: [path(0)])
    #expect(asked == ["0 one"])
    asked = []
    source.applySnapshotUsingReloadData(snapshot("one", "two"))
    view.layoutIfNeeded()
    #expect(asked == ["0 one", "1 two"])
  }

  @Test(
    .shows(
      "UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)",
      "UICollectionViewDiffableDataSource.apply(_:animatingDifferences:)",
      "UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:)",
      "UITableViewDiffableDataSource.apply(_:animatingDifferences:)",
      "UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:)"))
  func theCompletionComesAfterTheItems() async {
    let (view, source) = collection { _ in }
    var steps: [String] = []
    await withCheckedContinuation { done in
      source.apply(snapshot("one")) {
        steps.append("done")
        done.resume()
      }
      steps.append("\(view.numberOfItems(inSection: 0)) item")
    }
    #expect(steps == ["1 item", "done"])
    await source.apply(snapshot("one", "two"))
    #expect(view.numberOfItems(inSection: 0) == 2)
    await source.applySnapshotUsingReloadData(snapshot())
    #expect(view.numberOfItems(inSection: 0) == 0)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let rows = TableSource(tableView: table) { _, _, _ in UITableViewCell() }
    await rows.apply(snapshot("one", "two"))
    #expect(table.numberOfRows(inSection: 0) == 2)
    await rows.applySnapshotUsingReloadData(snapshot("one"))
    #expect(table.numberOfRows(inSection: 0) == 1)
  }

  @Test(
    .shows(
      "UICollectionView.SupplementaryRegistration",
      "UICollectionView.SupplementaryRegistration.init(elementKind:handler:)",
      "UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)",
      "UICollectionView.supplementaryView(forElementKind:at:)",
      "UICollectionView.visibleSupplementaryViews(ofKind:)",
      "UICollectionViewDiffableDataSource.supplementaryViewProvider",
      "UICollectionViewDiffableDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)"))
  func headersAreFromTheProvider() throws {
    let (view, source) = collection { _ in }
    let kind = UICollectionView.elementKindSectionHeader
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 10
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: kind
    ) { view, kind, path in view.accessibilityLabel = "\(kind.hasSuffix("Header")) \(path.section)"
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    source.apply(snapshot("one"))
    let header = try #require(view.supplementaryView(forElementKind: kind, at: path(0)))
    #expect(header.accessibilityLabel == "true 0")
    #expect(view.visibleSupplementaryViews(ofKind: kind) == [header])
    #expect(view.visibleSupplementaryViews(ofKind: "others") == [])
  }

  @Test(
    .shows(
      "UITableViewDiffableDataSource",
      "UITableViewDiffableDataSource.init(tableView:cellProvider:)",
      "UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)",
      "UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)",
      "UITableViewDiffableDataSource.snapshot()",
      "UITableViewDiffableDataSource.itemIdentifier(for:)",
      "UITableViewDiffableDataSource.indexPath(for:)",
      "UITableViewDiffableDataSource.sectionIdentifier(for:)",
      "UITableViewDiffableDataSource.index(for:)",
      "UITableViewDiffableDataSource.numberOfSections(in:)",
      "UITableViewDiffableDataSource.tableView(_:numberOfRowsInSection:)",
      "UITableViewDiffableDataSource.tableView(_:cellForRowAt:)",
      "UITableViewDiffableDataSource.tableView(_:titleForHeaderInSection:)",
      "UITableViewDiffableDataSource.tableView(_:titleForFooterInSection:)",
      "UITableView.reconfigureRows(at:)"))
  func aTableShowsSnapshotsToo() throws {
    final class Titled: UITableViewDiffableDataSource<String, String> {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
        -> String?
      { sectionIdentifier(for: section) }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    var asked: [String] = []
    let source = Titled(tableView: table) { table, path, word in
      let cell = table.dequeueReusableCell(withIdentifier: "word", for: path)
      cell.textLabel?.text = word
      asked.append(word)
      return cell
    }
    source.apply(snapshot("one", "two"))
    let two = try #require(table.cellForRow(at: path(1)))
    #expect(table.screenElement().children.map(\.text) == ["words", "one", "two"])
    asked = []
    var next = snapshot("two", "three")
    next.reconfigureItems(["two"])
    source.apply(next)
    table.layoutIfNeeded()
    #expect(Set(asked) == ["two", "three"] && table.cellForRow(at: path(0)) === two)
    #expect(source.itemIdentifier(for: path(1)) == "three")
    #expect(source.indexPath(for: "three") == path(1) && source.index(for: "words") == 0)
    #expect(source.snapshot().numberOfItems == 2)
    asked = []
    table.reconfigureRows(at: [path(1)])
    #expect(asked == ["three"])
    source.applySnapshotUsingReloadData(snapshot())
    #expect(table.numberOfRows(inSection: 0) == 0)
    let plain = TableSource(tableView: table) { _, _, _ in nil }
    #expect(plain.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(plain.tableView(table, titleForFooterInSection: 0) == nil)
  }

  @Test(
    .shows(
      "UICollectionView.CellRegistration.init(cellNib:handler:)",
      "UICollectionView.SupplementaryRegistration.init(supplementaryNib:elementKind:handler:)",
      "UICollectionViewLayout.register(_: UINib?, forDecorationViewOfKind:)"))
  func aNibWithoutACellIsRefused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let nib = UINib(nibName: "Nothing", bundle: nil)
        let view = UICollectionView(frame: .zero, collectionViewLayout: .init())
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int>(
          cellNib: nib
        ) { _, _, _ in }
        _ = view.dequeueConfiguredReusableCell(
          using: registration, for: IndexPath(item: 0, section: 0), item: 1)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let nib = UINib(nibName: "Nothing", bundle: nil)
        let view = UICollectionView(frame: .zero, collectionViewLayout: .init())
        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
          supplementaryNib: nib, elementKind: "kind"
        ) { _, _, _ in }
        _ = view.dequeueConfiguredReusableSupplementary(
          using: registration, for: IndexPath(item: 0, section: 0))
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        let section = NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.decorationItems = [.background(elementKind: "back")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UINib(nibName: "Nothing", bundle: nil), forDecorationViewOfKind: "back")
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
          UICollectionViewCell(frame: .zero)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
  }
}
