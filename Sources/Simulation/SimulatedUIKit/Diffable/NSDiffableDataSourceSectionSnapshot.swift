import Foundation

/// The items of one section, which may contain others.
///
/// Simulated: only what is inside expanded items is shown. Differs: an unknown item where one is
/// needed traps with other words.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  private struct Entry: Sendable {
    var item: ItemIdentifierType
    var level: Int
  }
  /// The items in the order in which they are shown, each before what is inside it.
  private var entries: [Entry] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes an empty snapshot.
  public init() {}

  /// All items, also those that aren't shown.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  /// The items that are inside no other.
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
  /// The items that are shown: those whose surrounding ones are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var shown: [ItemIdentifierType] = []
    var hiddenFrom = Int.max
    for entry in entries where entry.level <= hiddenFrom {
      shown.append(entry.item)
      hiddenFrom = expanded.contains(entry.item) ? Int.max : entry.level
    }
    return shown
  }

  /// Adds items at the end, or at the end of what is inside another one.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else {
      entries += items.map { Entry(item: $0, level: 0) }
      return checkUnique(items)
    }
    let place = place(of: parent)
    let level = entries[place].level + 1
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: end(of: place))
    checkUnique(items)
  }
  /// Inserts items before another one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let place = place(of: item)
    let level = entries[place].level
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: place)
    checkUnique(items)
  }
  /// Inserts items after another one and what is inside it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let place = place(of: item)
    let level = entries[place].level
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: end(of: place))
    checkUnique(items)
  }
  /// Removes items with what is inside them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let place = index(of: item) else { continue }
      entries.removeSubrange(place..<end(of: place))
    }
    expanded.formIntersection(self.items)
  }
  /// Removes all items.
  public mutating func deleteAll() { self = Self() }
  /// Replaces what is inside an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let place = place(of: parent)
    let level = entries[place].level + 1
    entries.replaceSubrange(
      place + 1..<end(of: place),
      with: snapshot.entries.map { Entry(item: $0.item, level: $0.level + level) })
    expanded.formUnion(snapshot.expanded)
    checkUnique(snapshot.items)
  }
  /// Shows what is inside items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Hides what is inside items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Returns whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// Returns the place of an item among all items.
  public func index(of item: ItemIdentifierType) -> Int? {
    entries.firstIndex { $0.item == item }
  }
  /// Returns the number of items around an item; one that isn't there traps.
  public func level(of item: ItemIdentifierType) -> Int { entries[place(of: item)].level }
  /// Returns the item around an item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let place = place(of: child)
    return entries[..<place].last { $0.level < entries[place].level }?.item
  }
  /// Returns whether what is inside an item is shown with it.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Returns what is inside an item, with that one or without.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let place = place(of: parent)
    let first = includingParent ? place : place + 1
    let level = entries[place].level + (includingParent ? 0 : 1)
    var part = Self()
    part.entries = entries[first..<end(of: place)].map {
      Entry(item: $0.item, level: $0.level - level)
    }
    part.expanded = expanded.intersection(part.items)
    return part
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// The level of each item.
  var levels: [ItemIdentifierType: Int] {
    Dictionary(entries.map { ($0.item, $0.level) }) { first, _ in first }
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let place = index(of: item) else {
      preconditionFailure(CollectionWords.unknown("item", "\(item)"))
    }
    return place
  }

  /// Returns the place after an item and what is inside it.
  private func end(of place: Int) -> Int {
    entries[(place + 1)...].firstIndex { $0.level <= entries[place].level } ?? entries.count
  }

  private func checkUnique(_ added: [ItemIdentifierType]) {
    guard Set(items).count < entries.count else { return }
    let counts = Dictionary(items.map { ($0, 1) }, uniquingKeysWith: +)
    let repeated = Set(added).filter { counts[$0, default: 0] > 1 }
    preconditionFailure(CollectionWords.repeated("item", repeated.map { "\($0)" }.sorted()))
  }
}
