/// The tables of persistent history, with the names that Core Data uses (observed).
enum HistoryTables {
  static func make(in database: Database) throws {
    try database.run(
      "CREATE TABLE IF NOT EXISTS ATRANSACTION (Z_PK INTEGER PRIMARY KEY AUTOINCREMENT, "
        + "Z_ENT INTEGER, Z_OPT INTEGER, ZTIMESTAMP TIMESTAMP, ZAUTHOR VARCHAR, ZBUNDLEID VARCHAR, "
        + "ZCONTEXTNAME VARCHAR, ZPROCESSID VARCHAR)")
    try database.run(
      "CREATE TABLE IF NOT EXISTS ACHANGE (Z_PK INTEGER PRIMARY KEY AUTOINCREMENT, Z_ENT INTEGER, "
        + "Z_OPT INTEGER, ZCHANGETYPE INTEGER, ZENTITY INTEGER, ZENTITYPK INTEGER, "
        + "ZTRANSACTIONID INTEGER, ZCOLUMNS VARCHAR, ZTOMBSTONE BLOB)")
  }

  /// Returns the number of the last transaction that there has been, whether or not it still
  /// exists.
  static func last(in database: Database) throws -> Int64 {
    try database.first("SELECT seq FROM sqlite_sequence WHERE name = 'ATRANSACTION'")?.first?
      .integer ?? 0
  }
}
