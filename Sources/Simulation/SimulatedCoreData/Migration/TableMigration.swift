/// Moves a store's rows into the tables of another model.
struct TableMigration {
  let database: Database
  let mapping: InferredMapping
  let old: Schema
  let new: Schema

  /// Moves everything, inside a transaction.
  func run() throws {
    let before = try tables()
    for index in try names("index") where !index.hasPrefix("sqlite_") {
      try database.run("DROP INDEX \"\(index)\"")
    }
    let mine = Set(old.tables.values.map(\.name) + old.joins.values.map(\.table))
      .intersection(before)
    for table in mine.sorted() {
      try database.run("ALTER TABLE \(table) RENAME TO T_\(table)")
    }
    for statement in new.statements { try database.run(statement) }
    for entity in new.entities.values.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) {
      try move(entity)
    }
    for table in mine.sorted() { try database.run("DROP TABLE T_\(table)") }
    try number()
  }

  private func tables() throws -> Set<String> { Set(try names("table")) }

  private func names(_ type: String) throws -> [String] {
    try database.rows("SELECT name FROM sqlite_master WHERE type = ?", [.text(type)])
      .compactMap { $0.first?.text }
  }

  private func move(_ entity: NSEntityDescription) throws {
    guard let source = mapping.entities[entity.name ?? ""] else { return }
    let from = old.table(of: source)
    let to = new.table(of: entity)
    var columns: [String] = []
    var values: [String] = []
    var bindings: [DatabaseValue] = []
    for (slot, column) in to.places[entity.name ?? ""] ?? [] {
      let property = entity.layout.properties[slot]
      let origin = InferredMapping.source(of: property, in: source)
      let start = (property as? NSAttributeDescription)?.defaultStored ?? .null
      let fills = !property.isOptional || origin == nil
      columns.append(to.columns[column])
      let present = origin.flatMap { source.layout.slots[$0.name] }
        .flatMap { from.column($0, of: source) }
      switch (present, fills && start != .null) {
      case (let present?, true):
        values.append("IFNULL(\(present), ?)")
        bindings.append(start.database(\.row))
      case (let present?, false): values.append(present)
      case (nil, true):
        values.append("?")
        bindings.append(start.database(\.row))
      case (nil, false): values.append("NULL")
      }
    }
    for column in to.columns where column.hasPrefix("Z_FOK_") && from.columns.contains(column) {
      columns.append(column)
      values.append(column)
    }
    let list = columns.map { ", \($0)" }.joined()
    let expressions = values.map { ", \($0)" }.joined()
    try database.run(
      "INSERT INTO \(to.name) (Z_PK, Z_ENT, Z_OPT\(list)) SELECT Z_PK, "
        + "\(new.number(of: entity)), Z_OPT\(expressions) FROM T_\(from.name) "
        + "WHERE Z_ENT = \(old.number(of: source))", bindings)
    for case let relationship as NSRelationshipDescription in entity.declaredProperties {
      try movePairs(relationship, source)
    }
  }

  private func movePairs(
    _ relationship: NSRelationshipDescription, _ source: NSEntityDescription
  ) throws {
    guard let join = new.join(relationship),
      let origin = InferredMapping.source(of: relationship, in: source)
        as? NSRelationshipDescription,
      let from = old.join(origin)
    else { return }
    try database.run(
      "INSERT OR IGNORE INTO \(join.table) (\(join.own), \(join.other)) "
        + "SELECT \(from.own), \(from.other) FROM T_\(from.table)")
  }

  /// Writes again which numbers the entities have and how many rows there have been.
  private func number() throws {
    var most: [String: Int64] = [:]
    for row in try database.rows("SELECT Z_NAME, Z_MAX FROM Z_PRIMARYKEY") {
      most[row[0].text ?? ""] = row[1].integer ?? 0
    }
    try database.run("DELETE FROM Z_PRIMARYKEY")
    for (number, entity) in new.entities.sorted(by: { $0.key < $1.key }) {
      let former = mapping.entities[entity.name ?? ""]?.root.name ?? ""
      try database.run(
        "INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, ?, ?, ?)",
        [
          .integer(number), .text(entity.name ?? ""),
          .integer(entity.superentity.map { new.number(of: $0) } ?? 0),
          .integer(entity.superentity == nil ? most[former] ?? 0 : 0),
        ])
    }
  }
}
