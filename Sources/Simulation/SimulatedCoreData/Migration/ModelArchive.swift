import Foundation

/// A model as a store's file keeps it, so that a later program can infer the mapping from it.
enum ModelArchive {
  private struct Entity: Codable {
    var name: String
    var parent: String?
    var isAbstract: Bool
    var properties: [Property]
  }

  private struct Property: Codable {
    var name: String
    var isOptional: Bool
    var isTransient: Bool
    var type: UInt?
    var destination: String?
    var inverse: String?
    var maxCount: Int?
    var isOrdered: Bool?
  }

  static func write(_ model: NSManagedObjectModel, _ database: Database) throws {
    let data = try JSONEncoder().encode(model.entities.map(entity))
    try database.run("DELETE FROM Z_MODELCACHE")
    try database.run("INSERT INTO Z_MODELCACHE (Z_CONTENT) VALUES (?)", [.blob(data)])
  }

  /// Returns the model that a store was written with; `nil` when the file doesn't have it.
  static func read(_ database: Database) throws -> NSManagedObjectModel? {
    guard let data = try database.first("SELECT Z_CONTENT FROM Z_MODELCACHE")?.first?.blob,
      let list = try? JSONDecoder().decode([Entity].self, from: data)
    else { return nil }
    var entities: [String: NSEntityDescription] = [:]
    for entry in list {
      let entity = NSEntityDescription()
      entity.name = entry.name
      entity.isAbstract = entry.isAbstract
      entity.properties = entry.properties.map(property)
      entities[entry.name] = entity
    }
    for (parent, children) in Dictionary(grouping: list.filter { $0.parent != nil }, by: \.parent) {
      entities[parent ?? ""]?.subentities = children.compactMap { entities[$0.name] }
    }
    for entry in list {
      for property in entry.properties {
        guard let destination = property.destination,
          let relationship = entities[entry.name]?.relationshipsByName[property.name]
        else { continue }
        relationship.destinationEntity = entities[destination]
        relationship.inverseRelationship = property.inverse.flatMap {
          entities[destination]?.relationshipsByName[$0]
        }
      }
    }
    let model = NSManagedObjectModel()
    model.entities = list.compactMap { entities[$0.name] }
    return model
  }

  private static func entity(_ entity: NSEntityDescription) -> Entity {
    Entity(
      name: entity.name ?? "", parent: entity.superentity?.name, isAbstract: entity.isAbstract,
      properties: entity.declaredProperties.map { property in
        let relationship = property as? NSRelationshipDescription
        return Property(
          name: property.name, isOptional: property.isOptional, isTransient: property.isTransient,
          type: (property as? NSAttributeDescription)?.attributeType.rawValue,
          destination: relationship?.destinationEntity?.name,
          inverse: relationship?.inverseRelationship?.name, maxCount: relationship?.maxCount,
          isOrdered: relationship?.isOrdered)
      })
  }

  private static func property(_ entry: Property) -> NSPropertyDescription {
    let property: NSPropertyDescription
    if let type = entry.type {
      let attribute = NSAttributeDescription()
      attribute.attributeType = NSAttributeType(rawValue: type) ?? .undefinedAttributeType
      property = attribute
    } else {
      let relationship = NSRelationshipDescription()
      relationship.maxCount = entry.maxCount ?? 0
      relationship.isOrdered = entry.isOrdered ?? false
      property = relationship
    }
    property.name = entry.name
    property.isOptional = entry.isOptional
    property.isTransient = entry.isTransient
    return property
  }
}
