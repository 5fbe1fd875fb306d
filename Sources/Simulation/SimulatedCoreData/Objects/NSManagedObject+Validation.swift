import Foundation

extension NSManagedObject {
  /// Returns what is wrong with the object's values.
  func validationErrors() -> [NSError] {
    fire()
    return entity.layout.properties.indices.flatMap { errors(values[$0], $0) }
  }

  /// Returns what keeps the object from being deleted.
  func deletionErrors() -> [NSError] {
    entity.layout.relationships.compactMap { slot, relationship in
      guard relationship.deleteRule == .denyDeleteRule else { return nil }
      if values[slot] == .unread { readList(slot) }
      let rest = values[slot].identities.filter { managedObjectContext?.deleted[$0] == nil }
      guard !rest.isEmpty else { return nil }
      return error(
        NSValidationRelationshipDeniedDeleteError, slot,
        "Items cannot be deleted from \(relationship.name).")
    }
  }

  /// Checks whether a property may have a value.
  ///
  /// Simulated: the rules of the model, as before a save. Differs: the program's own methods, such
  /// as `validateTitle(_:)`, aren't called, because Linux doesn't have the kind of pointer that
  /// they take. The method can't be overridden. A value whose class isn't the attribute's ends the
  /// program, as setting it does.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The property's name.
  /// - Throws: What is wrong with the value; several things as one error with the code 1560.
  public func validateValue(_ value: UnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
    guard let slot = slot(of: key) else {
      preconditionFailure(
        "[<\(Swift.type(of: self))> validateValue:forKey:error:]: the entity "
          + "\(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
    }
    let wanted = value.pointee
    let list = errors(stored(wanted, at: slot), slot).map { error in
      var information = error.userInfo
      information[NSValidationValueErrorKey] = wanted
      return CoreDataError.make(error.code, nil, information)
    }
    if let error = CoreDataError.combined(list) { throw error }
  }

  private func errors(_ value: StoredValue, _ slot: Int) -> [NSError] {
    switch entity.layout.properties[slot] {
    case let attribute as NSAttributeDescription: errors(value, slot, attribute)
    case let relationship as NSRelationshipDescription: errors(value, slot, relationship)
    default: []
    }
  }

  private func errors(
    _ value: StoredValue, _ slot: Int, _ attribute: NSAttributeDescription
  ) -> [NSError] {
    let name = attribute.name
    if value == .null {
      guard !attribute.isOptional else { return [] }
      return [
        error(
          NSValidationMissingMandatoryPropertyError, slot, "\(name) is a required value.")
      ]
    }
    var list: [NSError] = []
    if let (code, words) = attribute.limits.broken(by: value, attribute.attributeType) {
      list.append(error(code, slot, "\(name) \(words)"))
    }
    let object = value.object(as: attribute.attributeType)
    for (index, predicate) in attribute.validationPredicates.enumerated()
    where !predicate.evaluate(with: object) {
      let warning =
        attribute.validationWarnings.indices.contains(index)
        ? attribute.validationWarnings[index] : nil
      let code = (warning as? NSNumber)?.intValue ?? NSManagedObjectValidationError
      list.append(
        error(
          code, slot, warning as? String ?? "\(name) is not valid.",
          [NSValidationPredicateErrorKey: predicate]))
    }
    return list
  }

  private func errors(
    _ value: StoredValue, _ slot: Int, _ relationship: NSRelationshipDescription
  ) -> [NSError] {
    guard value != .unread else { return [] }
    let rest = value.identities.filter { managedObjectContext?.deleted[$0] == nil }
    if rest.isEmpty {
      guard !relationship.isOptional else { return [] }
      return [
        error(
          relationship.isToMany
            ? NSValidationRelationshipLacksMinimumCountError
            : NSValidationMissingMandatoryPropertyError,
          slot, "\(relationship.name) is a required value.")
      ]
    }
    guard relationship.isToMany else { return [] }
    if rest.count < relationship.minCount {
      return [
        error(
          NSValidationRelationshipLacksMinimumCountError, slot,
          "\(relationship.name) has too few items.")
      ]
    }
    guard relationship.maxCount > 0, rest.count > relationship.maxCount else { return [] }
    return [
      error(
        NSValidationRelationshipExceedsMaximumCountError, slot,
        "\(relationship.name) has too many items.")
    ]
  }

  private func error(
    _ code: Int, _ slot: Int, _ text: String, _ more: [String: Any] = [:]
  ) -> NSError {
    var information = more
    information[NSValidationObjectErrorKey] = self
    information[NSValidationKeyErrorKey] = entity.layout.properties[slot].name
    if !isFault, values[slot] != .unread {
      information[NSValidationValueErrorKey] = object(at: slot)
    }
    return CoreDataError.make(code, text, information)
  }
}

extension NSAttributeDescription.Limits {
  /// Returns the limit that a value breaks, and how that is said.
  func broken(by value: StoredValue, _ type: NSAttributeType) -> (Int, String)? {
    let number: Double
    switch value {
    case .integer(let integer): number = Double(integer)
    case .real(let real): number = real
    case .decimal(let decimal): number = (decimal as NSDecimalNumber).doubleValue
    case .text(let text):
      if let least, Double(text.count) < least {
        return (NSValidationStringTooShortError, "is too short.")
      }
      if let most, Double(text.count) > most {
        return (NSValidationStringTooLongError, "is too long.")
      }
      if let pattern, text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil {
        return (NSValidationStringPatternMatchingError, "does not match its pattern.")
      }
      return nil
    default: return nil
    }
    let isDate = type == .dateAttributeType
    if let least, number < least {
      return isDate
        ? (NSValidationDateTooSoonError, "is too soon.")
        : (NSValidationNumberTooSmallError, "is too small.")
    }
    if let most, number > most {
      return isDate
        ? (NSValidationDateTooLateError, "is too late.")
        : (NSValidationNumberTooLargeError, "is too large.")
    }
    return nil
  }
}
