import Foundation
import SimulatedFoundation

/// A column to which a predicate or an order refers, and the values that mean the same there as in
/// SQL.
struct RowColumn {
  /// What the column holds.
  enum Kind {
    case whole, fraction, moment, text, uuid, bytes
    /// The rows of an entity's objects.
    case object(NSEntityDescription)
  }

  let name: String
  let kind: Kind
  private let store: NSPersistentStore

  /// Makes the column of an expression; `nil` when it refers to something else, or when the
  /// column's values aren't those that the program sees.
  init?(_ node: ExpressionNode, of entity: NSEntityDescription, in store: NSPersistentStore) {
    switch node {
    case .evaluatedObject: self.init(key: "self", of: entity, in: store)
    case .keyPath(let key, .evaluatedObject): self.init(key: key, of: entity, in: store)
    default: return nil
    }
  }

  /// Makes the column of a key.
  init?(key: String, of entity: NSEntityDescription, in store: NSPersistentStore) {
    self.store = store
    guard let slot = entity.layout.slots[key] else {
      guard ["self", "SELF", "objectID"].contains(key) else { return nil }
      name = "Z_PK"
      kind = .object(entity)
      return
    }
    guard let column = store.schema.table(of: entity).column(slot, of: entity) else { return nil }
    name = column
    switch entity.layout.properties[slot] {
    case let attribute as NSAttributeDescription:
      guard let kind = Self.kind(attribute.attributeType) else { return nil }
      self.kind = kind
    case let relationship as NSRelationshipDescription:
      guard let destination = relationship.destinationEntity else { return nil }
      kind = .object(destination)
    default: return nil
    }
  }

  private static func kind(_ type: NSAttributeType) -> Kind? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .booleanAttributeType:
      .whole
    case .doubleAttributeType, .floatAttributeType: .fraction
    case .dateAttributeType: .moment
    case .stringAttributeType: .text
    case .UUIDAttributeType: .uuid
    case .binaryDataAttributeType: .bytes
    case .undefinedAttributeType, .decimalAttributeType, .URIAttributeType,
      .transformableAttributeType, .objectIDAttributeType, .compositeAttributeType:
      nil
    }
  }

  /// Whether SQL and predicates agree on what is smaller and greater.
  var isOrdered: Bool {
    switch kind {
    case .whole, .fraction, .moment: true
    case .text, .uuid, .bytes, .object: false
    }
  }

  /// Returns the only form in which a value equal to this one can be stored; `nil` if that isn't
  /// certain.
  func stored(_ value: Any) -> DatabaseValue? {
    switch kind {
    case .whole, .fraction:
      // Beyond this, some numbers that are equal as fractions differ as integers.
      guard let number = value as? NSNumber, abs(number.doubleValue) < 9e15 else { return nil }
      let whole = number.int64Value
      if Double(whole) == number.doubleValue { return .integer(whole) }
      return number is NSDecimalNumber ? nil : .real(number.doubleValue)
    case .moment:
      return (value as? Date).flatMap { date in
        date.timeIntervalSinceReferenceDate.isFinite
          ? .real(date.timeIntervalSinceReferenceDate) : nil
      }
    // Texts without options are equal byte by byte, for SQLite and for predicates.
    case .text: return (value as? String).map { .text($0) }
    case .uuid:
      return (value as? UUID).map { uuid in .blob(withUnsafeBytes(of: uuid.uuid) { Data($0) }) }
    case .bytes: return nil
    case .object(let entity):
      let object = value as? NSManagedObject
      guard let identity = object?.identity ?? (value as? NSManagedObjectID)?.identity else {
        return nil
      }
      // No row has the number 0: an object of another store, or of none, isn't in any relationship
      // here.
      let isHere = identity.store === store && identity.entity.root === entity.root
      return .integer(isHere ? identity.row : 0)
    }
  }
}
