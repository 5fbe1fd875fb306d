import Foundation
import SimulatedFoundation

/// The snapshot that a diffable data source shows, and where its items are.
@MainActor final class ListedItems<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()
  private var places: [Item: IndexPath] = [:]
  /// The sections whose items contain others.
  var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

  /// What becomes of the old snapshot's items.
  struct Change {
    /// The new places of items that keep their cells.
    var moves: [IndexPath: IndexPath] = [:]
    /// Items whose cells are asked for their content again, by their new places.
    var reconfigured: [IndexPath] = []
    /// All items' new places, also of those that get other cells.
    var followed: [IndexPath: IndexPath] = [:]
  }

  /// Takes a new snapshot.
  func take(_ new: Snapshot) -> Change {
    let old = places
    places = [:]
    for (section, content) in new.sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        places[identifier] = IndexPath(item: item, section: section)
      }
    }
    let anew = Set(
      new.sections.filter { new.reloadedSections.contains($0.identifier) }.flatMap(\.items)
    ).union(new.reloaded)
    var change = Change()
    for (identifier, path) in old {
      guard let place = places[identifier] else { continue }
      change.followed[path] = place
      if !anew.contains(identifier) { change.moves[path] = place }
    }
    change.reconfigured = new.reconfigured.subtracting(anew).compactMap { places[$0] }.sorted()
    snapshot = new
    snapshot.forgetNotes(all: true)
    // Another order of items ends an outline.
    outlines = outlines.filter { section, outline in
      snapshot.sections.first { $0.identifier == section }?.items == outline.visibleItems
    }
    return change
  }

  func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<Item>()
    flat.append(snapshot.sections.first { $0.identifier == section }?.items ?? [])
    return flat
  }

  func path(of item: Item) -> IndexPath? { places[item] }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, snapshot.sections.indices.contains(path.section) else { return nil }
    let items = snapshot.sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func section(at index: Int) -> Section? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].identifier : nil
  }

  func count(of section: Int) -> Int {
    snapshot.sections.indices.contains(section) ? snapshot.sections[section].items.count : 0
  }
}

/// Runs what belongs on the main queue there: at once if it is running, or else as soon as it can;
/// the completion is called in the turn after it.
func onMainQueue(then completion: (() -> Void)?, _ work: @escaping @MainActor () -> Void) {
  let later = CarriedCompletion(call: completion)
  if MainQueue.isCurrent {
    MainActor.assumeIsolated { work() }
    DispatchQueue.main.async { later.call?() }
  } else {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { work() }
      DispatchQueue.main.async { later.call?() }
    }
  }
}

private struct CarriedCompletion: @unchecked Sendable {
  // It is called on the main queue, once.
  var call: (() -> Void)?
}

extension UICollectionView {
  /// Takes another order of items; cells of items that stay keep them, and so does the selection.
  func follow(_ moves: [IndexPath: IndexPath], _ followed: [IndexPath: IndexPath]) {
    let old = items.cells
    items.cells = [:]
    for (path, cell) in old {
      if let place = moves[path] { items.cells[place] = cell } else { recycle(cell, path) }
    }
    items.chosen = items.chosen.compactMap { followed[$0] }
    for (path, cell) in items.cells { tellOutline(cell, path) }
    forgetTitles()
  }
}

extension UITableView {
  /// Takes another order of rows; cells of rows that stay keep them, and so does the selection.
  func follow(_ moves: [IndexPath: IndexPath], _ followed: [IndexPath: IndexPath]) {
    let kept = rows.cells.filter { moves[$0.key] != nil }
    for path in kept.keys { rows.cells[path] = nil }
    recycleAll()
    for (path, cell) in kept {
      if let place = moves[path] { rows.cells[place] = cell }
    }
    rows.chosen = rows.chosen.compactMap { followed[$0] }
    rows.counts = nil
    setNeedsLayout()
  }
}
