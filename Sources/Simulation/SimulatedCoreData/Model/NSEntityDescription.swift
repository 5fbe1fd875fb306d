public import Foundation
import Synchronization

/// An entity of a model: the class of its objects, and their properties.
///
/// Simulated: the documented members. An entity of a model that a store uses can't be changed any
/// more: trying to do so ends the program, as on iOS. Differs: `versionHash` is computed by another
/// function than Apple's, so hashes can only be compared with each other.
open class NSEntityDescription: NSObject {
  /// The model that the entity belongs to.
  public internal(set) weak var managedObjectModel: NSManagedObjectModel? {
    get { model ?? NSManagedObjectModel() }
    set { model = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The name of the class of its objects, as Objective-C knows it.
  open var managedObjectClassName: String! {
    get { className ?? "NSManagedObject" }
    set {
      checkEditable()
      className = newValue
    }
  }
  /// The entity's name.
  open var name: String? { willSet { checkEditable() } }
  /// Whether it has no objects of its own.
  open var isAbstract = false { willSet { checkEditable() } }
  /// The entities below it, by their names.
  open var subentitiesByName: [String: NSEntityDescription] { Self.byName(subentities) { $0.name } }
  /// The entities below it.
  open var subentities: [NSEntityDescription] = [] {
    willSet { checkEditable() }
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The entity above it.
  public internal(set) unowned(unsafe) var superentity: NSEntityDescription?
  /// Information that a program keeps with it.
  open var userInfo: [AnyHashable: Any]?
  /// A text that makes the entity a different one although nothing else has changed.
  open var versionHashModifier: String?
  /// The name that it had in the model's last version.
  open var renamingIdentifier: String? {
    get { formerName ?? name }
    set { formerName = newValue }
  }
  /// Indexes that the store should have.
  ///
  /// Simulated: a new store, and one that is migrated, has them in its database.
  open var indexes: [NSFetchIndexDescription] = [] { willSet { checkEditable() } }
  /// Attributes whose combined values must be unique; each constraint is a list of names.
  open var uniquenessConstraints: [[Any]] = [] { willSet { checkEditable() } }

  /// Whether the model isn't in use yet.
  var isEditable = true
  var formerName: String?
  private var ownProperties: [NSPropertyDescription] = []
  private var className: String?
  private weak var model: NSManagedObjectModel?
  private var cachedLayout: EntityLayout?
  /// The class of its objects, once it has been looked up.
  let resolvedClass = Mutex<NSManagedObject.Type?>(nil)

  /// An entity for properties that have none.
  nonisolated(unsafe) static let none = NSEntityDescription()  // It never changes.

  /// Makes an entity without a name.
  public override init() { super.init() }

  /// The properties, with those of the entities above it.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      checkEditable()
      ownProperties = newValue
      for property in newValue { property.entity = self }
    }
  }

  /// The properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    Self.byName(properties) { $0.name }
  }

  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    Self.byName(properties.compactMap { $0 as? NSAttributeDescription }) { $0.name }
  }

  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    Self.byName(properties.compactMap { $0 as? NSRelationshipDescription }) { $0.name }
  }

  /// Returns the relationships that lead to an entity.
  open func relationships(forDestination entity: NSEntityDescription)
    -> [NSRelationshipDescription]
  {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
      .sorted { $0.name < $1.name }
  }

  /// Whether the entity is another one or is below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || (superentity?.isKindOf(entity: entity) ?? false)
  }

  /// A hash of the entity's form in 32 bytes, equal for equal forms.
  open var versionHash: Data {
    let forms = properties.map(\.form).sorted().joined(separator: "\n")
    return ModelHash.of(
      "\(name ?? "") \(superentity?.name ?? "") abstract:\(isAbstract) "
        + "\(versionHashModifier ?? "")\n\(forms)")
  }

  /// The properties without those of the entities above.
  var declaredProperties: [NSPropertyDescription] { ownProperties }

  /// The place of each property among an object's values; the entity can't be changed from then on.
  var layout: EntityLayout {
    if let cachedLayout { return cachedLayout }
    isEditable = false
    let layout = EntityLayout(self)
    cachedLayout = layout
    return layout
  }

  /// Ends the program when the entity is in use, with iOS's message.
  func checkEditable() {
    if !isEditable { preconditionFailure("Can't modify an immutable model.") }
  }

  private static func byName<Element>(
    _ list: [Element], _ name: (Element) -> String?
  ) -> [String: Element] {
    Dictionary(list.map { (name($0) ?? "", $0) }) { _, last in last }
  }
}
