/// Writes into a store what a save has changed, where persistent history is kept.
struct HistoryWriter {
  let store: NSPersistentStore
  let context: NSManagedObjectContext

  func write(_ changes: [ChangeSet.Change], row: (ObjectIdentity) -> Int64) throws {}
}
