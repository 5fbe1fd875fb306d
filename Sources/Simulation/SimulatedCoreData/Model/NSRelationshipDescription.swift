import Foundation

/// The effects of an object's deletion on related objects.
///
/// Simulated: the documented values and their effects. No known difference.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing: related objects still point to an object that isn't there.
  case noActionDeleteRule = 0
  /// Related objects forget the object.
  case nullifyDeleteRule = 1
  /// Related objects are deleted too.
  case cascadeDeleteRule = 2
  /// The object can't be deleted while there are related objects.
  case denyDeleteRule = 3
}

/// A relationship of an entity with another.
///
/// Simulated: the documented members; an inverse is updated when a value is set; a `maxCount` of 1
/// makes a to-one relationship, any other a to-many one.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity at the other end.
  open unowned(unsafe) var destinationEntity: NSEntityDescription? {
    willSet { entity.checkEditable() }
  }
  /// The relationship in the other direction.
  open unowned(unsafe) var inverseRelationship: NSRelationshipDescription? {
    willSet { entity.checkEditable() }
  }
  /// The maximum number of objects; 0 stands for any number.
  open var maxCount = 0 { willSet { entity.checkEditable() } }
  /// The minimum number of objects, if there are any.
  open var minCount = 0 { willSet { entity.checkEditable() } }
  /// The effect of an object's deletion on related objects.
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
