/// What a store, or a parent context, has of one object.
struct Row: Equatable {
  /// How often it has been changed, for optimistic locking.
  var version: Int64
  /// The values, in the order of the entity's layout; relationships to many are mostly unread.
  var values: [StoredValue]
}
