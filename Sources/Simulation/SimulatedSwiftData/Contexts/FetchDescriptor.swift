public import Foundation

/// What to fetch: which objects, in which order, how many.
///
/// Simulated: predicate, order, offset and limit, over the store's rows and what the context hasn't
/// saved. Differs: predicates are evaluated in memory, so those that SQLite couldn't answer work
/// here; what only concerns speed is merely kept.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition that objects have to meet.
  public var predicate: Predicate<T>?
  /// The order.
  public var sortBy: [SortDescriptor<T>]
  /// The largest number of objects.
  public var fetchLimit: Int?
  /// The number of objects to skip.
  public var fetchOffset: Int?
  /// Whether what the context hasn't saved counts.
  public var includePendingChanges = true
  /// The properties to read.
  ///
  /// Type-checks only: all are read.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships to read at once.
  ///
  /// Type-checks only: related objects are read when they are used.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes all objects that meet a condition.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
