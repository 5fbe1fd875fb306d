/// How the contents of containers and of files read.
enum ContentWords {
  static let nothing = "nothing"
  static let emptyList = "an empty list"
  static let emptyContainer = "empty"
  static func more(_ count: Int) -> String { "… \(count) more" }
  static func bytes(_ count: Int) -> String { counted(count, "byte") }

  // MARK: Kinds of files

  static let file = "a file"
  static let text = "text"
  static let bytes = "bytes"
  static let tooLarge = "too large to read"
  static let unreadable = "unreadable"
  static func propertyList(_ size: String) -> String { "property list" + size }
  static func json(_ size: String) -> String { "JSON" + size }
  static func values(_ count: Int) -> String { ", " + counted(count, "value") }
  static func keys(_ count: Int) -> String { ", " + counted(count, "key") }
  static func database(tables count: Int) -> String { "SQLite, " + counted(count, "table") }

  static func image(_ format: String) -> String { "\(format) image" }
  static func image(_ kind: String, width: Int, height: Int) -> String {
    "\(kind), \(width) × \(height) pixels"
  }

  // MARK: Tables

  /// Returns a table's heading; without a number of rows they couldn't be counted.
  static func table(_ name: String, rows count: Int?) -> String {
    "\(name), " + (count.map { counted($0, "row") } ?? "rows")
  }

  static func tableGone(_ name: String) -> String { "- table \(name)" }
  static func tableNew(_ heading: String) -> String { "+ table " + heading }
  static func columns(_ names: [String], of table: String) -> String {
    "\(table): columns \(names.joined(separator: ", "))"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
