/// Where each property of an entity has its place among an object's values.
///
/// Made once, when the entity's model is used for the first time.
final class EntityLayout {
  /// The properties; an object's values have the same order.
  let properties: [NSPropertyDescription]
  /// The places by name.
  let slots: [String: Int]
  /// The places of attributes.
  let attributes: [(slot: Int, attribute: NSAttributeDescription)]
  /// The places of relationships.
  let relationships: [(slot: Int, relationship: NSRelationshipDescription)]
  /// The names in each constraint, those of the entities above included.
  let constraints: [[String]]
  /// What a row has where the store gives nothing: relationships to many are unread.
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

  /// What a new object has.
  var defaults: [StoredValue] {
    properties.map { property in
      if let attribute = property as? NSAttributeDescription { return attribute.defaultStored }
      return (property as? NSRelationshipDescription)?.isToMany == true ? .many([]) : .null
    }
  }
}
