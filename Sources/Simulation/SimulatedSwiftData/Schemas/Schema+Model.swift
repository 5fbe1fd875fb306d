import Foundation
import SimulatedCoreData

extension Schema {
  /// Makes Core Data's model of the classes.
  func managedObjectModel() -> NSManagedObjectModel {
    let model = NSManagedObjectModel()
    let entities = types.map { type in
      let entity = NSEntityDescription()
      entity.name = Self.entityName(of: type)
      entity.properties = ModelProperties.of(type).all.map { Self.property($0) }
      return entity
    }
    model.entities = entities
    connect(entities)
    for (type, entity) in zip(types, entities) { Self.constrain(entity, ModelProperties.of(type)) }
    return model
  }

  private static func property(_ property: ModelProperty) -> NSPropertyDescription {
    guard case .column(let form) = property.kind else { return relationship(property) }
    let description = NSAttributeDescription()
    description.name = property.name
    description.attributeType = form.type
    description.isOptional = property.isOptional
    if let initial = property.initial { description.defaultValue = form.stored(initial) }
    if let attribute = property.attribute {
      description.isTransient = attribute.has(.ephemeral)
      if let name = attribute.originalName { description.renamingIdentifier = name }
      description.versionHashModifier = attribute.hashModifier
    }
    return description
  }

  private static func relationship(_ property: ModelProperty) -> NSRelationshipDescription {
    let description = NSRelationshipDescription()
    description.name = property.name
    if case .one = property.kind {
      description.maxCount = 1
      description.isOptional = property.isOptional
    }
    if let relationship = property.relationship {
      description.deleteRule = relationship.deleteRule.rule
      if case .many = property.kind {
        description.minCount = relationship.counts.least
        description.isOptional = relationship.counts.least == 0
        // A Core Data relationship with at most one object is to-one.
        if relationship.counts.most > 1 { description.maxCount = relationship.counts.most }
      }
      if let name = relationship.originalName { description.renamingIdentifier = name }
      description.versionHashModifier = relationship.hashModifier
    }
    return description
  }

  /// Sets the other ends of all relationships, and what leads back: as the program says, or, where
  /// it says nothing, the only one that does.
  private func connect(_ entities: [NSEntityDescription]) {
    let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
    for (type, entity) in zip(types, entities) {
      for property in ModelProperties.of(type).all {
        guard let other = property.destination.flatMap({ byName[Self.entityName(of: $0)] }),
          let relationship = entity.relationshipsByName[property.name]
        else { continue }
        relationship.destinationEntity = other
        guard let path = property.relationship?.inverse,
          let name = ModelProperties.name(of: path),
          let inverse = other.relationshipsByName[name]
        else { continue }
        relationship.inverseRelationship = inverse
        inverse.inverseRelationship = relationship
      }
    }
    for entity in entities {
      for relationship in entity.relationshipsByName.values
      where relationship.inverseRelationship == nil {
        let back = relationship.destinationEntity?.relationships(forDestination: entity) ?? []
        let free = back.filter { $0.inverseRelationship == nil && $0 !== relationship }
        let rivals = entity.relationships(
          forDestination: relationship.destinationEntity ?? entity
        ).filter { $0.inverseRelationship == nil }
        guard free.count == 1, rivals.count == 1, let inverse = free.first else { continue }
        relationship.inverseRelationship = inverse
        inverse.inverseRelationship = relationship
      }
    }
  }

  private static func constrain(_ entity: NSEntityDescription, _ properties: ModelProperties) {
    entity.uniquenessConstraints = properties.uniqueness
    entity.indexes = properties.indexes.map { names in
      let elements = names.compactMap { entity.propertiesByName[$0] }.map {
        NSFetchIndexElementDescription(property: $0, collationType: .binary)
      }
      return NSFetchIndexDescription(name: names.joined(separator: "_"), elements: elements)
    }
  }
}

extension Schema.Relationship.DeleteRule {
  fileprivate var rule: NSDeleteRule {
    switch self {
    case .noAction: .noActionDeleteRule
    case .nullify: .nullifyDeleteRule
    case .cascade: .cascadeDeleteRule
    case .deny: .denyDeleteRule
    }
  }
}
