public import Foundation

extension NSManagedObjectContext {
  /// Lets deletions reach related objects, and reports all changes since the last report.
  ///
  /// Simulated: deletions wait for the save if `propagatesDeletesAtEndOfEvent` says so. No known
  /// difference.
  public func processPendingChanges() {
    if propagatesDeletesAtEndOfEvent { propagateDeletions() }
    event.isScheduled = false
    guard !event.isEmpty else { return }
    let past = event
    event = ContextEvent()
    var information: [AnyHashable: Any] = [NotificationKey.sourceContext.rawValue: self]
    func put(_ key: String, _ identities: Set<ObjectIdentity>) {
      let objects = identities.compactMap { past.objects[$0] }
      if !objects.isEmpty { information[key] = Set(objects) }
    }
    put(NSInsertedObjectsKey, past.inserted)
    put(NSUpdatedObjectsKey, past.updated.subtracting(past.inserted))
    put(NSDeletedObjectsKey, past.deleted)
    if !past.refreshed.isEmpty { information[NSRefreshedObjectsKey] = Set(past.refreshed.values) }
    let outer = toldEvent
    toldEvent = eventNumber
    eventNumber += 1
    defer { toldEvent = outer }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: information)
  }

  /// Returns the values that an object had before its changes in the present event, or in the one
  /// that is being reported.
  func valuesBeforeEvent(of object: NSManagedObject) -> [StoredValue]? {
    guard let before = object.beforeEvent,
      before.event == eventNumber || before.event == toldEvent
    else { return nil }
    return before.values
  }

  /// Has the changes reported when the main queue's present block has ended.
  func scheduleEvent() {
    guard concurrencyType == .mainQueueConcurrencyType, !event.isScheduled else { return }
    event.isScheduled = true
    DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
  }

  /// Applies the delete rules of the deleted objects.
  func propagateDeletions() {
    while let object = unpropagated.popLast() {
      for (slot, relationship) in object.entity.layout.relationships {
        if object.values[slot] == .unread { object.readList(slot) }
        let others = object.values[slot].identities.map { self.object($0) }
        switch relationship.deleteRule {
        case .cascadeDeleteRule:
          for other in others { delete(other) }
        case .nullifyDeleteRule:
          guard let inverse = relationship.inverseRelationship else { continue }
          for other in others where deleted[other.identity] == nil {
            other.unpoint(inverse, from: object)
          }
        case .denyDeleteRule, .noActionDeleteRule: continue
        }
      }
    }
  }
}

extension NSManagedObjectContext {
  /// The keys in a context's notifications.
  ///
  /// Simulated: the documented keys. No known difference.
  public enum NotificationKey: String, Sendable {
    /// The context.
    case sourceContext = "managedObjectContext"
    /// A query generation.
    ///
    /// Type-checks only: there are no query generations, and no notification has the key.
    case queryGeneration = "newQueryGeneration"
    /// Whether all objects were invalidated.
    case invalidatedAllObjects = "invalidatedAll"
    /// The inserted objects.
    case insertedObjects = "inserted"
    /// The changed objects.
    case updatedObjects = "updated"
    /// The deleted objects.
    case deletedObjects = "deleted"
    /// The refreshed objects.
    case refreshedObjects = "refreshed"
    /// The invalidated objects.
    case invalidatedObjects = "invalidated"
    /// The identifiers of the inserted objects.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identifiers of the changed objects.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identifiers of the deleted objects.
    case deletedObjectIDs = "deleted_objectIDs"
    /// The identifiers of the refreshed objects.
    case refreshedObjectIDs = "refreshed_objectIDs"
    /// The identifiers of the invalidated objects.
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }

  /// A context is about to save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// A context has saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Objects in a context have changed.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
  /// A context has saved; the notification has identifiers.
  public static let didSaveObjectIDsNotification =
    Notification.Name.NSManagedObjectContextDidSaveObjectIDs
  /// A context has merged what another has saved; the notification has identifiers.
  public static let didMergeChangesObjectIDsNotification =
    Notification.Name.NSManagedObjectContextDidMergeChangesObjectIDs
}

extension Notification.Name {
  /// A context is about to save.
  ///
  /// Simulated: no known difference.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagedObjectContextWillSaveNotification")
  /// A context has saved.
  ///
  /// Simulated: no known difference.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Objects in a context have changed.
  ///
  /// Simulated: posted when an event ends, before a save, or by `processPendingChanges`. No known
  /// difference.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// A context has saved; the notification has identifiers.
  ///
  /// Simulated: no known difference; the text is observed.
  public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  /// A context has merged what another has saved; the notification has identifiers.
  ///
  /// Simulated: no known difference; the text is observed.
  public static let NSManagedObjectContextDidMergeChangesObjectIDs = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
}

/// The inserted objects.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSInsertedObjectsKey = "inserted"
/// The changed objects.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSDeletedObjectsKey = "deleted"
/// The refreshed objects.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSRefreshedObjectsKey = "refreshed"
/// The invalidated objects.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSInvalidatedObjectsKey = "invalidated"
/// Whether all objects were invalidated.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The identifiers of the inserted objects.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identifiers of the changed objects.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identifiers of the deleted objects.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The identifiers of the refreshed objects.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// The identifiers of the invalidated objects.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"
