import Foundation

extension NSManagedObject {
  /// Converts the objects that a program passes.
  func related(_ value: Any?, _ relationship: NSRelationshipDescription) -> StoredValue {
    guard relationship.isToMany else {
      switch value {
      case nil, is NSNull: return .null
      case let object as NSManagedObject: return .one(member(object, relationship))
      default: unacceptable(value, relationship)
      }
    }
    let list: [Any]
    switch value {
    case nil, is NSNull: list = []
    case let set as NSOrderedSet: list = set.array
    case let set as NSSet: list = set.allObjects
    case let set as Set<AnyHashable>: list = set.map(\.base)
    case let array as [Any]: list = array
    default: unacceptable(value, relationship)
    }
    return .many(
      list.map { object in
        guard let object = object as? NSManagedObject else { unacceptable(object, relationship) }
        return member(object, relationship)
      })
  }

  /// Returns the objects of a relationship as a program gets them.
  func relatives(_ value: StoredValue, _ relationship: NSRelationshipDescription) -> Any? {
    guard let context = managedObjectContext else { return nil }
    guard relationship.isToMany else {
      return value.identities.first.map { context.object($0) }
    }
    let objects = value.identities.map { context.object($0) }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Reads which objects a to-many relationship has.
  func readList(_ slot: Int) {
    guard let relationship = entity.layout.properties[slot] as? NSRelationshipDescription else {
      return
    }
    let list = managedObjectContext?.storedList(of: identity, relationship) ?? []
    committed?.values[slot] = .many(list)
    values[slot] = .many(list)
  }

  /// Points a relationship to other objects and updates its inverse.
  func relate(_ slot: Int, to new: StoredValue) {
    if values[slot] == .unread { readList(slot) }
    let old = Set(values[slot].identities)
    values[slot] = new
    managedObjectContext?.noteChange(of: self)
    guard let relationship = entity.layout.properties[slot] as? NSRelationshipDescription,
      let inverse = relationship.inverseRelationship, let context = managedObjectContext
    else { return }
    let now = Set(new.identities)
    for identity in values[slot].identities where !old.contains(identity) {
      context.object(identity).point(inverse, to: self)
    }
    for identity in old.subtracting(now) { context.object(identity).unpoint(inverse, from: self) }
  }

  /// Adds an object to a relationship, from the other end.
  func point(_ relationship: NSRelationshipDescription, to object: NSManagedObject) {
    fire()
    beginChange()
    guard let slot = slot(of: relationship.name) else { return }
    if relationship.isToMany {
      if values[slot] == .unread { readList(slot) }
      var list = values[slot].identities
      guard !list.contains(object.identity) else { return }
      list.append(object.identity)
      values[slot] = .many(list)
    } else {
      let old = values[slot].identities.first
      guard old !== object.identity else { return }
      values[slot] = .one(object.identity)
      if let old, let inverse = relationship.inverseRelationship {
        managedObjectContext?.object(old).unpoint(inverse, from: self)
      }
    }
    managedObjectContext?.noteChange(of: self)
  }

  /// Removes an object from a relationship, from the other end.
  func unpoint(_ relationship: NSRelationshipDescription, from object: NSManagedObject) {
    fire()
    guard let slot = slot(of: relationship.name), !isGone else { return }
    beginChange()
    if values[slot] == .unread { readList(slot) }
    let list = values[slot].identities
    guard list.contains(object.identity) else { return }
    values[slot] =
      relationship.isToMany ? .many(list.filter { $0 !== object.identity }) : .null
    managedObjectContext?.noteChange(of: self)
  }

  private func member(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription
  ) -> ObjectIdentity {
    guard let destination = relationship.destinationEntity,
      object.entity.isKindOf(entity: destination)
    else { unacceptable(object, relationship) }
    if let mine = managedObjectContext, let other = object.managedObjectContext, mine !== other {
      preconditionFailure(
        "Illegal attempt to establish a relationship '\(relationship.name)' between objects in "
          + "different contexts (source = \(description) , destination = \(object.description))")
    }
    return object.identity
  }

  private func unacceptable(_ value: Any?, _ relationship: NSRelationshipDescription) -> Never {
    preconditionFailure(
      "Unacceptable type of value for to-\(relationship.isToMany ? "many" : "one") relationship: "
        + "property = \"\(relationship.name)\"; desired type = "
        + "\(relationship.destinationEntity?.managedObjectClassName ?? "?"); given type = "
        + "\(value.map { String(describing: Swift.type(of: $0)) } ?? "nil"); "
        + "value = \(value ?? "nil").")
  }
}
