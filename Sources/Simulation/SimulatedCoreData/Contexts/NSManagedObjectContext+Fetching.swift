import Foundation

extension NSManagedObjectContext {
  /// Returns the objects that a request describes.
  ///
  /// Simulated: the result depends on the store's rows and on what the context hasn't saved; an
  /// object that the context knows keeps the values that it has there (documented). No known
  /// difference.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    guard let model else {
      preconditionFailure(
        "executeFetchRequest:error: A fetch request must have an entity: the context has no "
          + "persistent store coordinator.")
    }
    let wish = request.wish(in: model)
    let results: [Any]
    switch request.resultType {
    case .countResultType: results = [NSNumber(value: try count(wish))]
    case .managedObjectIDResultType: results = try identities(wish).map(\.publicID)
    case .dictionaryResultType: results = try dictionaries(request, wish)
    default:
      let objects = try identities(wish).map { object($0) }
      if request.shouldRefreshRefetchedObjects {
        for object in objects where !object.isFault { refreshMerged(object) }
        scheduleEvent()
      }
      if !request.returnsObjectsAsFaults { for object in objects { object.fire() } }
      results = objects
    }
    return results.map { result in
      guard let result = result as? T else {
        preconditionFailure(
          "Could not cast value of type '\(type(of: result))' to '\(T.self)'.")
      }
      return result
    }
  }

  /// Returns the number of objects that a request describes.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    guard let model else {
      preconditionFailure("countForFetchRequest: the context has no persistent store coordinator.")
    }
    return try count(request.wish(in: model))
  }
}

extension NSManagedObjectContext: ObjectSource {
  /// Returns the identities that match: the source's, corrected by what isn't saved yet.
  func identities(_ wish: FetchWish) throws -> [ObjectIdentity] {
    processPendingChanges()
    guard touches(wish) else { return try givenSource.identities(wish) }
    var wish = wish
    wish.predicate = wish.predicate.map { PredicateObjects(context: self).own($0) }
    var whole = wish
    whole.limit = 0
    whole.offset = 0
    var found = try givenSource.identities(whole).map { object($0) }
    found.removeAll { object in
      deleted[object.identity] != nil
        || (updated[object.identity] != nil && !meets(object, wish))
    }
    let known = Set(found.map(\.identity))
    let added = (Array(inserted.values) + updated.values)
      .filter { wish.takes($0.entity) && !known.contains($0.identity) && meets($0, wish) }
      .sorted { $0.turn < $1.turn }
    return wish.cut(wish.sorted(found + added)).map(\.identity)
  }

  func count(_ wish: FetchWish) throws -> Int {
    processPendingChanges()
    return touches(wish) ? try identities(wish).count : try givenSource.count(wish)
  }

  /// Whether unsaved changes may make a difference.
  private func touches(_ wish: FetchWish) -> Bool {
    wish.pending && hasChanges && hasChanges(for: wish)
  }

  func row(of identity: ObjectIdentity, staleness: Double) -> Row? {
    sync {
      guard deleted[identity] == nil else { return nil }
      let object = object(identity)
      object.fire()
      guard !object.isGone else { return nil }
      return Row(version: object.committed?.version ?? 0, values: object.values)
    }
  }

  func list(
    of identity: ObjectIdentity, _ relationship: NSRelationshipDescription
  ) -> [ObjectIdentity] {
    sync {
      let object = object(identity)
      object.fire()
      guard let slot = object.slot(of: relationship.name) else { return [] }
      if object.values[slot] == .unread { object.readList(slot) }
      return object.values[slot].identities
    }
  }

  func number(_ identities: [ObjectIdentity]) throws {
    try sync { try givenSource.number(identities) }
  }

  private func hasChanges(for wish: FetchWish) -> Bool {
    [inserted, updated, deleted].contains { list in
      list.values.contains { wish.takes($0.entity) }
    }
  }

  private func meets(_ object: NSManagedObject, _ wish: FetchWish) -> Bool {
    guard object.identity.store.map(wish.asks) ?? true else { return false }
    return wish.predicate?.evaluate(with: object) ?? true
  }

  private func dictionaries<T>(
    _ request: NSFetchRequest<T>, _ wish: FetchWish
  ) throws -> [NSDictionary] {
    let columns = try FetchedColumns(request, wish.entity)
    let isDistinct = request.returnsDistinctResults
    let counts = isDistinct || request.propertiesToGroupBy != nil
    var whole = wish
    whole.pending = false
    if counts {
      // Equal rows are combined first, as in SQL.
      whole.limit = 0
      whole.offset = 0
    }
    let objects = try givenSource.identities(whole).map { object($0) }
    let list = columns.dictionaries(of: objects, distinct: isDistinct)
    return counts ? wish.cut(list) : list
  }
}
