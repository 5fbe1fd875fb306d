/// The result of each policy for a conflict.
enum ResolvedConflict {
  static func resolve(_ conflict: NSMergeConflict, _ type: NSMergePolicyType) {
    let object = conflict.sourceObject
    guard let context = object.managedObjectContext else { return }
    let isDeletion = context.deleted[object.identity] != nil
    let storeWins =
      type == .rollbackMergePolicyType
      || (isDeletion && type == .mergeByPropertyStoreTrumpMergePolicyType)
    guard let persisted = conflict.persisted else {
      return resolveGone(object, context, type, isDeletion)
    }
    let base = object.committed
    object.committed = persisted
    if isDeletion && !storeWins { return }
    if storeWins {
      context.deleted[object.identity] = nil
      context.updated[object.identity] = nil
      object.values = persisted.values
      return
    }
    guard let base, type != .overwriteMergePolicyType else { return }
    for (slot, property) in object.entity.layout.properties.enumerated() {
      let ordered = (property as? NSRelationshipDescription)?.isOrdered ?? false
      let theirs = persisted.values[slot]
      let changedHere = !object.values[slot].isSame(base.values[slot], ordered: ordered)
      let changedThere = theirs != .unread && !theirs.isSame(base.values[slot], ordered: ordered)
      let keeps =
        type == .mergeByPropertyObjectTrumpMergePolicyType
        ? changedHere : changedHere && !changedThere
      if !keeps, theirs != .unread { object.values[slot] = theirs }
      if theirs == .unread {
        object.committed?.values[slot] = base.values[slot]
      }
    }
  }

  /// Resolves a conflict about a row that has been deleted.
  private static func resolveGone(
    _ object: NSManagedObject, _ context: NSManagedObjectContext, _ type: NSMergePolicyType,
    _ isDeletion: Bool
  ) {
    let identity = object.identity
    let writesAgain =
      type == .overwriteMergePolicyType || type == .mergeByPropertyObjectTrumpMergePolicyType
    context.updated[identity] = nil
    context.deleted[identity] = nil
    if writesAgain && !isDeletion {
      object.committed = nil
      context.inserted[identity] = object
    } else {
      object.isGone = true
      context.registered[identity] = nil
    }
  }

  static func resolve(_ conflict: NSConstraintConflict, _ type: NSMergePolicyType) {
    let objectWins =
      type == .overwriteMergePolicyType || type == .mergeByPropertyObjectTrumpMergePolicyType
    let keeper = conflict.databaseObject ?? conflict.conflictingObjects.last
    for object in conflict.conflictingObjects where object !== keeper {
      guard let context = object.managedObjectContext else { continue }
      if objectWins, let keeper, keeper === conflict.databaseObject {
        take(object, into: keeper)
      }
      if context.inserted[object.identity] != nil {
        for (slot, relationship) in object.entity.layout.relationships {
          object.relate(slot, to: relationship.isToMany ? .many([]) : .null)
        }
        context.inserted[object.identity] = nil
        context.registered[object.identity] = nil
        object.isGone = true
      } else if objectWins, let keeper {
        // The object that was changed stays; the one that was there is deleted.
        context.delete(keeper)
      } else {
        object.revert()
        context.updated[object.identity] = nil
      }
    }
  }

  /// Gives an object of the store the values of a new one.
  private static func take(_ object: NSManagedObject, into keeper: NSManagedObject) {
    guard object.managedObjectContext?.inserted[object.identity] != nil,
      keeper.entity === object.entity
    else { return }
    keeper.fire()
    for slot in object.changedSlots(transient: true) {
      let value = object.values[slot]
      if object.entity.layout.properties[slot] is NSRelationshipDescription {
        if keeper.values[slot] == .unread { keeper.readList(slot) }
        let own = keeper.values[slot].identities
        if case .many(let list) = value {
          keeper.relate(slot, to: .many(own + list.filter { !own.contains($0) }))
        } else {
          keeper.relate(slot, to: value)
        }
      } else {
        keeper.values[slot] = value
        keeper.managedObjectContext?.noteChange(of: keeper)
      }
    }
  }
}
