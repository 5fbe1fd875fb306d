import Foundation

extension UICollectionViewDiffableDataSource {
  /// Shows the items of a section, which may contain others; the completion is called in a later
  /// turn of the main queue.
  ///
  /// Simulated: a section that isn't there yet is added. A tap on an outline's arrow, or on a
  /// header that has one, shows or hides what is inside an item.
  nonisolated public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { onMainQueue(then: completion) { self.show(snapshot, in: section) } }
  /// Shows the items of a section, which may contain others.
  ///
  /// Simulated: as ``apply(_:to:animatingDifferences:completion:)``.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async { show(snapshot, in: section) }
  /// Returns the items of a section, as a copy to change.
  ///
  /// Simulated: no known difference.
  public func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  { listed.outline(of: section) }
}

/// A data source some of whose items contain others.
@MainActor protocol OutlineSource: AnyObject {
  /// Returns the number of items around an item; `nil` if its section has no outline.
  func level(at path: IndexPath) -> Int?
  func isExpanded(at path: IndexPath) -> Bool
  /// Shows or hides what is inside an item.
  func toggle(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  func level(at path: IndexPath) -> Int? {
    guard let section = listed.section(at: path.section), let item = listed.item(at: path) else {
      return nil
    }
    return listed.outlines[section]?.levels[item]
  }

  func isExpanded(at path: IndexPath) -> Bool {
    guard let section = listed.section(at: path.section), let item = listed.item(at: path) else {
      return false
    }
    return listed.outlines[section]?.isExpanded(item) ?? false
  }

  func toggle(at path: IndexPath) {
    guard let section = listed.section(at: path.section), let item = listed.item(at: path),
      var outline = listed.outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let made = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: made)
      }
      outline.expand([item])
    }
    show(outline, in: section)
  }

  func show(
    _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    in section: SectionIdentifierType
  ) {
    var whole = listed.snapshot
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    guard let index = whole.indexOfSection(section) else { return }
    whole.sections[index].items = outline.visibleItems
    listed.outlines[section] = outline
    show(whole)
  }
}

extension UICollectionView {
  /// Tells a list's cell where it is in its outline.
  func tellOutline(_ cell: UICollectionViewCell, _ path: IndexPath) {
    guard let cell = cell as? UICollectionViewListCell else { return }
    let source = dataSource as? any OutlineSource
    let level = source?.level(at: path)
    if let level { cell.indentationLevel = level }
    cell.isInOutline = level != nil
    cell.isExpanded = source?.isExpanded(at: path) ?? false
  }

  /// Shows or hides what is inside a cell's item.
  func toggleOutline(of cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell) else { return }
    (dataSource as? any OutlineSource)?.toggle(at: path)
  }
}
