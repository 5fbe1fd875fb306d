/// A condition for rows in SQL, with its values.
///
/// It must never follow a NOT: what is false for a row may be NULL.
struct RowClause {
  let sql: String
  var values: [DatabaseValue] = []
  /// Whether it lets through only rows that meet the predicate from which it was made.
  var isExact = true

  /// Lets every row through.
  static let all = RowClause(sql: "1")
  /// Lets no row through.
  static let none = RowClause(sql: "0")

  /// All of these; a clause that is missing may let anything through.
  static func every(_ clauses: [RowClause?]) -> RowClause? {
    let known = clauses.compactMap(\.self)
    guard !known.isEmpty else { return clauses.isEmpty ? .all : nil }
    return RowClause(
      sql: known.map(\.sql).joined(separator: " AND "), values: known.flatMap(\.values),
      isExact: known.count == clauses.count && known.allSatisfy(\.isExact))
  }

  /// One of these; missing as soon as one is missing.
  static func any(_ clauses: [RowClause?]) -> RowClause? {
    let known = clauses.compactMap(\.self)
    guard known.count == clauses.count else { return nil }
    guard !known.isEmpty else { return RowClause.none }
    return RowClause(
      sql: "(" + known.map(\.sql).joined(separator: " OR ") + ")",
      values: known.flatMap(\.values), isExact: known.allSatisfy(\.isExact))
  }
}
