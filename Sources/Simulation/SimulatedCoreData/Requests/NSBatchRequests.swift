public import Foundation

/// What a request other than a fetch gave.
///
/// Simulated: the results of the batch requests and of history. No known difference.
open class NSPersistentStoreResult: NSObject {}

/// What a batch deletion gives.
///
/// Simulated: the documented values. No known difference.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly = 0
  /// The identifiers of the objects.
  case resultTypeObjectIDs = 1
  /// How many objects there were.
  case resultTypeCount = 2
}

/// Deletes rows without any objects: contexts don't notice.
///
/// Simulated: delete rules other than nullifying and validation aren't looked at, and objects in
/// contexts stay as they are until they are told (documented). No known difference.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Which objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What the request gives.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  let identifiers: [NSManagedObjectID]?

  /// Deletes what a request describes.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    identifiers = nil
  }

  /// Deletes objects.
  public init(objectIDs: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    fetchRequest.entity = objectIDs.first?.entity
    identifiers = objectIDs
  }
}

/// What a batch deletion gave.
///
/// Simulated: as the request's `resultType` says. No known difference.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The result.
  public let result: Any?
  /// What it is.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    self.result = result
    resultType = type
  }
}

/// What a batch update gives.
///
/// Simulated: the documented values. No known difference.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnlyResultType = 0
  /// The identifiers of the objects.
  case updatedObjectIDsResultType = 1
  /// How many objects there were.
  case updatedObjectsCountResultType = 2
}

/// Changes rows without any objects: contexts don't notice.
///
/// Simulated: validation isn't looked at, and objects in contexts stay as they are until they are
/// told (documented). Differs: a new value is a constant or an expression of one.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The entity's name.
  public let entityName: String
  /// What rows have to meet.
  open var predicate: SimulatedFoundation.NSPredicate?
  /// Whether rows of the entities below count, too.
  open var includesSubentities = true
  /// What the request gives.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// The new values, by the properties' names.
  open var propertiesToUpdate: [AnyHashable: Any]?

  /// Changes rows of an entity.
  public init(entityName: String) { self.entityName = entityName }

  /// Changes rows of an entity.
  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
  }
}

/// What a batch update gave.
///
/// Simulated: as the request's `resultType` says. No known difference.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// The result.
  public let result: Any?
  /// What it is.
  public let resultType: NSBatchUpdateRequestResultType

  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
    self.result = result
    resultType = type
  }
}

/// What a batch insertion gives.
///
/// Simulated: the documented values. No known difference.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnly = 0
  /// The identifiers of the objects.
  case objectIDs = 1
  /// How many objects there are.
  case count = 2
}

/// Inserts rows without any objects: contexts don't notice.
///
/// Simulated: attributes only; validation isn't looked at (documented). Where a row has the same
/// values and only one may have them, the context's merge policy decides: with
/// `NSMergeByPropertyObjectTrumpMergePolicy` the row is changed, with
/// `NSMergeByPropertyStoreTrumpMergePolicy` it stays, and the error policy has the request fail
/// (documented). Differs: the form with a handler for managed objects isn't there; that what a
/// dictionary doesn't have stays as it is in the row is inferred.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The entity's name.
  public let entityName: String
  /// The values of each row, by the properties' names.
  open var objectsToInsert: [[String: Any]]?
  /// Fills a dictionary for the next row; `true` ends it.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// What the request gives.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Inserts rows with the values of dictionaries.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  /// Inserts rows with the values of dictionaries.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// Inserts rows with the values that a handler gives.
  public init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.entityName = entityName
    dictionaryHandler = handler
  }

  /// Inserts rows with the values that a handler gives.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }
}

/// What a batch insertion gave.
///
/// Simulated: as the request's `resultType` says. No known difference.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// The result.
  public let result: Any?
  /// What it is.
  public let resultType: NSBatchInsertRequestResultType

  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
    self.result = result
    resultType = type
  }
}
