public import Foundation
import SimulatedFoundation

/// A request to a store.
///
/// Simulated: fetching, the saving of a context, the three batch requests and those of persistent
/// history. No known difference.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; `nil` for all of them.
  open var affectedStores: [NSPersistentStore]?
}

/// The kind of result of a fetch, as options.
///
/// Simulated: the documented values. No known difference.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
  /// The options as a number.
  public let rawValue: UInt
  /// Makes options from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Managed objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// Identifiers of managed objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries of values.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A description of the objects to fetch.
///
/// Simulated: entity, predicate, order, limits and the kinds of result; unsaved changes of the
/// context count unless `includesPendingChanges` says otherwise. Differs: `fetchBatchSize` and
/// `relationshipKeyPathsForPrefetching`, which only concern speed, are merely stored.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The entity's name.
  open var entityName: String? { entity?.name ?? name }
  /// The entity.
  open var entity: NSEntityDescription?
  /// The condition that objects have to meet.
  open var predicate: SimulatedFoundation.NSPredicate?
  /// The order of the objects.
  open var sortDescriptors: [SimulatedFoundation.NSSortDescriptor]?
  /// The maximum number of objects; 0 stands for any number.
  open var fetchLimit = 0
  /// The number of objects to skip at the beginning.
  open var fetchOffset = 0
  /// The number of rows that are read at once.
  ///
  /// Type-checks only: a Swift array has all its objects at once, which are faults anyway.
  open var fetchBatchSize = 0
  /// The kind of result.
  open var resultType: NSFetchRequestResultType = []
  /// Whether objects of the entities below count too.
  open var includesSubentities = true
  /// Whether rows are read by the fetch, or each when its object is used.
  ///
  /// Simulated: if a predicate or an order can't be expressed in SQL, the rows are read all the
  /// same. No known difference.
  open var includesPropertyValues = true
  /// Whether objects are faults until they are used.
  open var returnsObjectsAsFaults = true
  /// Whether unsaved changes of the context count.
  open var includesPendingChanges = true
  /// Whether equal dictionaries are returned only once.
  open var returnsDistinctResults = false
  /// Relationships whose objects are read with the fetch.
  ///
  /// Type-checks only: they are read when they are used.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The properties of the dictionaries: names or descriptions.
  open var propertiesToFetch: [Any]?
  /// The properties that dictionaries are grouped by.
  ///
  /// Simulated: only for dictionaries, whose other columns have to be aggregates: others end the
  /// program, with iOS's message. Differs: without an order, the groups come in the order of their
  /// first rows.
  open var propertiesToGroupBy: [Any]?
  /// The condition that a group has to meet; the fetch's own predicate applies to each row.
  ///
  /// Simulated: it may refer to the properties that are grouped by, to aggregates of rows, and to
  /// the computed columns, as variables with their names (documented). No known difference.
  open var havingPredicate: SimulatedFoundation.NSPredicate?
  /// Whether objects that the context has are read again; changes to them are kept.
  open var shouldRefreshRefetchedObjects = false

  private let name: String?

  /// Makes a request without an entity.
  public override init() {
    name = nil
    super.init()
  }

  /// Makes a request for an entity with that name.
  public init(entityName: String) {
    name = entityName
    super.init()
  }

  /// Fetches in the context whose block the caller is in.
  ///
  /// Simulated: within `perform` and `performAndWait` (documented). Outside these it ends the
  /// program, as on iOS.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.running else {
      preconditionFailure("-[NSFetchRequest execute:] needs a context that performs a block.")
    }
    return try context.fetch(self)
  }

  /// Returns another request with the same values.
  func copied<Other>(as type: Other.Type = ResultType.self) -> NSFetchRequest<Other> {
    let copy =
      name.map { NSFetchRequest<Other>(entityName: $0) } ?? NSFetchRequest<Other>()
    copy.entity = entity
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.fetchLimit = fetchLimit
    copy.fetchOffset = fetchOffset
    copy.fetchBatchSize = fetchBatchSize
    copy.resultType = resultType
    copy.includesSubentities = includesSubentities
    copy.includesPropertyValues = includesPropertyValues
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.includesPendingChanges = includesPendingChanges
    copy.returnsDistinctResults = returnsDistinctResults
    copy.propertiesToFetch = propertiesToFetch
    copy.propertiesToGroupBy = propertiesToGroupBy
    copy.havingPredicate = havingPredicate
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    copy.affectedStores = affectedStores
    return copy
  }

  /// Returns what a store or a context has to know.
  func wish(in model: NSManagedObjectModel) -> FetchWish {
    guard let entity = entity ?? name.flatMap({ model.entity(named: $0) }) else {
      preconditionFailure(
        "NSFetchRequest could not locate an NSEntityDescription for entity name "
          + "'\(name ?? "(null)")'")
    }
    return FetchWish(
      entity: entity, predicate: predicate, order: sortDescriptors ?? [], limit: fetchLimit,
      offset: fetchOffset, subentities: includesSubentities, pending: includesPendingChanges,
      values: includesPropertyValues, stores: affectedStores)
  }
}

/// The objects that a fetch asks for.
struct FetchWish {
  var entity: NSEntityDescription
  var predicate: SimulatedFoundation.NSPredicate?
  var order: [SimulatedFoundation.NSSortDescriptor]
  var limit: Int
  var offset: Int
  var subentities: Bool
  var pending: Bool
  /// Whether the rows' values are read by the fetch.
  var values = true
  /// The stores that are asked; `nil` for all of them.
  var stores: [NSPersistentStore]?

  /// Whether objects of the entity may be among the results.
  func takes(_ other: NSEntityDescription) -> Bool {
    other === entity || (subentities && other.isKindOf(entity: entity))
  }

  /// Whether a store is asked.
  func asks(_ store: NSPersistentStore) -> Bool { stores?.contains { $0 === store } ?? true }

  /// Leaves out what is before the offset and after the limit.
  func cut<Element>(_ list: [Element]) -> [Element] {
    let rest = offset > 0 ? Array(list.dropFirst(offset)) : list
    return limit > 0 ? Array(rest.prefix(limit)) : rest
  }

  /// Sorts by the requested order.
  func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    guard !order.isEmpty else { return objects }
    return objects.enumerated().sorted { first, second in
      for descriptor in order {
        switch descriptor.compare(first.element, to: second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}
