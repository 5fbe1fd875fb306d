/// A table of an SQLite database, as it is shown: its columns and its first rows.
package struct DatabaseTable: Hashable, Sendable {
  package var name: String
  package var columns: [String]
  package var rows: [[String]]
  /// The number of rows; `nil` when counting took too long.
  package var count: Int?

  static let mostRows = 50
  static let mostTables = 40
  static let mostColumns = 30

  /// The table as lines, its columns below each other.
  package var lines: [String] {
    let head = ContentWords.table(name.onOneLine(80), rows: count)
    guard !rows.isEmpty else { return [head + ": " + columns.joined(separator: ", ")] }
    let table = [columns] + rows
    let widths = columns.indices.map { column in
      table.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    let lines = table.map { row in
      let cells = row.enumerated().map { column, cell in
        cell + String(repeating: " ", count: max(0, widths[column] - cell.count))
      }
      var line = "  " + cells.joined(separator: "  ")
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
    let more = (count ?? rows.count) - rows.count
    return [head] + lines + (more > 0 ? ["  " + ContentWords.more(more)] : [])
  }
}
