/// What a store, or a parent context, holds for one object.
struct Row: Equatable {
  /// The number of times it has been changed, for optimistic locking.
  var version: Int64
  /// The values, in the order of the entity's layout; to-many relationships are mostly unread.
  var values: [StoredValue]
}
