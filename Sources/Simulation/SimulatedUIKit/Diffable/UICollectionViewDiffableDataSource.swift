public import Foundation

/// A data source that shows snapshots in a collection.
///
/// Simulated: a snapshot is applied at once: items that stay keep their cells and are selected as
/// before, and only those that are new, reloaded or reconfigured are requested (documented). From
/// another queue it is applied on the main one. Differs: changes aren't animated; the user can't
/// move items.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// The closure that returns the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// The closure that returns a header, footer or similar view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// What the user may do to the order of items.
  ///
  /// Type-checks only: the user can't move items.
  public struct ReorderingHandlers {
    /// Makes handlers that allow nothing.
    public init() {}
    /// Returns whether an item may be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before items are moved.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after items were moved.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  /// What happens when the user shows or hides what is inside an item.
  ///
  /// Simulated: called when a scene taps an outline's arrow, or a header that has one.
  public struct SectionSnapshotHandlers {
    /// Makes handlers that allow everything.
    public init() {}
    /// Returns whether what is inside an item may be shown.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before what is inside an item is shown.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Returns whether what is inside an item may be hidden.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before what is inside an item is hidden.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Returns what is inside an item that is about to show it, from what was inside before.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?
  }

  private weak var view: UICollectionView?
  private let provider: CellProvider
  let listed = ListedItems<SectionIdentifierType, ItemIdentifierType>()

  /// Makes the collection's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The closure that returns headers, footers and similar views; without one they trap.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What the user may do to the order of items.
  ///
  /// Type-checks only: the user can't move items.
  open var reorderingHandlers = ReorderingHandlers()
  /// What happens when the user shows or hides what is inside an item.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

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
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    listed.snapshot.numberOfSections
  }
  /// Returns the number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { listed.count(of: section) }
  /// Returns the cell of an item: the provider's, which traps if it is `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = listed.item(at: indexPath) else { return UICollectionViewCell(frame: .zero) }
    guard let cell = provider(collectionView, indexPath, item) else {
      preconditionFailure(CollectionWords.noCell("\(item)"))
    }
    return cell
  }
  /// Returns a header or footer: the provider's, which traps if it is `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(CollectionWords.noView(kind))
    }
    return view
  }

  func show(
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
