public import Foundation

/// A model: the entities, and how they are related.
///
/// Simulated: made in code, or read from one of Xcode's model files in its source form, which is in
/// the bundle under the name that the compiled one has on iOS. Differs: compiled models (`.mom`)
/// aren't read; localisation and CloudKit have no members here.
open class NSManagedObjectModel: NSObject, NSCopying {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    willSet {
      if !isEditable { preconditionFailure("Can't modify an immutable model.") }
    }
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { _, last in last }
  }
  /// The request templates of the model, by their names.
  open private(set) var fetchRequestTemplatesByName:
    [String: NSFetchRequest<any NSFetchRequestResult>] =
      [:]
  /// The identifiers that distinguish versions of the model, in addition to its entities.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// The names of the configurations.
  open var configurations: [String] { configured.keys.sorted() }

  private var configured: [String: [NSEntityDescription]] = [:]
  private var isEditable = true
  private var byName: [String: NSEntityDescription]?

  /// Makes a model without entities.
  public override init() { super.init() }

  /// Each entity's hash, by name.
  open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

  /// Returns the entities of a configuration; `nil` stands for all of them.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else {
      return entities
    }
    return configured[configuration]
  }

  /// Sets the entities of a configuration.
  open func setEntities(
    _ entities: [NSEntityDescription], forConfigurationName configuration: String
  ) {
    configured[configuration] = entities
  }

  /// Stores a request under a name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    fetchRequestTemplatesByName[name] = fetchRequestTemplate
  }

  /// Returns the request that is stored under a name.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>?
  {
    fetchRequestTemplatesByName[name]
  }

  /// Returns a copy of the request that is stored under a name, with values in place of its
  /// variables.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    let request = fetchRequestTemplatesByName[name]?.copied(as: (any NSFetchRequestResult).self)
    request?.predicate = request?.predicate?.withSubstitutionVariables(variables)
    return request
  }

  /// Whether a store with that metadata can be opened with the model.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    let mine = (entities(forConfigurationName: configuration) ?? [])
      .map { ($0.name ?? "", $0.versionHash) }
    return metadata[NSStoreModelVersionHashesKey] as? [String: Data]
      == Dictionary(mine) { _, last in last }
  }

  /// Returns another model with the same entities, which can be changed.
  open func copy(with zone: NSZone? = nil) -> Any { ModelCopy.copy(self) }

  /// Takes the model into use: it can't be changed any more.
  func freeze() {
    guard isEditable else { return }
    isEditable = false
    byName = entitiesByName
    for entity in entities { _ = entity.layout }
  }

  /// Returns the entity with a name.
  func entity(named name: String) -> NSEntityDescription? { (byName ?? entitiesByName)[name] }
}
