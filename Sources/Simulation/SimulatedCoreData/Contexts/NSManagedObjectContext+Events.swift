public import Foundation

extension NSManagedObjectContext {
  /// Lets deletions reach related objects, and tells of all changes since it was last told.
  ///
  /// Simulated: deletions wait for the save where `propagatesDeletesAtEndOfEvent` says so. No known
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

  /// What an object had before its changes in the present event, or in the one that is being told.
  func valuesBeforeEvent(of object: NSManagedObject) -> [StoredValue]? {
    guard let before = object.beforeEvent,
      before.event == eventNumber || before.event == toldEvent
    else { return nil }
    return before.values
  }

  /// Has the changes told when the main queue's present block has ended.
  func scheduleEvent() {
    guard concurrencyType == .mainQueueConcurrencyType, !event.isScheduled else { return }
    event.isScheduled = true
    DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
  }

  /// Carries out the delete rules of what was deleted.
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
  /// What is in a notification of a context.
  ///
  /// Simulated: the documented keys. No known difference.
  public enum NotificationKey: String, Sendable {
    /// The context.
    case sourceContext = "managedObjectContext"
    /// A query generation.
    ///
    /// Type-checks only: there are no query generations, and no notification has the key.
    case queryGeneration = "newQueryGeneration"
    /// Whether everything is invalid.
    case invalidatedAllObjects = "invalidatedAll"
    /// What was inserted.
    case insertedObjects = "inserted"
    /// What was changed.
    case updatedObjects = "updated"
    /// What was deleted.
    case deletedObjects = "deleted"
    /// What was read again.
    case refreshedObjects = "refreshed"
    /// What is invalid.
    case invalidatedObjects = "invalidated"
    /// The identifiers of what was inserted.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identifiers of what was changed.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identifiers of what was deleted.
    case deletedObjectIDs = "deleted_objectIDs"
    /// The identifiers of what was read again.
    case refreshedObjectIDs = "refreshed_objectIDs"
    /// The identifiers of what is invalid.
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }

  /// A context is going to save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// A context has saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Objects in a context have changed.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
  /// A context has saved; the notification has identifiers.
  public static let didSaveObjectIDsNotification =
    Notification.Name.NSManagedObjectContextDidSaveObjectIDs
  /// A context has merged what another one saved; the notification has identifiers.
  public static let didMergeChangesObjectIDsNotification =
    Notification.Name.NSManagedObjectContextDidMergeChangesObjectIDs
}

extension Notification.Name {
  /// A context is going to save.
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
  /// Simulated: told when an event ends, before a save, or by `processPendingChanges`. No known
  /// difference.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// A context has saved; the notification has identifiers.
  ///
  /// Simulated: no known difference; the text is observed.
  public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  /// A context has merged what another one saved; the notification has identifiers.
  ///
  /// Simulated: no known difference; the text is observed.
  public static let NSManagedObjectContextDidMergeChangesObjectIDs = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
}

/// What was inserted.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSInsertedObjectsKey = "inserted"
/// What was changed.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSUpdatedObjectsKey = "updated"
/// What was deleted.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSDeletedObjectsKey = "deleted"
/// What was read again.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSRefreshedObjectsKey = "refreshed"
/// What is invalid.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSInvalidatedObjectsKey = "invalidated"
/// Whether everything is invalid.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The identifiers of what was inserted.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identifiers of what was changed.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identifiers of what was deleted.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The identifiers of what was read again.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// The identifiers of what is invalid.
///
/// Simulated: a key of a context's notifications (documented). No known difference.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"
