import Foundation

extension NSManagedObjectContext {
  /// The objects that the context knows.
  public var registeredObjects: Set<NSManagedObject> {
    Set(registered.values.compactMap(\.object))
  }

  /// Returns the object with an identifier, if the context knows it.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID.identity]?.object
  }

  /// Returns the object with an identifier; a fault if the context doesn't know it.
  ///
  /// Simulated: the store isn't asked whether there is such an object (documented).
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    object(objectID.identity)
  }

  /// Returns the object with an identifier, if there is one.
  ///
  /// Simulated: the store is asked unless the context has the values (documented).
  ///
  /// - Throws: An error with the code 133000 when there is none.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let identity = objectID.identity
    if let known = registered[identity]?.object, !known.isFault {
      if known.isGone { throw CoreDataError.missingObject(objectID) }
      return known
    }
    let isStranger = objectID.isTemporaryID && registered[identity]?.object == nil
    guard !isStranger, let row = source?.row(of: identity, staleness: stalenessInterval) else {
      throw CoreDataError.missingObject(objectID)
    }
    let object = object(identity)
    object.fill(row)
    return object
  }

  /// Inserts an object that isn't in any context.
  public func insert(_ object: NSManagedObject) {
    if let other = object.managedObjectContext {
      if other === self { return }
      preconditionFailure(
        "An NSManagedObject may only be in (or observed by) a single NSManagedObjectContext.")
    }
    if object.entity.isAbstract {
      preconditionFailure(
        "Cannot create instance of abstract entity '\(object.entity.name ?? "")'.")
    }
    object.managedObjectContext = self
    registered[object.identity] = Registered(
      object: object, kept: retainsRegisteredObjects ? object : nil)
    inserted[object.identity] = object
    count(object)
    event.inserted.insert(object.identity)
    event.objects[object.identity] = object
    scheduleEvent()
    object.awakeFromInsert()
  }

  /// Marks an object to be deleted with the next save.
  public func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self else {
      preconditionFailure(
        "An NSManagedObjectContext cannot delete objects in other contexts.")
    }
    guard deleted[object.identity] == nil, !object.isGone else { return }
    object.fire()
    object.prepareForDeletion()
    let wasNew = inserted.removeValue(forKey: object.identity) != nil
    updated[object.identity] = nil
    if wasNew {
      event.inserted.remove(object.identity)
    } else {
      deleted[object.identity] = object
      count(object)
    }
    event.updated.remove(object.identity)
    event.deleted.insert(object.identity)
    event.objects[object.identity] = object
    unpropagated.append(object)
    scheduleEvent()
  }

  /// Assigns a new object to a store.
  public func assign(_ object: Any, to store: NSPersistentStore) {
    (object as? NSManagedObject)?.identity.store = store
  }

  /// Gives new objects the identifiers that they are going to have in the store.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    try givenSource.number(objects.map(\.identity).filter(\.isTemporary))
  }

  /// The objects that are to be inserted.
  public var insertedObjects: Set<NSManagedObject> { Set(inserted.values) }
  /// The objects that were changed.
  public var updatedObjects: Set<NSManagedObject> { Set(updated.values) }
  /// The objects that are to be deleted.
  public var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
  /// Whether there is anything to save.
  public var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
}

extension NSManagedObjectContext {
  /// Returns the object with an identity; a fault if the context doesn't know it.
  func object(_ identity: ObjectIdentity) -> NSManagedObject {
    if let known = registered[identity]?.object { return known }
    let type = isJudging ? NSManagedObject.self : ManagedClasses.type(of: identity.entity)
    let outer = PendingObject.current
    PendingObject.current = identity
    let object = type.init(entity: identity.entity, insertInto: nil)
    PendingObject.current = outer
    object.isFault = true
    object.managedObjectContext = self
    registered[identity] = Registered(
      object: object, kept: retainsRegisteredObjects ? object : nil)
    if registered.count > purgeAt {
      registered = registered.filter { $0.value.object != nil }
      purgeAt = max(1000, registered.count * 2)
    }
    return object
  }

  /// Notes that an object was changed.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - isPrimitive: Whether it was changed without telling its observers.
  func noteChange(of object: NSManagedObject, isPrimitive: Bool = false) {
    let identity = object.identity
    guard !object.isAwaking, deleted[identity] == nil, !object.isGone else { return }
    if !isPrimitive { changedInWillSave?.insert(identity) }
    if inserted[identity] == nil {
      if updated[identity] == nil {
        updated[identity] = object
        count(object)
      }
      event.updated.insert(identity)
    } else if !event.inserted.contains(identity) {
      event.updated.insert(identity)
    }
    event.objects[identity] = object
    scheduleEvent()
  }

  func count(_ object: NSManagedObject) {
    turns += 1
    object.turn = turns
  }

  /// Returns the objects of a to-many relationship, as the source has them.
  func storedList(
    of identity: ObjectIdentity, _ relationship: NSRelationshipDescription
  ) -> [ObjectIdentity] {
    source?.list(of: identity, relationship) ?? []
  }
}

extension NSManagedObject {
  /// Reads the row if the object is a fault.
  func fire() {
    guard isFault else { return }
    guard let context = managedObjectContext else {
      // As on iOS (observed): a fault whose context is gone has no values.
      values = entity.layout.properties.map {
        ($0 as? NSRelationshipDescription)?.isToMany == true ? .many([]) : .null
      }
      return
    }
    guard let row = context.source?.row(of: identity, staleness: context.stalenessInterval) else {
      guard context.shouldDeleteInaccessibleFaults else {
        preconditionFailure(
          "CoreData could not fulfill a fault for '\(objectID.description)'")
      }
      values = entity.layout.properties.map {
        ($0 as? NSRelationshipDescription)?.isToMany == true ? .many([]) : .null
      }
      committed = Row(version: 0, values: values)
      isFault = false
      isGone = true
      return
    }
    fill(row)
  }

  /// Takes a row's values.
  func fill(_ row: Row) {
    guard isFault else { return }
    values = row.values
    committed = row
    isFault = false
    guard managedObjectContext?.isHidden != true else { return }
    isAwaking = true
    awakeFromFetch()
    isAwaking = false
  }

  /// Turns the object into a fault again.
  func turnIntoFault() {
    guard !isFault, !identity.isTemporary || committed != nil else { return }
    willTurnIntoFault()
    values = []
    committed = nil
    isFault = true
    didTurnIntoFault()
  }
}

extension NSEntityDescription {
  /// Returns the entity with a name in a context's model.
  public class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    guard let model = context.model else {
      preconditionFailure(
        "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for "
          + "entity name '\(entityName)'")
    }
    return model.entity(named: entityName)
  }

  /// Makes an object of an entity in a context.
  ///
  /// Simulated: a name that the model doesn't have ends the program, with iOS's message.
  public class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure(
        "+entityForName: could not locate an entity named '\(entityName)' in this model.")
    }
    return ManagedClasses.type(of: entity).init(entity: entity, insertInto: context)
  }
}
