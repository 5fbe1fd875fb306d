import Foundation

extension NSPersistentStoreCoordinator: ObjectSource {
  func identities(_ wish: FetchWish) throws -> [ObjectIdentity] {
    try checkStores()
    let asked = stores(of: wish.entity).filter(wish.asks)
    let filters = asked.map { RowFilter(wish.predicate, of: wish.entity, in: $0) }
    let isFiltered = filters.allSatisfy(\.isExact)
    let order = asked.count == 1 ? RowOrder.sql(wish.order, of: wish.entity, in: asked[0]) : nil
    let isWhole = isFiltered && (order != nil || wish.order.isEmpty)
    var found: [ObjectIdentity] = []
    for (store, filter) in zip(asked, filters) {
      var question = RowQuestion(filter)
      if isWhole {
        question.order = order ?? question.order
        question.readsValues = wish.values
        if asked.count == 1 { question.cut(wish) }
      }
      found += try store.fetch(wish.entity, subentities: wish.subentities, question)
    }
    if isWhole { return asked.count == 1 ? found : wish.cut(found) }
    let judged = Judged(self, typed: wish.order.contains { $0.key == nil })
    return wish.cut(judged.objects(found, wish, isFiltered: isFiltered))
  }

  func count(_ wish: FetchWish) throws -> Int {
    try checkStores()
    let asked = stores(of: wish.entity).filter(wish.asks)
    let filters = asked.map { RowFilter(wish.predicate, of: wish.entity, in: $0) }
    var unordered = wish
    unordered.order = []
    guard filters.allSatisfy(\.isExact) else { return try identities(unordered).count }
    let all = try zip(asked, filters).reduce(0) { sum, pair in
      try sum + pair.0.count(wish.entity, subentities: wish.subentities, RowQuestion(pair.1))
    }
    let rest = max(all - max(wish.offset, 0), 0)
    return wish.limit > 0 ? min(rest, wish.limit) : rest
  }

  func row(of identity: ObjectIdentity, staleness: Double) -> Row? {
    guard !identity.isTemporary, let store = identity.store else { return nil }
    return store.row(of: identity, staleness: staleness)
  }

  func list(
    of identity: ObjectIdentity, _ relationship: NSRelationshipDescription
  ) -> [ObjectIdentity] {
    guard !identity.isTemporary, let store = identity.store else { return [] }
    return (try? store.list(of: identity, relationship)) ?? []
  }

  func save(_ changes: ChangeSet) throws -> [ObjectIdentity: Int64] {
    try checkStores()
    var versions: [ObjectIdentity: Int64] = [:]
    for (store, mine) in try parts(changes.changes) where !mine.isEmpty {
      let written = try store.save(mine, context: changes.context)
      if versions.isEmpty { versions = written } else { versions.merge(written) { $1 } }
    }
    return versions
  }

  /// Returns the changes that each store has to write.
  private func parts(
    _ changes: [ChangeSet.Change]
  ) throws -> [(NSPersistentStore, [ChangeSet.Change])] {
    // The store for new objects is looked up once for each entity.
    var homes: [ObjectIdentifier: NSPersistentStore] = [:]
    var parts = persistentStores.map { ($0, [ChangeSet.Change]()) }
    for change in changes {
      let kind = ObjectIdentifier(change.identity.entity)
      let own = change.identity.store
      let home = try own ?? homes[kind] ?? store(of: change.identity)
      if own == nil { homes[kind] = home }
      guard let place = parts.firstIndex(where: { $0.0 === home }) else { continue }
      parts[place].1.append(change)
    }
    return parts
  }

  func number(_ identities: [ObjectIdentity]) throws {
    try checkStores()
    for store in persistentStores {
      try store.number(try identities.filter { try self.store(of: $0) === store })
    }
  }

  /// Forgets the values that were read of an object.
  func forget(_ identity: ObjectIdentity) {
    identity.store?.locked { identity.store?.rows[identity] = nil }
  }

  /// Returns the store that contains an object, or will contain it.
  private func store(of identity: ObjectIdentity) throws -> NSPersistentStore {
    if let store = identity.store ?? stores(of: identity.entity).first { return store }
    throw CoreDataError.make(
      NSCoreDataError, nil,
      ["reason": StoreWords.noStore(for: identity.entity.name ?? "")])
  }

  func stores(of entity: NSEntityDescription) -> [NSPersistentStore] {
    persistentStores.filter { $0.schema.numbers[entity.name ?? ""] != nil }
  }

  /// Ends the program when there is no store, with iOS's message.
  private func checkStores() throws {
    if persistentStores.isEmpty {
      preconditionFailure(
        "This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot perform "
          + "a save operation.")
    }
  }
}

/// Evaluates a predicate for rows and sorts them, if SQL can't.
struct Judged {
  private let context: NSManagedObjectContext

  /// Makes it for a coordinator.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator with the rows.
  ///   - typed: Whether objects have the program's classes, for sorting by their properties.
  init(_ coordinator: NSPersistentStoreCoordinator, typed: Bool) {
    context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.isJudging = !typed
    context.isHidden = true
    context.coordinator = coordinator
    context.stalenessInterval = 0
  }

  /// Returns the identities whose rows match, in order.
  ///
  /// - Parameters:
  ///   - identities: The rows that were read.
  ///   - wish: What to look for.
  ///   - isFiltered: Whether all of them are certain to meet the predicate.
  /// - Returns: The matching rows.
  func objects(
    _ identities: [ObjectIdentity], _ wish: FetchWish, isFiltered: Bool
  ) -> [ObjectIdentity] {
    let predicate =
      isFiltered ? nil : wish.predicate.map { PredicateObjects(context: context).own($0) }
    var objects: [NSManagedObject] = []
    for identity in identities {
      let object = context.object(identity)
      if let row = identity.store?.row(of: identity, staleness: -1) { object.fill(row) }
      guard predicate?.evaluate(with: object) ?? true else { continue }
      objects.append(object)
    }
    return wish.sorted(objects).map(\.identity)
  }
}
