/// The place of each property of an entity among an object's values.
///
/// It is made once, when the entity's model is first used.
final class EntityLayout {
  /// The properties; an object's values have the same order.
  let properties: [NSPropertyDescription]
  /// The places by name.
  let slots: [String: Int]
  /// The places of attributes.
  let attributes: [(slot: Int, attribute: NSAttributeDescription)]
  /// The places of relationships.
  let relationships: [(slot: Int, relationship: NSRelationshipDescription)]
  /// The names in each constraint, including those of the entities above.
  let constraints: [[String]]
  /// The values of a row for which the store gives nothing: to-many relationships are unread.
  let blank: [StoredValue]

  init(_ entity: NSEntityDescription) {
    properties = entity.properties
    slots = Dictionary(properties.enumerated().map { ($1.name, $0) }) { _, last in last }
    attributes = properties.enumerated().compactMap { slot, property in
      (property as? NSAttributeDescription).map { (slot, $0) }
    }
    relationships = properties.enumerated().compactMap { slot, property in
      (property as? NSRelationshipDescription).map { (slot, $0) }
    }
    constraints = UniqueValues.constraints(of: entity)
    blank = properties.map { property in
      (property as? NSRelationshipDescription)?.isToMany == true
        ? StoredValue.unread
        : property.isTransient
          ? (property as? NSAttributeDescription)?.defaultStored ?? .null : .null
    }
  }

  /// The values of a new object.
  var defaults: [StoredValue] {
    properties.map { property in
      if let attribute = property as? NSAttributeDescription { return attribute.defaultStored }
      return (property as? NSRelationshipDescription)?.isToMany == true ? .many([]) : .null
    }
  }
}
