/// Makes models that have the same entities as another.
enum ModelCopy {
  static func copy(_ model: NSManagedObjectModel) -> NSManagedObjectModel {
    let result = NSManagedObjectModel()
    result.versionIdentifiers = model.versionIdentifiers
    add(model.entities, to: result)
    for configuration in model.configurations {
      let names = model.entities(forConfigurationName: configuration)?.compactMap(\.name) ?? []
      result.setEntities(
        names.compactMap { result.entitiesByName[$0] }, forConfigurationName: configuration)
    }
    for (name, request) in model.fetchRequestTemplatesByName {
      result.setFetchRequestTemplate(request.copied(), forName: name)
    }
    return result
  }

  /// Adds copies of entities to a model.
  static func add(_ entities: [NSEntityDescription], to model: NSManagedObjectModel) {
    var copies: [ObjectIdentifier: NSEntityDescription] = [:]
    for entity in entities { copies[ObjectIdentifier(entity)] = plain(entity) }
    for entity in entities {
      guard let copy = copies[ObjectIdentifier(entity)] else { continue }
      copy.subentities = entity.subentities.compactMap { copies[ObjectIdentifier($0)] }
      copy.properties = entity.declaredProperties.map { property in
        let twin = type(of: property).init()
        twin.take(property)
        return twin
      }
    }
    for entity in entities {
      guard let copy = copies[ObjectIdentifier(entity)] else { continue }
      copy.indexes = entity.indexes.map { self.copy($0, for: copy) }
      for (old, new) in zip(entity.declaredProperties, copy.declaredProperties) {
        guard let old = old as? NSRelationshipDescription,
          let new = new as? NSRelationshipDescription
        else { continue }
        new.destinationEntity = old.destinationEntity.flatMap { copies[ObjectIdentifier($0)] }
        guard let name = old.inverseRelationship?.name else { continue }
        new.inverseRelationship = new.destinationEntity?.relationshipsByName[name]
      }
    }
    model.entities += entities.compactMap { copies[ObjectIdentifier($0)] }
  }

  private static func copy(
    _ index: NSFetchIndexDescription, for entity: NSEntityDescription
  ) -> NSFetchIndexDescription {
    let elements = index.elements.compactMap { element in
      element.property.flatMap { entity.propertiesByName[$0.name] }.map { property in
        let twin = NSFetchIndexElementDescription(
          property: property, collationType: element.collationType)
        twin.isAscending = element.isAscending
        return twin
      }
    }
    return NSFetchIndexDescription(name: index.name, elements: elements)
  }

  private static func plain(_ entity: NSEntityDescription) -> NSEntityDescription {
    let copy = NSEntityDescription()
    copy.name = entity.name
    copy.managedObjectClassName = entity.managedObjectClassName
    copy.isAbstract = entity.isAbstract
    copy.userInfo = entity.userInfo
    copy.versionHashModifier = entity.versionHashModifier
    copy.formerName = entity.formerName
    copy.uniquenessConstraints = entity.uniquenessConstraints
    return copy
  }
}
