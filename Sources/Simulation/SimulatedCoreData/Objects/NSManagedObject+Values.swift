public import Foundation
import SimulatedFoundation

extension NSManagedObject {
  /// Returns the value of a property, without telling any observers.
  public func primitiveValue(forKey key: String) -> Any? {
    guard let slot = slot(of: key) else { undefined("primitiveValueForKey", key) }
    fire()
    return object(at: slot)
  }

  /// Sets a property, but not its inverse.
  ///
  /// Simulated: in `willSave` it doesn't cause that method to be called again (documented).
  /// Differs: the object counts as changed, whether `willChangeValue(forKey:)` was called or not.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let slot = slot(of: key) else { undefined("setPrimitiveValue:forKey", key) }
    fire()
    beginChange()
    values[slot] = stored(value, at: slot)
    managedObjectContext?.noteChange(of: self, isPrimitive: true)
  }

  /// Reads the row if the object is a fault; accessors that a program writes call it.
  public func willAccessValue(forKey key: String?) { fire() }

  /// Ends a reading access; accessors that a program writes call it.
  ///
  /// Type-checks only: there is nothing to do after a value has been read.
  public func didAccessValue(forKey key: String?) {}

  /// Whether a relationship's objects haven't been read yet.
  public func hasFault(forRelationshipNamed key: String) -> Bool {
    guard let slot = slot(of: key) else { undefined("hasFaultForRelationshipNamed", key) }
    return isFault || values[slot] == .unread
  }

  /// Returns the identifiers of a relationship's objects, none of which is read for that.
  ///
  /// Simulated: no known difference.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    guard let slot = slot(of: key), entity.layout.properties[slot] is NSRelationshipDescription
    else { undefined("objectIDsForRelationshipNamed", key) }
    fire()
    if values[slot] == .unread { readList(slot) }
    return values[slot].identities.map(\.publicID)
  }

  /// Returns the values that differ from the store's, by name.
  ///
  /// Simulated: properties that are never saved aren't included (documented).
  public func changedValues() -> [String: Any] {
    Dictionary(
      changedSlots(transient: false).map { slot in
        (entity.layout.properties[slot].name, object(at: slot) ?? NSNull())
      }
    ) { _, last in last }
  }

  /// Returns the values that properties had before they were changed in the present event, by name.
  ///
  /// Simulated: an event ends when the context has told its observers about changes; they may still
  /// ask for it. Properties that are never saved aren't included (documented). No known difference.
  public func changedValuesForCurrentEvent() -> [String: Any] {
    guard !isFault, let old = managedObjectContext?.valuesBeforeEvent(of: self) else { return [:] }
    var result: [String: Any] = [:]
    for (slot, property) in entity.layout.properties.enumerated()
    where !property.isTransient && values[slot] != .unread {
      // What was read in between is what the store has.
      let before = old[slot] == .unread ? committed?.values[slot] ?? .null : old[slot]
      let isOrdered = (property as? NSRelationshipDescription)?.isOrdered ?? false
      guard !values[slot].isSame(before, ordered: isOrdered) else { continue }
      result[property.name] = object(of: before, at: slot) ?? NSNull()
    }
    return result
  }

  /// Returns the values in the store, as far as the context knows.
  ///
  /// Simulated: properties that are never saved aren't included (documented).
  ///
  /// - Parameter keys: The properties; `nil` for all of them.
  /// - Returns: The values by name; NSNull stands for `nil`.
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fire()
    let wanted = keys.map(Set.init)
    let old = committed?.values ?? []
    var result: [String: Any] = [:]
    for (slot, property) in entity.layout.properties.enumerated()
    where wanted?.contains(property.name) ?? true && slot < old.count && !property.isTransient {
      result[property.name] = object(of: old[slot], at: slot) ?? NSNull()
    }
    return result
  }

  /// Returns the set of a to-many relationship; changing the set changes the relationship.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    guard slot(of: key) != nil else { undefined("mutableSetValueForKey", key) }
    return RelatedSet(self, key)
  }

  /// Returns the ordered set of a to-many relationship; changing the set changes the relationship.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    guard slot(of: key) != nil else { undefined("mutableOrderedSetValueForKey", key) }
    return RelatedOrderedSet(self, key)
  }
}

extension NSManagedObject: KeyValueObject {
  package func keyedValue(_ key: String) -> Any? {
    if let slot = slot(of: key) {
      fire()
      return object(at: slot)
    }
    if let method = ObjectiveCRegistry.method(Selector(key), of: self) {
      return method(self, nil, nil)
    }
    switch key {
    case "self", "SELF": return self
    case "objectID": return objectID
    case "entity": return entity
    case "description": return description
    default: undefined("valueForUndefinedKey:", key)
    }
  }

  package func takeKeyedValue(_ value: Any?, _ key: String) {
    guard let slot = slot(of: key) else {
      let name = key.prefix(1).uppercased() + key.dropFirst()
      guard let method = ObjectiveCRegistry.method(Selector("set\(name):"), of: self) else {
        undefined("setValue:forUndefinedKey:", key)
      }
      _ = method(self, value, nil)
      return
    }
    set(value, at: slot)
  }
}

extension NSManagedObject {
  func slot(of key: String) -> Int? { entity.layout.slots[key] }

  /// Saves a copy of the values, unless the object has already been changed in the present event.
  func beginChange() {
    guard let context = managedObjectContext, beforeEvent?.event != context.eventNumber else {
      return
    }
    beforeEvent = (context.eventNumber, values)
  }

  /// Sets a property and marks the object as changed.
  func set(_ value: Any?, at slot: Int) {
    fire()
    let new = stored(value, at: slot)
    beginChange()
    if entity.layout.properties[slot] is NSRelationshipDescription {
      relate(slot, to: new)
    } else {
      values[slot] = new
      managedObjectContext?.noteChange(of: self)
    }
  }

  /// Converts an object to what is stored in a slot; one of the wrong class ends the program, with
  /// iOS's message.
  func stored(_ value: Any?, at slot: Int) -> StoredValue {
    let property = entity.layout.properties[slot]
    if let relationship = property as? NSRelationshipDescription {
      return related(value, relationship)
    }
    let attribute = property as? NSAttributeDescription
    guard let stored = StoredValue(value, as: attribute?.attributeType ?? .undefinedAttributeType)
    else {
      preconditionFailure(
        "Unacceptable type of value for attribute: property = \"\(property.name)\"; desired type "
          + "= \(attribute?.attributeValueClassName ?? "?"); given type = "
          + "\(value.map { String(describing: Swift.type(of: $0)) } ?? "nil"); "
          + "value = \(value ?? "nil").")
    }
    return stored
  }

  /// Returns the value in a slot as an object.
  func object(at slot: Int) -> Any? {
    if values[slot] == .unread { readList(slot) }
    return object(of: values[slot], at: slot)
  }

  func object(of value: StoredValue, at slot: Int) -> Any? {
    switch entity.layout.properties[slot] {
    case let attribute as NSAttributeDescription: value.object(as: attribute.attributeType)
    case let relationship as NSRelationshipDescription: relatives(value, relationship)
    default: nil
    }
  }

  /// Returns the slots whose values differ from the store's.
  func changedSlots(transient: Bool) -> [Int] {
    let layout = entity.layout
    guard !isFault else { return [] }
    return layout.properties.indices.filter { slot in
      let property = layout.properties[slot]
      if property.isTransient && !transient { return false }
      if values[slot] == .unread { return false }
      guard let committed else { return values[slot] != layout.defaults[slot] }
      let ordered = (property as? NSRelationshipDescription)?.isOrdered ?? false
      return !values[slot].isSame(committed.values[slot], ordered: ordered)
    }
  }

  private func undefined(_ method: String, _ key: String) -> Never {
    preconditionFailure(
      "[<\(Swift.type(of: self))> \(method)]: the entity \(entity.name ?? "") is not key value "
        + "coding-compliant for the key \"\(key)\".")
  }
}
