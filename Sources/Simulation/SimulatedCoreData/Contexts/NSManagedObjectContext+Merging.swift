public import Foundation

extension NSManagedObjectContext {
  /// Merges what another context has saved, as its notification describes it.
  ///
  /// Simulated: objects that this context knows get the new values, and keep the changes made here;
  /// deleted ones are deleted here too. No known difference.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    let information = notification.userInfo ?? [:]
    if let source = information[NotificationKey.sourceContext.rawValue] as? NSManagedObjectContext,
      source === self
    {
      return
    }
    merge(SavedIdentities(information))
  }

  /// Makes contexts merge what was saved elsewhere, for example in another process.
  ///
  /// Simulated: the rows are read again, whatever a coordinator has kept of them (documented). No
  /// known difference.
  ///
  /// - Parameters:
  ///   - changeNotificationData: Identifiers or their URIs by the keys of a notification.
  ///   - contexts: The contexts.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      guard let coordinator = context.persistentStoreCoordinator else { continue }
      let saved = SavedIdentities(changeNotificationData, coordinator)
      for identity in saved.updated + saved.deleted + saved.inserted {
        coordinator.forget(identity)
      }
      context.sync { context.merge(saved) }
    }
  }

  func merge(_ saved: SavedIdentities) {
    for identity in saved.updated {
      guard let object = registered[identity]?.object, !object.isFault else { continue }
      refreshMerged(object)
    }
    for identity in saved.inserted {
      let object = object(identity)
      event.inserted.insert(identity)
      event.objects[identity] = object
      if !object.isFault { refreshMerged(object) }
    }
    for identity in saved.deleted {
      guard let object = registered[identity]?.object else { continue }
      inserted[identity] = nil
      updated[identity] = nil
      deleted[identity] = nil
      registered[identity] = nil
      object.isGone = true
      event.deleted.insert(identity)
      event.objects[identity] = object
    }
    processPendingChanges()
    NotificationCenter.default.post(
      name: Self.didMergeChangesObjectIDsNotification, object: self,
      userInfo: [
        NotificationKey.insertedObjectIDs.rawValue: Set(saved.inserted.map(\.publicID)),
        NotificationKey.updatedObjectIDs.rawValue: Set(saved.updated.map(\.publicID)),
        NotificationKey.deletedObjectIDs.rawValue: Set(saved.deleted.map(\.publicID)),
        NotificationKey.sourceContext.rawValue: self,
      ])
  }

  /// Reads an object's row again and keeps the changes made here.
  func refreshMerged(_ object: NSManagedObject) {
    guard let row = source?.row(of: object.identity, staleness: stalenessInterval) else { return }
    let changes = object.changedSlots(transient: true)
    var values = row.values
    for slot in changes { values[slot] = object.values[slot] }
    object.values = values
    object.committed = row
    event.refreshed[object.identity] = object
    event.objects[object.identity] = object
  }
}

extension SavedIdentities {
  /// Reads a notification: objects or identifiers.
  init(_ information: [AnyHashable: Any]) {
    self.init(information) { Self.identity($0) }
  }

  /// Reads a dictionary with identifiers or URIs.
  init(_ information: [AnyHashable: Any], _ coordinator: NSPersistentStoreCoordinator) {
    self.init(information) { element in
      if let known = Self.identity(element) {
        return coordinator.identity(forURI: known.publicID.uriRepresentation()) ?? known
      }
      return (element as? URL).flatMap { coordinator.identity(forURI: $0) }
    }
  }

  private init(_ information: [AnyHashable: Any], _ identity: (Any) -> ObjectIdentity?) {
    func list(_ keys: String...) -> [ObjectIdentity] {
      keys.flatMap { key -> [Any] in
        switch information[key] {
        case let set as Set<NSManagedObject>: Array(set)
        case let set as Set<NSManagedObjectID>: Array(set)
        case let set as Set<URL>: Array(set)
        case let set as NSSet: set.allObjects
        case let list as [Any]: list
        default: []
        }
      }.compactMap(identity)
    }
    inserted = list(NSInsertedObjectsKey, "inserted_objectIDs")
    updated = list(
      NSUpdatedObjectsKey, "updated_objectIDs", NSRefreshedObjectsKey, "refreshed_objectIDs")
    deleted = list(NSDeletedObjectsKey, "deleted_objectIDs")
  }

  private static func identity(_ element: Any) -> ObjectIdentity? {
    (element as? NSManagedObject)?.identity ?? (element as? NSManagedObjectID)?.identity
  }
}
