import Foundation

/// How an older model's entities and properties correspond to the new ones, by their names and
/// renaming identifiers.
struct InferredMapping {
  /// The older entity of each entity, by name; new ones have none.
  private(set) var entities: [String: NSEntityDescription] = [:]

  /// Finds the mapping from one model to another.
  ///
  /// - Throws: An error when an attribute changes its type, or needs a value for which there is no
  ///   default.
  init(from old: NSManagedObjectModel, to new: NSManagedObjectModel) throws {
    for entity in new.entities {
      let former = entity.renamingIdentifier.flatMap { old.entity(named: $0) }
      guard let source = former ?? old.entity(named: entity.name ?? "") else { continue }
      entities[entity.name ?? ""] = source
      for case let attribute as NSAttributeDescription in entity.properties {
        try Self.check(attribute, Self.source(of: attribute, in: source), entity)
      }
    }
  }

  /// Returns the older property of a property; `nil` for a new one, and for one of another kind.
  static func source(
    of property: NSPropertyDescription, in entity: NSEntityDescription
  ) -> NSPropertyDescription? {
    let byName = entity.propertiesByName
    guard
      let found = property.renamingIdentifier.flatMap({ byName[$0] }) ?? byName[property.name],
      (found is NSAttributeDescription) == (property is NSAttributeDescription)
    else { return nil }
    if let old = found as? NSRelationshipDescription,
      let new = property as? NSRelationshipDescription, old.isToMany != new.isToMany
    {
      return nil
    }
    return found
  }

  private static func check(
    _ attribute: NSAttributeDescription, _ source: NSPropertyDescription?,
    _ entity: NSEntityDescription
  ) throws {
    if let source = source as? NSAttributeDescription,
      source.attributeType != attribute.attributeType
    {
      throw StoreMigration.missingMapping(
        "Can't find or automatically infer mapping model for migration: source and destination "
          + "attribute types are incompatible (\(entity.name ?? "").\(attribute.name))")
    }
    let hadValues = source.map { !$0.isOptional } ?? false
    guard !attribute.isOptional, !attribute.isTransient, attribute.defaultStored == .null,
      !hadValues
    else { return }
    throw CoreDataError.make(
      NSMigrationError, "An error occurred during persistent store migration.",
      [
        "entity": entity.name ?? "", "attribute": attribute.name,
        "reason":
          "Validation error missing attribute values on mandatory destination attribute",
      ])
  }
}
