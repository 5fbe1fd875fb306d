public import Foundation
import SimulatedFoundation

/// Something that a store is asked to do.
///
/// Simulated: fetching, saving by a context, the three batch requests and those of persistent
/// history. No known difference.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; all of them for `nil`.
  open var affectedStores: [NSPersistentStore]?
}

/// What a fetch is to give, as options.
///
/// Simulated: the documented values. No known difference.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
  /// The options as a number.
  public let rawValue: UInt
  /// Makes options of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Managed objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// Identifiers of managed objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries of values.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// How many objects there are.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A description of the objects that are wanted.
///
/// Simulated: entity, predicate, order, limits and the kinds of result; what the context has not
/// saved counts unless `includesPendingChanges` says otherwise. Differs: `fetchBatchSize` and
/// `relationshipKeyPathsForPrefetching` concern speed only and are taken note of.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The entity's name.
  open var entityName: String? { entity?.name ?? name }
  /// The entity.
  open var entity: NSEntityDescription?
  /// What objects have to meet.
  open var predicate: SimulatedFoundation.NSPredicate?
  /// The order that they are wanted in.
  open var sortDescriptors: [SimulatedFoundation.NSSortDescriptor]?
  /// The most objects that are wanted; 0 for any number.
  open var fetchLimit = 0
  /// How many objects are left out at the beginning.
  open var fetchOffset = 0
  /// How many rows are read at once.
  ///
  /// Type-checks only: an array of Swift's has all its objects at once, which are faults anyway.
  open var fetchBatchSize = 0
  /// What the fetch gives.
  open var resultType: NSFetchRequestResultType = []
  /// Whether objects of the entities below count, too.
  open var includesSubentities = true
  /// Whether rows are read with the fetch, or each when its object is used.
  ///
  /// Simulated: a predicate or an order that SQL can't tell has the rows read all the same. No known
  /// difference.
  open var includesPropertyValues = true
  /// Whether objects are faults until they are used.
  open var returnsObjectsAsFaults = true
  /// Whether what the context hasn't saved counts.
  open var includesPendingChanges = true
  /// Whether dictionaries that are equal are given once.
  open var returnsDistinctResults = false
  /// Relationships whose objects are read with the fetch.
  ///
  /// Type-checks only: they are read when they are used.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The properties that dictionaries are to have: names or descriptions.
  open var propertiesToFetch: [Any]?
  /// The properties that dictionaries are grouped by.
  ///
  /// Simulated: for dictionaries only, whose other columns have to be aggregates: others end the
  /// program, in iOS's words. Differs: without an order the groups come in the order of their first
  /// rows.
  open var propertiesToGroupBy: [Any]?
  /// What a group has to meet; the fetch's own predicate is about each row.
  ///
  /// Simulated: it may be about the properties that are grouped by, aggregates of rows, and the
  /// columns that are computed, as variables of their names (documented). No known difference.
  open var havingPredicate: SimulatedFoundation.NSPredicate?
  /// Whether objects that the context has are read again; what was changed in them stays.
  open var shouldRefreshRefetchedObjects = false

  private let name: String?

  /// Makes a request without an entity.
  public override init() {
    name = nil
    super.init()
  }

  /// Makes a request for an entity of that name.
  public init(entityName: String) {
    name = entityName
    super.init()
  }

  /// Fetches in the context that the caller is in the block of.
  ///
  /// Simulated: within `perform` and `performAndWait` (documented). Outside of them it ends the
  /// program, as on iOS.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.running else {
      preconditionFailure("-[NSFetchRequest execute:] needs a context that performs a block.")
    }
    return try context.fetch(self)
  }

  /// Another request that says the same.
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

  /// What a store or a context has to know.
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

/// Which objects a fetch wants.
struct FetchWish {
  var entity: NSEntityDescription
  var predicate: SimulatedFoundation.NSPredicate?
  var order: [SimulatedFoundation.NSSortDescriptor]
  var limit: Int
  var offset: Int
  var subentities: Bool
  var pending: Bool
  /// Whether the rows' values are read with the fetch.
  var values = true
  /// The stores that are asked; all of them for `nil`.
  var stores: [NSPersistentStore]?

  /// Whether objects of the entity may be among the results.
  func takes(_ other: NSEntityDescription) -> Bool {
    other === entity || (subentities && other.isKindOf(entity: entity))
  }

  /// Whether a store is asked.
  func asks(_ store: NSPersistentStore) -> Bool { stores?.contains { $0 === store } ?? true }

  /// Leaves out what is before the offset and behind the limit.
  func cut<Element>(_ list: [Element]) -> [Element] {
    let rest = offset > 0 ? Array(list.dropFirst(offset)) : list
    return limit > 0 ? Array(rest.prefix(limit)) : rest
  }

  /// Compares by the order that is wanted.
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
