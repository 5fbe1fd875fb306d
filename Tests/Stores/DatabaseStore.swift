import Foundation
import SQLite3

/// A database in WAL mode; each transaction adds a row and counts it in another, which all share.
final class DatabaseStore: Store {
  private var database: OpaquePointer?

  init(folder: URL) throws {
    let path = folder.appendingPathComponent("stores.sqlite").path
    guard sqlite3_open(path, &database) == SQLITE_OK else { throw Broken("it doesn't open") }
    sqlite3_busy_timeout(database, 120_000)
    try run("PRAGMA journal_mode = WAL")
    try run("CREATE TABLE IF NOT EXISTS record (only INTEGER PRIMARY KEY, number INTEGER)")
    try run(
      "CREATE TABLE IF NOT EXISTS entry (writer INTEGER, number INTEGER, text TEXT, "
        + "PRIMARY KEY (writer, number))")
    try run("CREATE TABLE IF NOT EXISTS total (only INTEGER PRIMARY KEY, count INTEGER)")
  }

  deinit { sqlite3_close(database) }

  func replace(by number: Int) throws {
    try transaction {
      try run("DELETE FROM entry WHERE writer = 0")
      try run("INSERT INTO entry VALUES (0, \(number), '\(Stores.text(number))')")
      try run("INSERT OR REPLACE INTO record VALUES (1, \(number))")
    }
  }

  func number() throws -> Int {
    try checkFile()
    let number = try rows("SELECT number FROM record").first.flatMap { Int($0[0]) } ?? 0
    let entries = try rows("SELECT number, text FROM entry WHERE writer = 0")
    guard entries == (number == 0 ? [] : [["\(number)", Stores.text(number)]]) else {
      throw Broken("\(number) is torn")
    }
    return number
  }

  func add(_ number: Int, by writer: Int) throws {
    try transaction {
      let last = try rows("SELECT MAX(number) FROM entry WHERE writer = \(writer)").first?[0]
      guard Int(last ?? "") ?? 0 == number - 1 else {
        throw Broken("writer \(writer): \(last ?? "-") follows \(number - 1)")
      }
      let total = try total()
      try run("INSERT INTO entry VALUES (\(writer), \(number), '\(Stores.text(number))')")
      try run("INSERT OR REPLACE INTO total VALUES (1, \(total + 1))")
    }
  }

  func counts() throws -> [Int: Int] {
    try checkFile()
    var counts: [Int: Int] = [:]
    for row in try rows("SELECT writer, number, text FROM entry ORDER BY writer, number") {
      guard let writer = Int(row[0]), let number = Int(row[1]) else { throw Broken("no numbers") }
      guard counts[writer, default: 0] == number - 1 else {
        throw Broken("writer \(writer): \(number) follows \(counts[writer, default: 0])")
      }
      try Stores.check(row[2], of: number, "writer \(writer):")
      counts[writer] = number
    }
    let (total, sum) = (try total(), counts.values.reduce(0, +))
    guard sum == total else { throw Broken("\(sum) rows, but \(total) were counted") }
    return counts
  }
}

extension DatabaseStore {
  private func total() throws -> Int {
    try rows("SELECT count FROM total").first.flatMap { Int($0[0]) } ?? 0
  }

  private func checkFile() throws {
    let words = try rows("PRAGMA integrity_check")
    guard words == [["ok"]] else { throw Broken("the database: \(words)") }
  }

  private func transaction(_ body: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    try body()
    try run("COMMIT")
  }

  private func run(_ sql: String) throws { _ = try rows(sql) }

  private func rows(_ sql: String) throws -> [[String]] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else {
      throw failure(sql)
    }
    defer { sqlite3_finalize(statement) }
    var rows: [[String]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        rows.append(
          (0..<sqlite3_column_count(statement)).map {
            sqlite3_column_text(statement, $0).map { String(cString: $0) } ?? ""
          })
      case SQLITE_DONE: return rows
      default: throw failure(sql)
      }
    }
  }

  private func failure(_ sql: String) -> Broken {
    Broken("\(String(cString: sqlite3_errmsg(database))): \(sql.prefix(60))")
  }
}
