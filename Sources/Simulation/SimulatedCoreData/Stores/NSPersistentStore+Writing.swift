import Foundation

extension NSPersistentStore {
  /// Writes what a context saves, in one transaction.
  ///
  /// - Returns: The versions of the rows.
  /// - Throws: `SaveConflicts` when rows were changed since they were read.
  func save(_ changes: [ChangeSet.Change], context: NSManagedObjectContext) throws
    -> [ObjectIdentity: Int64]
  {
    guard !isReadOnly else {
      throw CoreDataError.make(
        CocoaError.Code.fileWriteNoPermission.rawValue,
        "Attempt to write to a read-only store", [NSAffectedStoresErrorKey: [self]])
    }
    return try using { database in
      let writer = RowWriter(store: self, context: context)
      let versions = try database.transaction { try writer.write(changes) }
      writer.finish(changes, versions)
      tellOfChange()
      return versions
    }
  }

  /// Takes row numbers for new objects of one top-level entity.
  func takeNumbers(_ count: Int, of entity: NSEntityDescription) throws -> ClosedRange<Int64> {
    let number = schema.number(of: entity.root)
    try database.run(
      "UPDATE Z_PRIMARYKEY SET Z_MAX = Z_MAX + ? WHERE Z_ENT = ?",
      [.integer(Int64(count)), .integer(number)])
    let last =
      try database.first("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?", [.integer(number)])?
      .first?.integer ?? 0
    return (last - Int64(count) + 1)...last
  }

  /// Assigns new objects the numbers of their rows before they are saved.
  func number(_ list: [ObjectIdentity]) throws {
    try using { database in
      try database.transaction {
        for (_, group) in Dictionary(grouping: list, by: { $0.entity.root.name ?? "" })
          .sorted(by: { $0.key < $1.key })
        {
          for (identity, row) in zip(group, try takeNumbers(group.count, of: group[0].entity)) {
            adopt(identity, row: row)
          }
        }
      }
    }
  }

  /// Adopts an identity that now has a row.
  func adopt(_ identity: ObjectIdentity, row: Int64) {
    identity.become(row: row, of: self)
    identities[identity.entity.root.name ?? "", default: [:]][row] = identity
  }
}
