import Foundation

/// Records in a store what a save has changed, if it keeps persistent history.
struct HistoryWriter {
  let store: NSPersistentStore
  let context: NSManagedObjectContext?

  /// One change of a row.
  struct Entry {
    let kind: NSPersistentHistoryChangeType
    let entity: NSEntityDescription
    let row: Int64
    var names: [String] = []
    var tombstone: [String: Any] = [:]
  }

  func write(_ changes: [ChangeSet.Change], row: (ObjectIdentity) -> Int64) throws {
    guard store.keepsHistory else { return }
    try write(
      changes.map { change in
        let object = change.object
        let layout = object.entity.layout
        switch change.kind {
        case .insert: return Entry(kind: .insert, entity: object.entity, row: row(change.identity))
        case .update:
          return Entry(
            kind: .update, entity: object.entity, row: row(change.identity),
            names: change.slots.map { layout.properties[$0].name })
        case .delete:
          let kept = layout.attributes.filter(\.attribute.preservesValueInHistoryOnDeletion)
          let values = kept.compactMap { slot, attribute in
            object.values[slot].object(as: attribute.attributeType).map { (attribute.name, $0) }
          }
          return Entry(
            kind: .delete, entity: object.entity, row: row(change.identity),
            tombstone: Dictionary(values) { $1 })
        }
      })
  }

  /// Writes one transaction with its changes.
  func write(_ entries: [Entry]) throws {
    guard store.keepsHistory, !entries.isEmpty else { return }
    let database = store.database
    try database.run(
      "INSERT INTO ATRANSACTION (Z_ENT, Z_OPT, ZTIMESTAMP, ZAUTHOR, ZBUNDLEID, ZCONTEXTNAME, "
        + "ZPROCESSID) VALUES (0, 1, ?, ?, ?, ?, ?)",
      [
        .real(Date().timeIntervalSinceReferenceDate), text(context?.transactionAuthor),
        text(Bundle.main.bundleIdentifier), text(context?.name),
        text(ProcessInfo.processInfo.processName),
      ])
    let number = try HistoryTables.last(in: database)
    for entry in entries {
      let tombstone =
        entry.tombstone.isEmpty ? nil : TransformableValue.archive(entry.tombstone as NSDictionary)
      try database.run(
        "INSERT INTO ACHANGE (Z_ENT, Z_OPT, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZTRANSACTIONID, "
          + "ZCOLUMNS, ZTOMBSTONE) VALUES (0, 1, ?, ?, ?, ?, ?, ?)",
        [
          .integer(Int64(entry.kind.rawValue)), .integer(store.schema.number(of: entry.entity)),
          .integer(entry.row), .integer(number),
          entry.names.isEmpty ? .null : .text(entry.names.joined(separator: ",")),
          tombstone.map { .blob($0) } ?? .null,
        ])
    }
  }

  private func text(_ text: String?) -> DatabaseValue { text.map { .text($0) } ?? .null }
}
