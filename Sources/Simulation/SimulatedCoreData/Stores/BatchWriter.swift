import Foundation

/// Carries out batch requests: on rows, without making objects.
struct BatchWriter {
  let coordinator: NSPersistentStoreCoordinator
  let context: NSManagedObjectContext

  func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let list =
      try request.identifiers?.map(\.identity)
      ?? coordinator.identities(request.fetchRequest.wish(in: coordinator.managedObjectModel))
    try each(list) { store, mine in
      for identity in mine {
        let table = store.schema.table(of: identity.entity)
        let row = DatabaseValue.integer(identity.row)
        try store.database.run("DELETE FROM \(table.name) WHERE Z_PK = ?", [row])
        try forget(identity, row, store)
        store.rows[identity] = nil
      }
      return mine.map { .init(kind: .delete, entity: $0.entity, row: $0.row) }
    }
    return NSBatchDeleteResult(
      answer(request.resultType.rawValue, list), request.resultType)
  }

  func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let entity = entity(request.entityName)
    let list = try coordinator.identities(
      FetchWish(
        entity: entity, predicate: request.predicate, order: [], limit: 0, offset: 0,
        subentities: request.includesSubentities, pending: false, stores: request.affectedStores))
    let values = request.propertiesToUpdate ?? [:]
    let named = values.map { key, value in
      ((key.base as? NSPropertyDescription)?.name ?? "\(key.base)", value)
    }.sorted { $0.0 < $1.0 }
    try each(list) { store, mine in
      for identity in mine { try set(named, identity, store) }
      return mine.map {
        .init(kind: .update, entity: $0.entity, row: $0.row, names: named.map(\.0))
      }
    }
    return NSBatchUpdateResult(answer(request.resultType.rawValue, list), request.resultType)
  }

  func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    let entity = entity(request.entityName)
    var rows = request.objectsToInsert ?? []
    if let handler = request.dictionaryHandler {
      while true {
        let row = NSMutableDictionary()
        if handler(row) { break }
        rows.append(row as? [String: Any] ?? [:])
      }
    }
    let stores = coordinator.stores(of: entity).filter {
      request.affectedStores?.contains($0) ?? true
    }
    guard let store = stores.first else {
      throw CoreDataError.make(
        NSCoreDataError, nil, ["reason": StoreWords.noStore(for: entity.name ?? "")])
    }
    let identities = try store.using { database in
      try database.transaction { () throws -> [ObjectIdentity] in
        let entries =
          entity.layout.constraints.isEmpty
          ? try add(rows, entity, store)
          : try rows.compactMap { try addOrChange($0, entity, store) }
        try HistoryWriter(store: store, context: context).write(entries)
        return entries.map { store.identity($0.row, $0.entity) }
      }
    }
    store.tellOfChange()
    return NSBatchInsertResult(
      answer(request.resultType.rawValue, identities), request.resultType)
  }

  /// Returns the result of a batch: the kinds of all three have the same numbers.
  private func answer(_ kind: UInt, _ list: [ObjectIdentity]) -> Any {
    switch kind {
    case 1: list.map(\.publicID)
    case 2: NSNumber(value: list.count)
    default: NSNumber(value: true)
    }
  }
}

extension BatchWriter {
  private func entity(_ name: String) -> NSEntityDescription {
    guard let entity = coordinator.managedObjectModel.entity(named: name) else {
      preconditionFailure("could not locate an entity named '\(name)' in this model.")
    }
    return entity
  }

  private func each(
    _ list: [ObjectIdentity],
    _ body: (NSPersistentStore, [ObjectIdentity]) throws -> [HistoryWriter.Entry]
  ) throws {
    for store in coordinator.persistentStores {
      let mine = list.filter { $0.store === store }
      guard !mine.isEmpty else { continue }
      try store.using { database in
        try database.transaction {
          try HistoryWriter(store: store, context: context).write(try body(store, mine))
        }
      }
      store.tellOfChange()
    }
  }

  /// Removes a deleted row from relationships.
  private func forget(
    _ identity: ObjectIdentity, _ row: DatabaseValue, _ store: NSPersistentStore
  ) throws {
    for (_, relationship) in identity.entity.layout.relationships {
      if let join = store.schema.join(relationship) {
        try store.database.run("DELETE FROM \(join.table) WHERE \(join.own) = ?", [row])
      } else if let inverse = relationship.inverseRelationship, !inverse.isToMany,
        let destination = relationship.destinationEntity,
        let slot = inverse.entity.layout.slots[inverse.name],
        let column = store.schema.table(of: destination).column(slot, of: inverse.entity)
      {
        try store.database.run(
          "UPDATE \(store.schema.table(of: destination).name) SET \(column) = NULL "
            + "WHERE \(column) = ?", [row])
      }
    }
  }

  private func set(
    _ values: [(String, Any)], _ identity: ObjectIdentity, _ store: NSPersistentStore
  ) throws {
    let table = store.schema.table(of: identity.entity)
    var changes = ""
    var bindings: [DatabaseValue] = []
    for (name, value) in values {
      guard let slot = identity.entity.layout.slots[name],
        let attribute = identity.entity.layout.properties[slot] as? NSAttributeDescription,
        let column = table.column(slot, of: identity.entity)
      else { preconditionFailure("Invalid property '\(name)' passed to propertiesToUpdate.") }
      let constant =
        (value as? SimulatedFoundation.NSExpression).map {
          $0.expressionValue(with: nil, context: nil) ?? NSNull()
        } ?? value
      let stored = StoredValue(constant, as: attribute.attributeType) ?? .null
      changes += ", \(column) = ?"
      bindings.append(stored.database(\.row))
    }
    try store.database.run(
      "UPDATE \(table.name) SET Z_OPT = Z_OPT + 1\(changes) WHERE Z_PK = ?",
      bindings + [.integer(identity.row)])
  }

  private func add(
    _ rows: [[String: Any]], _ entity: NSEntityDescription, _ store: NSPersistentStore
  ) throws -> [HistoryWriter.Entry] {
    guard !rows.isEmpty else { return [] }
    let numbers = try store.takeNumbers(rows.count, of: entity)
    for (row, number) in zip(rows, numbers) { try insert(row, number, entity, store) }
    return numbers.map { .init(kind: .insert, entity: entity, row: $0) }
  }

  /// Adds a row, or follows the context's merge policy if there is one with its unique values.
  private func addOrChange(
    _ row: [String: Any], _ entity: NSEntityDescription, _ store: NSPersistentStore
  ) throws -> HistoryWriter.Entry? {
    guard let (names, twin) = try twin(of: row, entity, store) else {
      return try add([row], entity, store).first
    }
    let policy = context.mergePolicy as? NSMergePolicy ?? .error
    switch policy.mergeType {
    case .errorMergePolicyType:
      let values = names.map { ($0, row[$0] ?? NSNull()) }
      throw SaveConflicts.error([
        NSConstraintConflict(
          names, values: Dictionary(values) { $1 }, database: context.object(twin), objects: [])
      ])
    case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: return nil
    case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
      let known = row.filter { entity.attributesByName[$0.key]?.isTransient == false }
      let named = known.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
      try set(named, twin, store)
      return .init(
        kind: .update, entity: twin.entity, row: twin.row, names: named.map(\.0))
    }
  }

  /// Returns the row that has the same values in attributes that must be unique, and their names.
  private func twin(
    of row: [String: Any], _ entity: NSEntityDescription, _ store: NSPersistentStore
  ) throws -> ([String], ObjectIdentity)? {
    for names in entity.layout.constraints {
      let slots = names.compactMap { entity.layout.slots[$0] }
      let values = slots.map { stored(row, entity.layout.properties[$0]) }
      guard slots.count == names.count, !values.contains(.null) else { continue }
      let unique = UniqueValues(store: store, context: context)
      if let twin = try unique.match(entity, slots, values).first { return (names, twin) }
    }
    return nil
  }

  /// Returns the value of a property in a row of a batch.
  private func stored(_ row: [String: Any], _ property: NSPropertyDescription) -> StoredValue {
    guard let attribute = property as? NSAttributeDescription else { return .null }
    return row[attribute.name].flatMap { StoredValue($0, as: attribute.attributeType) }
      ?? attribute.defaultStored
  }

  private func insert(
    _ values: [String: Any], _ number: Int64, _ entity: NSEntityDescription,
    _ store: NSPersistentStore
  ) throws {
    let table = store.schema.table(of: entity)
    let name = entity.name ?? ""
    guard let places = table.places[name], let statement = table.insertions[name] else { return }
    let bindings = places.map { slot, _ in
      stored(values, entity.layout.properties[slot]).database(\.row)
    }
    try store.database.run(
      statement,
      [.integer(number), .integer(store.schema.number(of: entity))] + bindings)
  }
}
