public import Foundation
import SimulatedFoundation

/// A property of an entity: what attributes and relationships have in common.
///
/// Simulated: the documented members; a model that a store uses can't be changed any more, and
/// trying to do so ends the program, as on iOS. Differs: `isTransient` properties are kept in
/// memory as on iOS; `isStoredInExternalRecord`, Spotlight and Core Spotlight have no members here.
open class NSPropertyDescription: NSObject {
  /// The entity that the property belongs to.
  public internal(set) unowned(unsafe) var entity: NSEntityDescription
  /// The property's name.
  open var name = "" { willSet { entity.checkEditable() } }
  /// Whether it may be `nil` when it is saved; `true` by default.
  open var isOptional = true { willSet { entity.checkEditable() } }
  /// Whether it is never saved.
  open var isTransient = false { willSet { entity.checkEditable() } }
  /// Information that a program keeps with it.
  open var userInfo: [AnyHashable: Any]?
  /// Whether values should be found by an index of the entity.
  ///
  /// Simulated: a new store, and one that is migrated, has an index over the property's column. No
  /// known difference.
  open var isIndexed = false { willSet { entity.checkEditable() } }
  /// A text that makes the property a different one although nothing else has changed.
  open var versionHashModifier: String?
  /// The name that it had in the model's last version.
  open var renamingIdentifier: String? {
    get { formerName ?? name }
    set { formerName = newValue }
  }
  /// The conditions that `setValidationPredicates(_:withValidationWarnings:)` has set.
  public internal(set) var validationPredicates: [SimulatedFoundation.NSPredicate] = []
  /// The warnings that belong to them.
  public internal(set) var validationWarnings: [Any] = []

  var formerName: String?

  /// Makes a property without a name.
  public required override init() {
    entity = NSEntityDescription.none
    super.init()
  }

  /// Sets conditions that a value has to meet when it is saved.
  open func setValidationPredicates(
    _ validationPredicates: [SimulatedFoundation.NSPredicate]?,
    withValidationWarnings warnings: [String]?
  ) {
    entity.checkEditable()
    self.validationPredicates = validationPredicates ?? []
    validationWarnings = warnings ?? []
  }

  /// A hash of the property's form in 32 bytes, equal for equal forms.
  open var versionHash: Data { ModelHash.of(form) }

  /// The parts on which the store's file depends, as text.
  var form: String {
    "\(name) optional:\(isOptional) transient:\(isTransient) \(versionHashModifier ?? "")"
  }

  /// Copies another's members, for a copy of a model.
  func take(_ other: NSPropertyDescription) {
    name = other.name
    isOptional = other.isOptional
    isTransient = other.isTransient
    userInfo = other.userInfo
    isIndexed = other.isIndexed
    versionHashModifier = other.versionHashModifier
    formerName = other.formerName
    validationPredicates = other.validationPredicates
    validationWarnings = other.validationWarnings
  }
}
