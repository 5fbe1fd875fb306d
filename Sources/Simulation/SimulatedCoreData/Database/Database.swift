import CSQLite
import Foundation

/// A connection to an SQLite database.
///
/// It is used by one thread at a time: its store has a lock.
final class Database {
  /// The error that SQLite reports.
  struct Failure: Error {
    let code: Int32
    let words: String
  }

  let path: String
  private let handle: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: The file; `:memory:` for none.
  ///   - isReadOnly: Whether writing is forbidden.
  ///   - patience: The number of seconds to wait for a database that is locked.
  /// - Throws: SQLite's error.
  init(path: String, isReadOnly: Bool, patience: Double = 10) throws {
    var opened: OpaquePointer?
    let flags =
      isReadOnly
      ? SQLITE_OPEN_READONLY | SQLITE_OPEN_FULLMUTEX
      : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let words = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw Failure(code: code, words: words)
    }
    self.path = path
    handle = opened
    sqlite3_extended_result_codes(opened, 1)
    sqlite3_busy_timeout(opened, Int32(min(max(patience, 0), 1_000_000) * 1000))
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Runs statements that return nothing.
  func run(_ sql: String, _ values: [DatabaseValue] = []) throws {
    try each(sql, values) { _ in }
  }

  /// Runs a statement and returns its rows.
  func rows(_ sql: String, _ values: [DatabaseValue] = []) throws -> [[DatabaseValue]] {
    var rows: [[DatabaseValue]] = []
    try each(sql, values) { rows.append($0.row) }
    return rows
  }

  /// Runs a statement and returns its first row.
  func first(_ sql: String, _ values: [DatabaseValue] = []) throws -> [DatabaseValue]? {
    try rows(sql, values).first
  }

  /// The number of rows that the last statement has changed.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Runs a block in a transaction that may write; it is rolled back when the block throws.
  func transaction<Result>(_ block: () throws -> Result) throws -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try block()
      try run("COMMIT")
      return result
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Hands each row of a statement to a block.
  func each(
    _ sql: String, _ values: [DatabaseValue], _ body: (DatabaseRow) throws -> Void
  ) throws {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { value.bind(statement, Int32(index + 1)) }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try body(DatabaseRow(statement: statement))
      case SQLITE_DONE: return
      case let code: throw failure(code)
      }
    }
  }

  private func prepared(_ sql: String) throws -> OpaquePointer {
    if let known = statements[sql] { return known }
    if statements.count > 200 {
      for statement in statements.values { sqlite3_finalize(statement) }
      statements = [:]
    }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw failure(code) }
    statements[sql] = statement
    return statement
  }

  private func failure(_ code: Int32) -> Failure {
    Failure(code: code, words: String(cString: sqlite3_errmsg(handle)))
  }
}

/// The row at which a statement is.
struct DatabaseRow {
  let statement: OpaquePointer

  func integer(_ column: Int) -> Int64 { sqlite3_column_int64(statement, Int32(column)) }

  func value(_ column: Int) -> DatabaseValue { DatabaseValue(statement, Int32(column)) }

  var row: [DatabaseValue] {
    (0..<Int(sqlite3_column_count(statement))).map { value($0) }
  }
}
