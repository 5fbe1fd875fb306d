/// What a store is asked: which rows of an entity, and which parts of them.
struct RowQuestion {
  /// An addition to the statement's condition.
  var condition = ""
  /// The values in the condition, followed by those of the part.
  var values: [DatabaseValue] = []
  /// What follows ORDER BY.
  var order = "Z_PK"
  /// The part of the rows, as the end of the statement.
  private(set) var part = ""
  /// Whether the rows' values are read, or only which rows exist.
  var readsValues = true

  /// Limits the question to a part of the rows.
  mutating func cut(_ wish: FetchWish) {
    guard wish.limit > 0 || wish.offset > 0 else { return }
    part = " LIMIT ? OFFSET ?"
    let limit = wish.limit > 0 ? wish.limit : -1
    values += [.integer(Int64(limit)), .integer(Int64(max(wish.offset, 0)))]
  }
}

extension RowQuestion {
  /// Makes a question for the rows that a filter lets through.
  init(_ filter: RowFilter) { self.init(condition: filter.condition, values: filter.values) }
}
