public import Foundation

/// The result of a request other than a fetch.
///
/// Simulated: the results of the batch requests and of history. No known difference.
open class NSPersistentStoreResult: NSObject {}

/// The kind of result of a batch deletion.
///
/// Simulated: the documented values. No known difference.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case resultTypeStatusOnly = 0
  /// The identifiers of the objects.
  case resultTypeObjectIDs = 1
  /// The number of objects.
  case resultTypeCount = 2
}

/// Deletes rows without any objects: contexts don't notice.
///
/// Simulated: validation and delete rules other than nullifying are ignored, and objects in
/// contexts stay as they are until they are refreshed (documented). No known difference.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The objects to delete.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of result.
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

/// The result of a batch deletion.
///
/// Simulated: as the request's `resultType` says. No known difference.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The result.
  public let result: Any?
  /// The kind of result.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    self.result = result
    resultType = type
  }
}

/// The kind of result of a batch update.
///
/// Simulated: the documented values. No known difference.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case statusOnlyResultType = 0
  /// The identifiers of the objects.
  case updatedObjectIDsResultType = 1
  /// The number of objects.
  case updatedObjectsCountResultType = 2
}

/// Changes rows without any objects: contexts don't notice.
///
/// Simulated: validation is ignored, and objects in contexts stay as they are until they are
/// refreshed (documented). Differs: a new value is a constant or an expression for one.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The entity's name.
  public let entityName: String
  /// The condition that rows have to meet.
  open var predicate: SimulatedFoundation.NSPredicate?
  /// Whether rows of the entities below count too.
  open var includesSubentities = true
  /// The kind of result.
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

/// The result of a batch update.
///
/// Simulated: as the request's `resultType` says. No known difference.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// The result.
  public let result: Any?
  /// The kind of result.
  public let resultType: NSBatchUpdateRequestResultType

  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
    self.result = result
    resultType = type
  }
}

/// The kind of result of a batch insertion.
///
/// Simulated: the documented values. No known difference.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case statusOnly = 0
  /// The identifiers of the objects.
  case objectIDs = 1
  /// The number of objects.
  case count = 2
}

/// Inserts rows without any objects: contexts don't notice.
///
/// Simulated: only attributes; validation is ignored (documented). If a row has the same values in
/// attributes that must be unique, the context's merge policy decides: with
/// `NSMergeByPropertyObjectTrumpMergePolicy` the row is changed, with
/// `NSMergeByPropertyStoreTrumpMergePolicy` it stays, and with the error policy the request fails
/// (documented). Differs: the form with a handler for managed objects is missing; it is inferred
/// that values missing from a dictionary stay as they are in the row.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The entity's name.
  public let entityName: String
  /// The values of each row, by the properties' names.
  open var objectsToInsert: [[String: Any]]?
  /// Fills a dictionary for the next row; returning `true` ends it.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// The kind of result.
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

  /// Inserts rows with the values from a handler.
  public init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.entityName = entityName
    dictionaryHandler = handler
  }

  /// Inserts rows with the values from a handler.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }
}

/// The result of a batch insertion.
///
/// Simulated: as the request's `resultType` says. No known difference.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// The result.
  public let result: Any?
  /// The kind of result.
  public let resultType: NSBatchInsertRequestResultType

  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
    self.result = result
    resultType = type
  }
}
