import Foundation

/// What happens to the others when an object is deleted.
///
/// Simulated: the documented values and what they do. No known difference.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing: the others go on pointing to an object that isn't there.
  case noActionDeleteRule = 0
  /// The others forget the object.
  case nullifyDeleteRule = 1
  /// The others are deleted, too.
  case cascadeDeleteRule = 2
  /// The object can't be deleted while there are others.
  case denyDeleteRule = 3
}

/// A relationship of an entity with another one.
///
/// Simulated: the documented members; an inverse is kept in step when a value is set; a `maxCount`
/// of 1 makes a relationship to one, any other to many.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity at the other end.
  open unowned(unsafe) var destinationEntity: NSEntityDescription? {
    willSet { entity.checkEditable() }
  }
  /// The relationship in the other direction.
  open unowned(unsafe) var inverseRelationship: NSRelationshipDescription? {
    willSet { entity.checkEditable() }
  }
  /// The most objects there may be; 0 is for any number.
  open var maxCount = 0 { willSet { entity.checkEditable() } }
  /// The least objects there have to be, if there are any.
  open var minCount = 0 { willSet { entity.checkEditable() } }
  /// What happens to the others when an object is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule { willSet { entity.checkEditable() } }
  /// Whether there may be more than one object.
  open var isToMany: Bool { maxCount != 1 }
  /// Whether the objects have an order.
  open var isOrdered = false { willSet { entity.checkEditable() } }

  override var form: String {
    super.form
      + " relationship:\(destinationEntity?.name ?? "") \(inverseRelationship?.name ?? "")"
      + " \(minCount)-\(maxCount) ordered:\(isOrdered)"
  }

  override func take(_ other: NSPropertyDescription) {
    super.take(other)
    guard let other = other as? NSRelationshipDescription else { return }
    maxCount = other.maxCount
    minCount = other.minCount
    deleteRule = other.deleteRule
    isOrdered = other.isOrdered
  }
}
