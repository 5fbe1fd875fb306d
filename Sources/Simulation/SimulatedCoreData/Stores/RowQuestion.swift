/// Which of an entity's rows a store is asked for, and what of them.
struct RowQuestion {
  /// More for the statement's condition.
  var condition = ""
  /// The values in the condition, and behind them those of the part.
  var values: [DatabaseValue] = []
  /// What stands behind ORDER BY.
  var order = "Z_PK"
  /// Which part of the rows it is, as the statement's end.
  private(set) var part = ""
  /// Whether the rows' values are read, or only which rows there are.
  var readsValues = true

  /// Asks for a part of the rows only.
  mutating func cut(_ wish: FetchWish) {
    guard wish.limit > 0 || wish.offset > 0 else { return }
    part = " LIMIT ? OFFSET ?"
    let limit = wish.limit > 0 ? wish.limit : -1
    values += [.integer(Int64(limit)), .integer(Int64(max(wish.offset, 0)))]
  }
}

extension RowQuestion {
  /// Asks for the rows that a filter lets through.
  init(_ filter: RowFilter) { self.init(condition: filter.condition, values: filter.values) }
}
