import CSQLite
import Foundation

/// Reads the tables of an SQLite database without touching it: it reads a copy, which includes the
/// contents of the write-ahead log.
enum DatabaseReader {
  private static let magic = Data("SQLite format 3\0".utf8)
  private static let largest = 64 << 20

  static func isDatabase(_ head: Data) -> Bool { head.starts(with: magic) }

  /// Returns the tables in the order of their names; `nil` when the database can't be read.
  static func tables(of file: URL) -> [DatabaseTable]? {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory
      .appendingPathComponent("look-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    let copy = folder.appendingPathComponent("copy")
    do {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      for end in ["", "-wal"] where manager.fileExists(atPath: file.path + end) {
        let size = try manager.attributesOfItem(atPath: file.path + end)[.size] as? Int ?? 0
        guard size <= largest else { return nil }
        try manager.copyItem(atPath: file.path + end, toPath: copy.path + end)
      }
    } catch { return nil }
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    guard sqlite3_open_v2(copy.path, &database, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
      let database
    else { return nil }
    return tables(of: database)
  }

  private static func tables(of database: OpaquePointer) -> [DatabaseTable]? {
    // A hostile schema may make reading take for ever, or run its own code.
    sqlite3_exec(database, "PRAGMA trusted_schema = OFF", nil, nil, nil)
    let budget = Budget()
    sqlite3_progress_handler(
      database, 10_000,
      { pointer in
        guard let pointer else { return 1 }
        return Unmanaged<Budget>.fromOpaque(pointer).takeUnretainedValue().isSpent ? 1 : 0
      }, Unmanaged.passUnretained(budget).toOpaque())
    defer { sqlite3_progress_handler(database, 0, nil, nil) }
    let names = rows(
      """
      SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
      ORDER BY name LIMIT \(DatabaseTable.mostTables)
      """, in: database, raw: true)
    return names.map { names in
      names.rows.compactMap { $0.first }.compactMap { table($0, in: database) }
    }
  }

  private static func table(_ name: String, in database: OpaquePointer) -> DatabaseTable? {
    let quoted = "\"" + name.replacing("\"", with: "\"\"") + "\""
    guard
      let content = rows(
        "SELECT * FROM \(quoted) LIMIT \(DatabaseTable.mostRows)", in: database)
    else { return nil }
    let counted = rows("SELECT count(*) FROM \(quoted)", in: database)?.rows.first?.first
    return DatabaseTable(
      name: name, columns: content.columns, rows: content.rows, count: counted.flatMap { Int($0) })
  }

  /// Returns the rows of a query, with every value as text; `raw` is for values that are needed
  /// unchanged.
  private static func rows(
    _ query: String, in database: OpaquePointer, raw: Bool = false
  ) -> (columns: [String], rows: [[String]])? {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(database, query, -1, &statement, nil) == SQLITE_OK else { return nil }
    let columns = min(Int(sqlite3_column_count(statement)), DatabaseTable.mostColumns)
    let names = (0..<columns).map { column in
      sqlite3_column_name(statement, Int32(column)).map { String(cString: $0).onOneLine(40) } ?? ""
    }
    var rows: [[String]] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append((0..<columns).map { cell(Int32($0), of: statement, raw: raw) })
    }
    return (names, rows)
  }

  private static func cell(_ column: Int32, of statement: OpaquePointer?, raw: Bool) -> String {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_NULL: return "NULL"
    case SQLITE_BLOB:
      let count = sqlite3_column_bytes(statement, column)
      return ContentWords.bytes(Int(count))
    default:
      let text = sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
      return raw ? text : text.onOneLine(60)
    }
  }

  /// The amount of work that SQLite may do for one look.
  private final class Budget {
    private var left = 2_000
    var isSpent: Bool {
      left -= 1
      return left < 0
    }
  }
}
