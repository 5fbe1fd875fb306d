import Foundation

/// The sections and items of a list at one moment, each with an identifier of its own.
///
/// Simulated: sections and items are added, moved and removed by their identifiers. Identifiers
/// that a call supplies twice trap, and so do identifiers that are unknown where one is needed
/// (observed); those that are in the snapshot already are moved, with a line in the log (observed
/// from iOS 15 on).
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  struct Section: Sendable {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }
  var sections: [Section] = []
  private(set) var reloaded: Set<ItemIdentifierType> = []
  private(set) var reconfigured: Set<ItemIdentifierType> = []
  private(set) var reloadedSections: Set<SectionIdentifierType> = []

  /// Makes an empty snapshot.
  public init() {}

  // MARK: Counts and places

  /// The number of items.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections' identifiers, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// All items' identifiers, in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The items whose content will be requested again, with other cells.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reloaded.contains)
  }
  /// The items whose content will be requested again, for the same cells.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reconfigured.contains)
  }
  /// The sections whose content will be requested again.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sectionIdentifiers.filter(reloadedSections.contains)
  }
  /// Returns the number of items in a section; one that isn't there traps.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[known(identifier)].items.count
  }
  /// Returns the items of a section; one that isn't there traps.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[known(identifier)].items
  }
  /// Returns the section that contains an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { sections.first { $0.items.contains(identifier) }?.identifier }
  /// Returns the place of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// Returns the place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: Items

  /// Adds items at the end of a section, or of the last one; without any section it traps.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !sections.isEmpty else { preconditionFailure(CollectionWords.noSections) }
    let section = sectionIdentifier.map { known($0) } ?? sections.count - 1
    takeIn(identifiers)
    sections[section].items += identifiers
  }
  /// Inserts items before another one, which traps if it isn't there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, 0) }
  /// Inserts items after another one, which traps if it isn't there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, 1) }
  /// Removes items; those that aren't there are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    forgetNotes()
  }
  /// Removes all items and sections.
  public mutating func deleteAllItems() {
    sections = []
    forgetNotes()
  }
  /// Moves an item before another one; either traps if it isn't there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, 0) }
  /// Moves an item after another one; either traps if it isn't there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, 1) }
  /// Has the content of items requested again; one that isn't there traps.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloaded.formUnion(identifiers)
  }
  /// Has the content of items requested again for the cells that they have; one that isn't there
  /// traps.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reconfigured.formUnion(identifiers)
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    checkUnique(identifiers, "section")
    let old = sections.filter { identifiers.contains($0.identifier) }
    note(old.map(\.identifier), "section")
    sections.removeAll { identifiers.contains($0.identifier) }
    sections += identifiers.map { section($0, among: old) }
  }
  /// Inserts sections before another one, which traps if it isn't there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(sections: identifiers, at: toIdentifier, 0) }
  /// Inserts sections after another one, which traps if it isn't there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(sections: identifiers, at: toIdentifier, 1) }
  /// Removes sections with their items; those that aren't there are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
    forgetNotes()
  }
  /// Moves a section before another one; either traps if it isn't there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(section: identifier, to: toIdentifier, 0) }
  /// Moves a section after another one; either traps if it isn't there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(section: identifier, to: toIdentifier, 1) }
  /// Has the content of sections requested again; one that isn't there traps.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = known(identifier) }
    reloadedSections.formUnion(identifiers)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Forgets which content is to be requested again, once it has been.
  mutating func forgetNotes(all: Bool = false) {
    let (items, names) = (Set(itemIdentifiers), Set(sectionIdentifiers))
    reloaded.formIntersection(all ? [] : items)
    reconfigured.formIntersection(all ? [] : items)
    reloadedSections.formIntersection(all ? [] : names)
  }

  /// Returns the section and the place in it of an item, which traps if it isn't there.
  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(of: identifier) { return (section, item) }
    }
    preconditionFailure(CollectionWords.unknown("item", "\(identifier)"))
  }

  private func known(_ identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure(CollectionWords.unknown("section", "\(identifier)"))
    }
    return index
  }

  private func checkUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ what: String) {
    guard Set(identifiers).count < identifiers.count else { return }
    var seen: Set<Identifier> = []
    let repeated = identifiers.filter { !seen.insert($0).inserted }
    preconditionFailure(CollectionWords.repeated(what, repeated.map { "\($0)" }))
  }

  private func note<Identifier>(_ moved: [Identifier], _ what: String) {
    guard !moved.isEmpty else { return }
    NSLog("%@", CollectionWords.moved(what, moved.map { "\($0)" }))
  }

  /// Removes items that are there already and are about to be put elsewhere.
  private mutating func takeIn(_ identifiers: [ItemIdentifierType]) {
    checkUnique(identifiers, "item")
    let new = Set(identifiers)
    let old = itemIdentifiers.filter(new.contains)
    guard !old.isEmpty else { return }
    note(old, "item")
    for index in sections.indices { sections[index].items.removeAll(where: new.contains) }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at neighbour: ItemIdentifierType, _ distance: Int
  ) {
    _ = place(of: neighbour)
    if identifiers.contains(neighbour) {
      preconditionFailure(CollectionWords.besideItself("item", "\(neighbour)"))
    }
    takeIn(identifiers)
    let place = place(of: neighbour)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + distance)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to neighbour: ItemIdentifierType, _ distance: Int
  ) {
    if identifier == neighbour {
      preconditionFailure(CollectionWords.besideItself("item", "\(identifier)"))
    }
    let old = place(of: identifier)
    _ = place(of: neighbour)
    sections[old.section].items.remove(at: old.item)
    let new = place(of: neighbour)
    sections[new.section].items.insert(identifier, at: new.item + distance)
  }

  private func section(_ identifier: SectionIdentifierType, among old: [Section]) -> Section {
    old.first { $0.identifier == identifier } ?? Section(identifier: identifier)
  }

  private mutating func insert(
    sections identifiers: [SectionIdentifierType], at neighbour: SectionIdentifierType,
    _ distance: Int
  ) {
    checkUnique(identifiers, "section")
    _ = known(neighbour)
    if identifiers.contains(neighbour) {
      preconditionFailure(CollectionWords.besideItself("section", "\(neighbour)"))
    }
    let old = sections.filter { identifiers.contains($0.identifier) }
    note(old.map(\.identifier), "section")
    sections.removeAll { identifiers.contains($0.identifier) }
    sections.insert(
      contentsOf: identifiers.map { section($0, among: old) }, at: known(neighbour) + distance)
  }

  private mutating func move(
    section identifier: SectionIdentifierType, to neighbour: SectionIdentifierType,
    _ distance: Int
  ) {
    if identifier == neighbour {
      preconditionFailure(CollectionWords.besideItself("section", "\(identifier)"))
    }
    _ = known(neighbour)
    let moved = sections.remove(at: known(identifier))
    sections.insert(moved, at: known(neighbour) + distance)
  }
}
