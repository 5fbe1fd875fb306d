public import Foundation

/// The kinds of changes to an object.
///
/// Simulated: the documented values. No known difference.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  /// It was inserted.
  case insert = 0
  /// It was changed.
  case update = 1
  /// It was deleted.
  case delete = 2
}

/// One save in a store's history.
///
/// Simulated: who saved what and when (documented). No known difference.
open class NSPersistentHistoryTransaction: NSObject {
  /// The time at which it was saved.
  public let timestamp: Date
  /// The changes; `nil` if only transactions were requested.
  public internal(set) var changes: [NSPersistentHistoryChange]?
  /// The number of the transaction in its store.
  public let transactionNumber: Int64
  /// The store's UUID.
  public let storeID: String
  /// The identifier of the bundle that saved.
  public let bundleID: String
  /// The process that saved.
  public let processID: String
  /// The name of the context that saved.
  public let contextName: String?
  /// The author of the save, from the context's `transactionAuthor`.
  public let author: String?
  /// The place in the history after the transaction.
  public let token: NSPersistentHistoryToken

  init(_ row: [DatabaseValue], store: String) {
    transactionNumber = row[0].integer ?? 0
    let seconds =
      if case .real(let seconds) = row[1] { seconds } else { Double(row[1].integer ?? 0) }
    timestamp = Date(timeIntervalSinceReferenceDate: seconds)
    author = row[2].text
    bundleID = row[3].text ?? ""
    contextName = row[4].text
    processID = row[5].text ?? ""
    storeID = store
    token = NSPersistentHistoryToken([store: transactionNumber])
  }

  /// Returns a notification like that of a context that has saved, for
  /// `mergeChanges(fromContextDidSave:)`.
  open func objectIDNotification() -> Notification {
    func identifiers(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
      Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
    }
    return Notification(
      name: NSManagedObjectContext.didSaveObjectIDsNotification, object: self,
      userInfo: [
        "inserted_objectIDs": identifiers(.insert), "updated_objectIDs": identifiers(.update),
        "deleted_objectIDs": identifiers(.delete),
      ])
  }
}

/// One object's change in a store's history.
///
/// Simulated: the object and the properties that were changed; for a deleted object, the values
/// that the model preserves (documented). No known difference.
open class NSPersistentHistoryChange: NSObject {
  /// The number of the change in its store.
  public let changeID: Int64
  /// The object.
  public let changedObjectID: NSManagedObjectID
  /// The kind of change.
  public let changeType: NSPersistentHistoryChangeType
  /// Values of a deleted object that were preserved.
  public let tombstone: [AnyHashable: Any]?
  /// The transaction that it belongs to.
  public internal(set) weak var transaction: NSPersistentHistoryTransaction?
  /// The properties whose values have changed.
  public let updatedProperties: Set<NSPropertyDescription>?

  init(_ row: [DatabaseValue], _ identity: ObjectIdentity) {
    changeID = row[0].integer ?? 0
    changedObjectID = identity.publicID
    changeType =
      NSPersistentHistoryChangeType(rawValue: Int(row[1].integer ?? 0)) ?? .update
    tombstone = row[5].blob.flatMap { TransformableValue.object(of: $0) as? [AnyHashable: Any] }
    updatedProperties = row[4].text.map { names in
      Set(
        names.split(separator: ",").compactMap {
          identity.entity.propertiesByName[String($0)]
        })
    }
  }
}
