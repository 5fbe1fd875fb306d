import Foundation

extension NSManagedObjectContext {
  /// Makes an object a fault, so that its values are read again; or reads them and keeps the
  /// changes.
  ///
  /// Simulated: with `mergeChanges` the changes made here stay and the rest is read again
  /// (documented). No known difference.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, inserted[object.identity] == nil else { return }
    event.refreshed[object.identity] = object
    guard flag, updated[object.identity] != nil, let old = object.committed else {
      updated[object.identity] = nil
      deleted[object.identity] = nil
      object.turnIntoFault()
      scheduleEvent()
      return
    }
    guard let row = source?.row(of: object.identity, staleness: stalenessInterval) else { return }
    let changes = object.changedSlots(transient: true)
    var values = row.values
    for slot in changes { values[slot] = object.values[slot] }
    object.committed = Row(version: row.version, values: row.values)
    if changes.isEmpty { object.committed?.version = max(row.version, old.version) }
    object.values = values
    scheduleEvent()
  }

  /// Makes all objects that aren't changed faults.
  ///
  /// Simulated: changed objects keep their changes, as documented. No known difference.
  public func refreshAllObjects() {
    for object in registeredObjects.sorted(by: { $0.turn < $1.turn }) {
      refresh(object, mergeChanges: true)
    }
  }

  /// Discards all changes since the last save.
  ///
  /// Simulated: new objects are reported as deleted, and those that have their old values again as
  /// refreshed (observed).
  public func rollback() {
    processPendingChanges()
    let gone = Array(inserted.values)
    let reverted = Array(updated.values) + deleted.values
    for object in gone {
      registered[object.identity] = nil
      object.managedObjectContext = nil
      object.isGone = true
    }
    for object in reverted { object.revert() }
    clearChanges()
    event.deleted = Set(gone.map(\.identity))
    for object in reverted { event.refreshed[object.identity] = object }
    for object in gone + reverted { event.objects[object.identity] = object }
    processPendingChanges()
  }

  /// Forgets all objects and all changes.
  ///
  /// Simulated: objects that the program still has belong to no context any more. No known
  /// difference.
  public func reset() {
    for object in registeredObjects { object.managedObjectContext = nil }
    registered = [:]
    clearChanges()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [NSInvalidatedAllObjectsKey: [] as [NSManagedObjectID]])
  }

  private func clearChanges() {
    inserted = [:]
    updated = [:]
    deleted = [:]
    unpropagated = []
    event = ContextEvent()
  }

  /// Undoes the last change.
  ///
  /// Type-checks only: no change is registered with an undo manager.
  public func undo() {}

  /// Redoes the last change that was undone.
  ///
  /// Type-checks only: no change is registered with an undo manager.
  public func redo() {}
}

extension NSManagedObject {
  /// Restores the store's values.
  func revert() {
    guard let committed, !isFault else { return }
    values = committed.values
  }
}
