/// Why an object can't be stored, where Core Data has no words for it that are known.
enum StoreWords {
  static func noStore(for entity: String) -> String { "No store has the entity '\(entity)'." }
}
