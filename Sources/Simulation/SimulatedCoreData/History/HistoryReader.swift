import Foundation

/// Carries out requests for a store's history.
struct HistoryReader {
  let store: NSPersistentStore

  /// Returns the requested transactions, with their changes.
  ///
  /// - Throws: An error with the code 134301 when the history after the token has been deleted.
  func transactions(_ request: NSPersistentHistoryChangeRequest) throws
    -> [NSPersistentHistoryTransaction]
  {
    guard store.keepsHistory else { return [] }
    return try store.using { database in
      let after = request.token?.places[store.identifier ?? ""] ?? 0
      try check(after, request, database)
      let rows = try database.rows(
        "SELECT Z_PK, ZTIMESTAMP, ZAUTHOR, ZBUNDLEID, ZCONTEXTNAME, ZPROCESSID FROM ATRANSACTION "
          + "WHERE Z_PK > ? AND ZTIMESTAMP > ? ORDER BY Z_PK",
        [
          .integer(after),
          .real(request.date?.timeIntervalSinceReferenceDate ?? -.greatestFiniteMagnitude),
        ])
      return try rows.map { row in
        let transaction = NSPersistentHistoryTransaction(row, store: store.identifier ?? "")
        transaction.changes = try changes(of: transaction, database)
        return transaction
      }
    }
  }

  /// Deletes what is before a token or a date.
  func delete(_ request: NSPersistentHistoryChangeRequest) throws {
    guard store.keepsHistory else { return }
    try store.using { database in
      try database.transaction {
        let condition: (String, DatabaseValue) =
          if let date = request.date {
            ("ZTIMESTAMP < ?", .real(date.timeIntervalSinceReferenceDate))
          } else {
            ("Z_PK < ?", .integer(request.token?.places[store.identifier ?? ""] ?? 0))
          }
        try database.run(
          "DELETE FROM ACHANGE WHERE ZTRANSACTIONID IN "
            + "(SELECT Z_PK FROM ATRANSACTION WHERE \(condition.0))", [condition.1])
        try database.run("DELETE FROM ATRANSACTION WHERE \(condition.0)", [condition.1])
      }
    }
  }

  private func check(
    _ after: Int64, _ request: NSPersistentHistoryChangeRequest, _ database: Database
  ) throws {
    guard request.token != nil else { return }
    let first =
      try database.first("SELECT MIN(Z_PK) FROM ATRANSACTION")?.first?.integer
      ?? (try HistoryTables.last(in: database) + 1)
    guard after + 1 < first else { return }
    throw CoreDataError.make(
      NSPersistentHistoryTokenExpiredError,
      "The operation couldn’t be completed. (Cocoa error 134301.)")
  }

  private func changes(
    of transaction: NSPersistentHistoryTransaction, _ database: Database
  ) throws -> [NSPersistentHistoryChange] {
    try database.rows(
      "SELECT Z_PK, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS, ZTOMBSTONE FROM ACHANGE "
        + "WHERE ZTRANSACTIONID = ? ORDER BY Z_PK", [.integer(transaction.transactionNumber)]
    ).compactMap { row in
      guard let entity = row[2].integer.flatMap({ store.schema.entities[$0] }),
        let number = row[3].integer
      else { return nil }
      let change = NSPersistentHistoryChange(row, store.identity(number, entity))
      change.transaction = transaction
      return change
    }
  }
}
