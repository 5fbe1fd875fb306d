import Foundation

extension NSPersistentStore {
  /// Returns the identities of the requested rows of an entity, in order; afterwards the rows are
  /// known.
  func fetch(
    _ entity: NSEntityDescription, subentities: Bool, _ question: RowQuestion = RowQuestion()
  ) throws -> [ObjectIdentity] {
    try using { database in
      let table = schema.table(of: entity)
      var found: [ObjectIdentity] = []
      let moment = Date()
      let sql =
        "SELECT Z_PK, Z_ENT, Z_OPT\(question.readsValues ? table.list : "") FROM \(table.name) "
        + "WHERE \(kinds(entity, subentities))\(question.condition) "
        + "ORDER BY \(question.order)\(question.part)"
      try database.each(sql, question.values) { cursor in
        guard let kind = schema.entities[cursor.integer(1)] else { return }
        let identity = identity(cursor.integer(0), kind)
        if question.readsValues {
          rows[identity] = KeptRow(row: try row(cursor, kind, table), moment: moment)
        }
        found.append(identity)
      }
      return found
    }
  }

  /// Returns the number of requested rows of an entity.
  func count(
    _ entity: NSEntityDescription, subentities: Bool, _ question: RowQuestion
  ) throws -> Int {
    try using { database in
      let sql =
        "SELECT COUNT(*) FROM \(schema.table(of: entity).name) "
        + "WHERE \(kinds(entity, subentities))\(question.condition)"
      return Int(try database.first(sql, question.values)?.first?.integer ?? 0)
    }
  }

  /// Returns the entities whose rows are meant, among those that share a table.
  private func kinds(_ entity: NSEntityDescription, _ subentities: Bool) -> String {
    let numbers = schema.entities.filter {
      $0.value === entity || (subentities && $0.value.isKindOf(entity: entity))
    }.keys.sorted()
    return "Z_ENT IN (\(numbers.map(String.init).joined(separator: ", ")))"
  }

  /// Returns an object's row: the one that was read before if it is fresh enough, otherwise the
  /// stored one.
  func row(of identity: ObjectIdentity, staleness: Double) -> Row? {
    locked {
      if let kept = rows[identity],
        staleness < 0 || Date().timeIntervalSince(kept.moment) < staleness
      {
        return kept.row
      }
      let row = try? readRow(of: identity)
      rows[identity] = row.map { KeptRow(row: $0, moment: Date()) }
      return row
    }
  }

  /// Reads an object's row; `nil` when there is none.
  func readRow(of identity: ObjectIdentity) throws -> Row? {
    try using { database in
      let table = schema.table(of: identity.entity)
      var found: Row?
      try database.each(
        "SELECT Z_PK, Z_ENT, Z_OPT\(table.list) FROM \(table.name) WHERE Z_PK = ?",
        [.integer(identity.row)]
      ) { found = try row($0, identity.entity, table) }
      return found
    }
  }

  /// Returns the objects of a to-many relationship.
  func list(
    of identity: ObjectIdentity, _ relationship: NSRelationshipDescription
  ) throws -> [ObjectIdentity] {
    guard let destination = relationship.destinationEntity else { return [] }
    return try using { database in
      let table = schema.table(of: destination)
      let sql: String
      if let join = schema.join(relationship) {
        sql =
          "SELECT t.Z_PK, t.Z_ENT FROM \(join.table) j JOIN \(table.name) t "
          + "ON t.Z_PK = j.\(join.other) WHERE j.\(join.own) = ? "
          + "ORDER BY \(join.order.map { "j.\($0), " } ?? "")t.Z_PK"
      } else {
        guard let inverse = relationship.inverseRelationship,
          let slot = inverse.entity.layout.slots[inverse.name],
          let column = table.column(slot, of: inverse.entity)
        else { return [] }
        sql =
          "SELECT Z_PK, Z_ENT FROM \(table.name) WHERE \(column) = ? "
          + "ORDER BY \(relationship.orderColumn.map { "\($0), " } ?? "")Z_PK"
      }
      return try database.rows(sql, [.integer(identity.row)]).compactMap { row in
        guard let number = row[0].integer, let kind = row[1].integer,
          let entity = schema.entities[kind]
        else { return nil }
        return self.identity(number, entity)
      }
    }
  }

  private func row(
    _ cursor: DatabaseRow, _ entity: NSEntityDescription, _ table: Table
  ) throws -> Row {
    let layout = entity.layout
    var values = layout.blank
    for (slot, column) in table.places[entity.name ?? ""] ?? [] {
      let value = cursor.value(column + 3)
      switch layout.properties[slot] {
      case let attribute as NSAttributeDescription:
        values[slot] = value.stored(as: attribute.attributeType)
      case let relationship as NSRelationshipDescription:
        guard let number = value.integer, let destination = relationship.destinationEntity else {
          continue
        }
        values[slot] = .one(try target(number, destination))
      default: continue
      }
    }
    return Row(version: cursor.integer(2), values: values)
  }

  /// Returns the identity to which a to-one relationship points; entities below the relationship's
  /// are looked up.
  private func target(
    _ number: Int64, _ entity: NSEntityDescription
  ) throws -> ObjectIdentity {
    if let known = identities[entity.root.name ?? ""]?[number] { return known }
    guard !entity.subentities.isEmpty else { return identity(number, entity) }
    let kind = try database.first(
      "SELECT Z_ENT FROM \(schema.table(of: entity).name) WHERE Z_PK = ?", [.integer(number)])
    return identity(number, kind?.first?.integer.flatMap { schema.entities[$0] } ?? entity)
  }
}
