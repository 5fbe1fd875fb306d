public import Foundation

/// A data source that shows snapshots in a table.
///
/// Simulated: as UICollectionViewDiffableDataSource; a subclass supplies titles of headers and
/// footers.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// The closure that returns the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var view: UITableView?
  private let provider: CellProvider
  private let listed = ListedItems<SectionIdentifierType, ItemIdentifierType>()

  /// Makes the table's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    view = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The animation with which rows come and go.
  ///
  /// Type-checks only: changes aren't animated.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Shows a snapshot; the completion is called in a later turn of the main queue.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    onMainQueue(then: completion) { self.show(snapshot) }
  }
  /// Shows a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { show(snapshot) }
  /// Shows a snapshot with all cells requested again; the completion is called in a later turn of
  /// the main queue.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    onMainQueue(then: completion) { self.reload(snapshot) }
  }
  /// Shows a snapshot with all cells requested again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { reload(snapshot) }

  /// Returns the snapshot that is shown, as a copy to change.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    listed.snapshot
  }
  /// Returns the section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    listed.section(at: index)
  }
  /// Returns the place of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    listed.snapshot.indexOfSection(sectionIdentifier)
  }
  /// Returns the item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    listed.item(at: indexPath)
  }
  /// Returns the place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    listed.path(of: itemIdentifier)
  }

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { listed.snapshot.numberOfSections }
  /// Returns the number of rows in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    listed.count(of: section)
  }
  /// Returns the cell of a row: the provider's, which traps if it is `nil`.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let item = listed.item(at: indexPath) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    guard let cell = provider(tableView, indexPath, item) else {
      preconditionFailure(CollectionWords.noCell("\(item)"))
    }
    return cell
  }
  /// Returns the title of a section's header: none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns the title of a section's footer: none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Returns whether a row can be removed: it can't (documented).
  ///
  /// Type-checks only: the user can't remove rows.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns whether a row can be moved.
  ///
  /// Type-checks only: the user can't move rows.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user removes or adds a row.
  ///
  /// Type-checks only: the user can't remove rows.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Called when the user moves a row.
  ///
  /// Type-checks only: the user can't move rows.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns the titles of the index at the right edge.
  ///
  /// Type-checks only: no index is drawn.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the section of an index entry.
  ///
  /// Type-checks only: no index is drawn.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let change = listed.take(snapshot)
    guard let view, view.dataSource === self else { return }
    view.follow(change.moves, change.followed)
    for path in change.reconfigured { view.reconfigure(path) }
  }

  private func reload(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    _ = listed.take(snapshot)
    view?.reloadData()
  }
}
