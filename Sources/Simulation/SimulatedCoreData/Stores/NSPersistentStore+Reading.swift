import Foundation

extension NSPersistentStore {
  /// The identities of an entity's rows, in the order of the rows, whose rows are then known.
  func fetch(
    _ entity: NSEntityDescription, subentities: Bool, condition: String = "",
    _ values: [DatabaseValue] = []
  ) throws -> [ObjectIdentity] {
    try using { database in
      let table = schema.table(of: entity)
      var found: [ObjectIdentity] = []
      let kinds = schema.entities.filter {
        $0.value === entity || (subentities && $0.value.isKindOf(entity: entity))
      }.keys.sorted().map(String.init).joined(separator: ", ")
      let moment = Date()
      let sql =
        "SELECT Z_PK, Z_ENT, Z_OPT\(table.list) FROM \(table.name) "
        + "WHERE Z_ENT IN (\(kinds))\(condition)"
      try database.each(sql, values) { cursor in
        guard let kind = schema.entities[cursor.integer(1)] else { return }
        let identity = identity(cursor.integer(0), kind)
        rows[identity] = KeptRow(row: try row(cursor, kind, table), moment: moment)
        found.append(identity)
      }
      return found
    }
  }

  /// What there is of an object: what was read before if that is fresh enough, else the row.
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

  /// The objects of a relationship to many.
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

  /// The identity that a relationship to one leads to; entities below the relationship's are
  /// looked up.
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
