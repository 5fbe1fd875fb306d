import Foundation

extension NSManagedObjectContext {
  /// Saves all changes: to the store, or to the parent, which then has them to save.
  ///
  /// Simulated: the objects' `willSave`, validation, one transaction, optimistic locking with the
  /// merge policy, `didSave` and the notifications, in this order (documented). No known
  /// difference.
  ///
  /// - Throws: What is wrong with an object, an error when the store can't be written, or a
  ///   conflict.
  public func save() throws {
    guard hasChanges else { return }
    propagateDeletions()
    processPendingChanges()
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    callWillSave()
    processPendingChanges()
    try validate()
    try hand(attempts: 8)
  }

  /// Passes the changes to the source until its conflicts are resolved.
  private func hand(attempts: Int) throws {
    let set = changeSet()
    do {
      finish(set, versions: try givenSource.save(set))
    } catch let conflicts as SaveConflicts {
      guard attempts > 0 else { throw conflicts.error }
      let policy = mergePolicy as? NSMergePolicy ?? .error
      try policy.resolve(mergeConflicts: conflicts.list)
      guard hasChanges else { return }
      try hand(attempts: attempts - 1)
    }
  }

  /// Tells objects that they are about to be saved; again, if this changes one (documented).
  private func callWillSave() {
    var called: Set<ObjectIdentity> = []
    defer { changedInWillSave = nil }
    for _ in 0..<1000 {
      let again = changedInWillSave ?? []
      changedInWillSave = []
      let waiting = changed.filter {
        !called.contains($0.identity) || again.contains($0.identity)
      }
      guard !waiting.isEmpty else { return }
      for object in waiting {
        called.insert(object.identity)
        object.willSave()
      }
      propagateDeletions()
    }
    preconditionFailure(
      "Failed to process pending changes before save.  The context is still dirty after 1000 "
        + "attempts.  Typically this recursive dirtying is caused by a bad validation method, "
        + "-willSave, or notification handler.")
  }

  private func validate() throws {
    var errors: [NSError] = []
    for object in changed {
      do {
        if deleted[object.identity] != nil {
          try object.validateForDelete()
        } else if inserted[object.identity] != nil {
          try object.validateForInsert()
        } else {
          try object.validateForUpdate()
        }
      } catch {
        let error = error as NSError
        errors +=
          error.code == NSValidationMultipleErrorsError
          ? error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error] : [error]
      }
    }
    if let error = CoreDataError.combined(errors) { throw error }
  }

  /// All objects that the next save affects, in the order of their changes.
  var changed: [NSManagedObject] {
    if let known = changedInOrder { return known }
    var byTurn: [Int: NSManagedObject] = [:]
    for list in [inserted, updated, deleted] {
      for object in list.values { byTurn[object.turn] = object }
    }
    let list = byTurn.keys.sorted().compactMap { byTurn[$0] }
    changedInOrder = list
    return list
  }

  private func changeSet() -> ChangeSet {
    let changes = changed.compactMap { object -> ChangeSet.Change? in
      if deleted[object.identity] != nil {
        return .init(kind: .delete, object: object, slots: [])
      }
      if inserted[object.identity] != nil {
        return .init(
          kind: .insert, object: object, slots: Array(object.entity.layout.properties.indices))
      }
      let slots = object.changedSlots(transient: parentContext != nil)
      return slots.isEmpty ? nil : .init(kind: .update, object: object, slots: slots)
    }
    return ChangeSet(changes: changes, context: self)
  }

  /// Notes that everything is saved.
  private func finish(_ set: ChangeSet, versions: [ObjectIdentity: Int64]) {
    let objects = changed
    let news = Set(inserted.values)
    let changes = Set(updated.values)
    let gone = Set(deleted.values)
    inserted = [:]
    updated = [:]
    deleted = [:]
    for change in set.changes {
      let object = change.object
      let version = versions[object.identity] ?? (object.committed?.version ?? 0)
      object.committed = Row(version: version, values: object.values)
    }
    for object in gone {
      object.isGone = true
      registered[object.identity] = nil
    }
    event.inserted.subtract(news.map(\.identity))
    event.updated.subtract(objects.map(\.identity))
    for object in objects { object.didSave() }
    for object in gone { object.managedObjectContext = nil }
    tellOfSave(news, changes, gone)
  }

  private func tellOfSave(
    _ inserted: Set<NSManagedObject>, _ updated: Set<NSManagedObject>,
    _ deleted: Set<NSManagedObject>
  ) {
    let center = NotificationCenter.default
    center.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [
        NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated,
        NSDeletedObjectsKey: deleted, NotificationKey.sourceContext.rawValue: self,
      ])
    center.post(
      name: Self.didSaveObjectIDsNotification, object: self,
      userInfo: [
        NotificationKey.insertedObjectIDs.rawValue: Set(inserted.map(\.objectID)),
        NotificationKey.updatedObjectIDs.rawValue: Set(updated.map(\.objectID)),
        NotificationKey.deletedObjectIDs.rawValue: Set(deleted.map(\.objectID)),
        NotificationKey.sourceContext.rawValue: self,
      ])
    let saved = SavedIdentities(
      inserted: inserted.map(\.identity), updated: updated.map(\.identity),
      deleted: deleted.map(\.identity))
    parentContext?.tellListeners(saved, except: self)
    coordinator?.tellListeners(saved, except: self)
  }

  /// Makes the contexts that want it merge what one of them has saved.
  func tellListeners(_ saved: SavedIdentities, except saver: NSManagedObjectContext) {
    for child in children.compactMap(\.context)
    where child !== saver && child.automaticallyMergesChangesFromParent {
      child.perform { child.merge(saved) }
    }
  }

  /// Takes a child's changes.
  func save(_ changes: ChangeSet) throws -> [ObjectIdentity: Int64] {
    sync {
      for change in changes.changes {
        switch change.kind {
        case .insert where registered[change.identity]?.object == nil:
          let object = object(change.identity)
          object.isFault = false
          object.values = change.object.values
          inserted[change.identity] = object
          count(object)
          event.inserted.insert(change.identity)
          event.objects[change.identity] = object
          scheduleEvent()
        case .insert, .update:
          let object = object(change.identity)
          object.fire()
          for slot in change.slots { object.values[slot] = change.object.values[slot] }
          noteChange(of: object)
        case .delete: delete(object(change.identity))
        }
      }
      processPendingChanges()
      return [:]
    }
  }
}

/// What a context has saved, for the contexts that merge it.
struct SavedIdentities: Sendable {
  var inserted: [ObjectIdentity] = []
  var updated: [ObjectIdentity] = []
  var deleted: [ObjectIdentity] = []
}
