import Foundation
import SQLite3

/// A database of rows like Core Data's; the same code runs over the bare library and on the device.
final class Rows {
  private var database: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  init(_ name: String) throws {
    let path = home.appendingPathComponent(name).path
    guard sqlite3_open(path, &database) == SQLITE_OK else { fail("\(path) doesn't open") }
    run("PRAGMA journal_mode = WAL")
    run(
      "CREATE TABLE zentry (z_pk INTEGER PRIMARY KEY, z_ent INTEGER, z_opt INTEGER, "
        + "znumber INTEGER, ztext VARCHAR)")
  }

  func insert(_ number: Int) {
    run(
      "INSERT INTO zentry (z_ent, z_opt, znumber, ztext) VALUES (1, 1, ?, ?)", number,
      address(number))
  }

  func transaction(_ body: () -> Void) {
    run("BEGIN IMMEDIATE")
    body()
    run("COMMIT")
  }

  /// The rows that meet a condition with one number.
  func select(_ condition: String = "", _ number: Int? = nil) -> [(number: Int, text: String)] {
    var rows: [(number: Int, text: String)] = []
    run("SELECT z_pk, znumber, ztext FROM zentry\(condition)", number) { statement in
      let text = sqlite3_column_text(statement, 2).map { String(cString: $0) }
      rows.append((Int(sqlite3_column_int64(statement, 1)), text ?? ""))
    }
    return rows
  }

  func run(
    _ sql: String, _ number: Int? = nil, _ text: String? = nil,
    row: (OpaquePointer) -> Void = { _ in }
  ) {
    let statement = prepared(sql)
    defer { sqlite3_reset(statement) }
    if let number { sqlite3_bind_int64(statement, 1, Int64(number)) }
    if let text {
      sqlite3_bind_text(
        statement, 2, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: row(statement)
      case SQLITE_DONE: return
      default: fail("\(String(cString: sqlite3_errmsg(database))): \(sql)")
      }
    }
  }

  private func prepared(_ sql: String) -> OpaquePointer {
    if let known = statements[sql] { return known }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      fail("\(String(cString: sqlite3_errmsg(database))): \(sql)")
    }
    statements[sql] = statement
    return statement
  }
}

/// Measures a database; the measures are named for the code that uses it.
func measureDatabase(_ kind: String) throws {
  let rows = try Rows("rows.sqlite")
  measure("\(kind)-insert", 50) { number in rows.transaction { rows.insert(number) } }
  rows.run("DELETE FROM zentry")
  measure("\(kind)-insert-many", 1) { round in
    rows.run("DELETE FROM zentry")
    rows.transaction { for number in 0..<rowCount { rows.insert(number) } }
  }
  measure("\(kind)-update", 50) { index in
    rows.transaction { rows.run("UPDATE zentry SET z_opt = z_opt + 1 WHERE z_pk = 1") }
  }
  measure("\(kind)-select-all", 5) { _ in
    let found = rows.select()
    if found.count != rowCount || found[7].text != address(7) { fail("the rows aren't there") }
  }
  measure("\(kind)-select-one", 50) { index in
    if rows.select(" WHERE znumber = ?", index).first?.text != address(index) { fail("no row") }
  }
}
