/// The table of an entity and all entities below it.
final class Table {
  let name: String
  /// The names of the columns, without those that every table has.
  let columns: [String]
  /// Each entity's properties: the slot, and the place among `columns`.
  let places: [String: [(slot: Int, column: Int)]]
  let statements: [String]
  /// The columns as a list in SQL.
  let list: String
  /// The statement that inserts an entity's row: the row's number, the entity's, and then the
  /// places.
  let insertions: [String: String]

  init(_ root: NSEntityDescription, members: [NSEntityDescription]) {
    let table = "Z" + (root.name ?? "").uppercased()
    var definitions: [(order: Int, name: String, type: String)] = []
    var owners: [ObjectIdentifier: String] = [:]
    var taken: Set<String> = []
    for entity in members {
      for property in entity.declaredProperties {
        guard let (order, type) = Self.type(of: property) else { continue }
        var column = "Z" + property.name.uppercased()
        var number = 0
        while !taken.insert(column).inserted {
          number += 1
          column = "Z" + property.name.uppercased() + "\(number)"
        }
        owners[ObjectIdentifier(property)] = column
        definitions.append((order, column, type))
        for other in Self.orders(of: property) where taken.insert(other).inserted {
          definitions.append((1, other, "INTEGER"))
        }
      }
    }
    let sorted = definitions.enumerated().sorted {
      ($0.element.order, $0.element.name, $0.offset) < (
        $1.element.order, $1.element.name, $1.offset
      )
    }.map(\.element)
    let columns = sorted.map(\.name)
    let index = Dictionary(columns.enumerated().map { ($1, $0) }) { first, _ in first }
    var places: [String: [(slot: Int, column: Int)]] = [:]
    for entity in members {
      places[entity.name ?? ""] = entity.layout.properties.enumerated().compactMap {
        slot, property in
        owners[ObjectIdentifier(property)].flatMap { index[$0] }.map { (slot, $0) }
      }
    }
    let body = sorted.map { ", \($0.name) \($0.type)" }.joined()
    let indexed = sorted.filter { $0.order == 1 && $0.type == "INTEGER" }.map(\.name)
    let wanted = members.flatMap(\.declaredProperties).filter(\.isIndexed).compactMap {
      owners[ObjectIdentifier($0)]
    }
    let indexes =
      (indexed + wanted.filter { !indexed.contains($0) }).map {
        "CREATE INDEX IF NOT EXISTS \(table)_\($0)_INDEX ON \(table) (\($0))"
      }
      + members.flatMap { entity in
        entity.indexes.compactMap {
          $0.statement(entity, table) { owners[ObjectIdentifier($0)] }
        }
      }
    name = table
    self.columns = columns
    self.places = places
    list = columns.map { ", \($0)" }.joined()
    insertions = places.mapValues { places in
      let names = places.map { ", \(columns[$0.column])" }.joined()
      let marks = String(repeating: ", ?", count: places.count)
      return "INSERT INTO \(table) (Z_PK, Z_ENT, Z_OPT\(names)) VALUES (?, ?, 1\(marks))"
    }
    statements =
      [
        "CREATE TABLE \(table) ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER\(body) )"
      ] + indexes
  }

  /// The column of a property, as an entity has it.
  func column(_ slot: Int, of entity: NSEntityDescription) -> String? {
    places[entity.name ?? ""]?.first { $0.slot == slot }.map { columns[$0.column] }
  }

  /// The declared type of a property's column, and the columns that it belongs to; `nil` for a
  /// property without a column.
  private static func type(of property: NSPropertyDescription) -> (Int, String)? {
    guard !property.isTransient else { return nil }
    if let relationship = property as? NSRelationshipDescription {
      return relationship.isToMany ? nil : (1, "INTEGER")
    }
    switch (property as? NSAttributeDescription)?.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .booleanAttributeType:
      return (0, "INTEGER")
    case .dateAttributeType: return (2, "TIMESTAMP")
    case .doubleAttributeType, .floatAttributeType: return (2, "FLOAT")
    case .decimalAttributeType: return (2, "DECIMAL")
    case .stringAttributeType, .URIAttributeType: return (3, "VARCHAR")
    case .none: return nil
    default: return (4, "BLOB")
    }
  }

  /// The columns that have an object's place in the ordered relationships that lead to it.
  private static func orders(of property: NSPropertyDescription) -> [String] {
    guard let relationship = property as? NSRelationshipDescription, !relationship.isToMany,
      let inverse = relationship.inverseRelationship
    else { return [] }
    return [inverse.orderColumn].compactMap(\.self)
  }
}
