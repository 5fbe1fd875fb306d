import Foundation

/// The tables and columns of a model's entities.
///
/// As observed in Core Data: one table for an entity with all entities below it, with `Z_PK`,
/// `Z_ENT` and `Z_OPT` in each, a column named for each attribute and to-one relationship, and a
/// table for each pair of to-many relationships.
final class Schema {
  /// The tables by the names of the entities at the top.
  let tables: [String: Table]
  /// The entities by their numbers.
  let entities: [Int64: NSEntityDescription]
  /// The entities' numbers, by name.
  let numbers: [String: Int64]
  /// The tables of pairs, by entity and relationship.
  let joins: [String: Join]

  init(_ entities: [NSEntityDescription]) {
    let ordered = entities.sorted { ($0.name ?? "") < ($1.name ?? "") }
    var numbers: [String: Int64] = [:]
    var byNumber: [Int64: NSEntityDescription] = [:]
    for (index, entity) in ordered.enumerated() {
      numbers[entity.name ?? ""] = Int64(index + 1)
      byNumber[Int64(index + 1)] = entity
    }
    var tables: [String: Table] = [:]
    for entity in ordered where entity.superentity == nil {
      tables[entity.name ?? ""] = Table(
        entity, members: ordered.filter { $0.isKindOf(entity: entity) })
    }
    self.tables = tables
    self.numbers = numbers
    self.entities = byNumber
    joins = Join.joins(of: ordered, numbers)
  }

  /// The table of an entity.
  func table(of entity: NSEntityDescription) -> Table {
    guard let table = tables[entity.root.name ?? ""] else {
      preconditionFailure("no store has the entity '\(entity.name ?? "")'")
    }
    return table
  }

  /// The entity's number.
  func number(of entity: NSEntityDescription) -> Int64 { numbers[entity.name ?? ""] ?? 0 }

  /// The table of pairs of a relationship, as seen from its end.
  func join(_ relationship: NSRelationshipDescription) -> Join? { joins[Join.key(relationship)] }

  /// The statements that create everything.
  var statements: [String] {
    tables.values.sorted { $0.name < $1.name }.flatMap(\.statements)
      + Set(joins.values.map(\.statement)).sorted()
  }
}

extension NSEntityDescription {
  /// The entity at the top.
  var root: NSEntityDescription { superentity?.root ?? self }
}

extension NSRelationshipDescription {
  /// Whether pairs of objects are stored in a separate table.
  var isJoined: Bool { isToMany && (inverseRelationship?.isToMany ?? true) }

  /// The column that has the place of an object in the ordered inverse of this relationship.
  var orderColumn: String? {
    guard isOrdered, !isJoined, let inverse = inverseRelationship else { return nil }
    return "Z_FOK_\(inverse.name.uppercased())"
  }
}
