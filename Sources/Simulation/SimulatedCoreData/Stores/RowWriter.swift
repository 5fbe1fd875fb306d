import Foundation

/// Writes one save of a context into a store.
final class RowWriter {
  private let store: NSPersistentStore
  private let context: NSManagedObjectContext
  private let database: Database
  private var numbers: [ObjectIdentity: Int64] = [:]

  init(store: NSPersistentStore, context: NSManagedObjectContext) {
    self.store = store
    self.context = context
    database = store.database
  }

  /// Writes all changes, inside a transaction.
  func write(_ changes: [ChangeSet.Change]) throws -> [ObjectIdentity: Int64] {
    let merge = try changes.compactMap(conflict)
    let constraint =
      merge.isEmpty ? try UniqueValues(store: store, context: context).conflicts(changes) : []
    guard merge.isEmpty, constraint.isEmpty else {
      throw SaveConflicts(merge: merge, constraint: constraint)
    }
    try takeNumbers(changes)
    var versions: [ObjectIdentity: Int64] = [:]
    for change in changes {
      switch change.kind {
      case .insert:
        versions[change.identity] = 1
        try insert(change.object)
      case .update:
        let version = (change.object.committed?.version ?? 0) + 1
        versions[change.identity] = version
        try update(change, version)
      case .delete: try delete(change.object)
      }
    }
    for change in changes where change.kind != .delete { try writeLists(change) }
    try HistoryWriter(store: store, context: context).write(changes) { self.row(of: $0) }
    return versions
  }

  /// Records what was written, once that is certain.
  func finish(_ changes: [ChangeSet.Change], _ versions: [ObjectIdentity: Int64]) {
    for (identity, row) in numbers { store.adopt(identity, row: row) }
    let moment = Date()
    for change in changes {
      guard change.kind != .delete, let version = versions[change.identity] else {
        store.rows[change.identity] = nil
        continue
      }
      var values = change.object.values
      for (slot, relationship) in change.object.entity.layout.relationships
      where relationship.isToMany { values[slot] = .unread }
      store.rows[change.identity] = .init(
        row: Row(version: version, values: values), moment: moment)
    }
  }
}

extension RowWriter {
  private func row(of identity: ObjectIdentity) -> Int64 { numbers[identity] ?? identity.row }

  private func conflict(_ change: ChangeSet.Change) throws -> NSMergeConflict? {
    guard change.kind != .insert else { return nil }
    let persisted = try store.readRow(of: change.identity)
    guard persisted?.version != change.object.committed?.version else { return nil }
    return NSMergeConflict(change.object, persisted: persisted)
  }

  private func takeNumbers(_ changes: [ChangeSet.Change]) throws {
    let new = changes.filter { $0.kind == .insert && $0.identity.isTemporary }
    let groups = Dictionary(grouping: new) { $0.identity.entity.root.name ?? "" }
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      let range = try store.takeNumbers(group.count, of: group[0].identity.entity)
      for (change, number) in zip(group, range) { numbers[change.identity] = number }
    }
  }

  private func insert(_ object: NSManagedObject) throws {
    let table = store.schema.table(of: object.entity)
    let name = object.entity.name ?? ""
    guard let places = table.places[name], let statement = table.insertions[name] else { return }
    try database.run(
      statement,
      [
        .integer(row(of: object.identity)), .integer(store.schema.number(of: object.entity)),
      ] + places.map { object.values[$0.slot].database(row) })
  }

  private func update(_ change: ChangeSet.Change, _ version: Int64) throws {
    let object = change.object
    let table = store.schema.table(of: object.entity)
    let slots = Set(change.slots)
    let places = (table.places[object.entity.name ?? ""] ?? []).filter { slots.contains($0.slot) }
    let names = places.map { ", \(table.columns[$0.column]) = ?" }.joined()
    try database.run(
      "UPDATE \(table.name) SET Z_OPT = ?\(names) WHERE Z_PK = ?",
      [.integer(version)] + places.map { object.values[$0.slot].database(row) }
        + [.integer(row(of: object.identity))])
  }

  private func delete(_ object: NSManagedObject) throws {
    let table = store.schema.table(of: object.entity)
    let number = DatabaseValue.integer(row(of: object.identity))
    try database.run("DELETE FROM \(table.name) WHERE Z_PK = ?", [number])
    for (_, relationship) in object.entity.layout.relationships {
      guard let join = store.schema.join(relationship) else { continue }
      try database.run("DELETE FROM \(join.table) WHERE \(join.own) = ?", [number])
    }
  }

  /// Writes the pairs and the order of to-many relationships.
  private func writeLists(_ change: ChangeSet.Change) throws {
    let object = change.object
    for slot in change.slots {
      guard let relationship = object.entity.layout.properties[slot] as? NSRelationshipDescription,
        relationship.isToMany, case .many(let list) = object.values[slot]
      else { continue }
      let own = DatabaseValue.integer(row(of: object.identity))
      if let join = store.schema.join(relationship) {
        try write(list, join, own)
      } else if let column = relationship.orderColumn,
        let destination = relationship.destinationEntity
      {
        let table = store.schema.table(of: destination)
        for (index, identity) in list.enumerated() {
          try database.run(
            "UPDATE \(table.name) SET \(column) = ? WHERE Z_PK = ?",
            [.integer(Int64(index + 1) * 1024), .integer(row(of: identity))])
        }
      }
    }
  }

  private func write(_ list: [ObjectIdentity], _ join: Join, _ own: DatabaseValue) throws {
    let wanted = list.map { row(of: $0) }
    let present = Set(
      try database.rows("SELECT \(join.other) FROM \(join.table) WHERE \(join.own) = ?", [own])
        .compactMap { $0.first?.integer })
    for number in present.subtracting(wanted).sorted() {
      try database.run(
        "DELETE FROM \(join.table) WHERE \(join.own) = ? AND \(join.other) = ?",
        [own, .integer(number)])
    }
    for (index, number) in wanted.enumerated() {
      if !present.contains(number) {
        try database.run(
          "INSERT OR IGNORE INTO \(join.table) (\(join.own), \(join.other)) VALUES (?, ?)",
          [own, .integer(number)])
      }
      if let order = join.order {
        try database.run(
          "UPDATE \(join.table) SET \(order) = ? WHERE \(join.own) = ? AND \(join.other) = ?",
          [.integer(Int64(index + 1) * 1024), own, .integer(number)])
      }
    }
  }
}
