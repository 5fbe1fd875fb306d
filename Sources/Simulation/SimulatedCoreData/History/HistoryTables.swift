/// The tables of persistent history.
enum HistoryTables {
  static func make(in database: Database) throws {}
}
