import Foundation

/// A value as a row of the store holds it.
enum StoredValue: Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case data(Data)
  case decimal(Decimal)
  /// The object at the end of a to-one relationship.
  case one(ObjectIdentity)
  /// The objects of a to-many relationship.
  case many([ObjectIdentity])
  /// A to-many relationship that hasn't been asked for yet.
  case unread

  /// Whether the other value is equal; without an order, lists with the same members are.
  func isSame(_ other: StoredValue, ordered: Bool) -> Bool {
    guard case .many(let mine) = self, case .many(let theirs) = other, !ordered else {
      return self == other
    }
    return mine.count == theirs.count && Set(mine) == Set(theirs)
  }

  /// The identities in it.
  var identities: [ObjectIdentity] {
    switch self {
    case .one(let identity): [identity]
    case .many(let identities): identities
    default: []
    }
  }
}

extension StoredValue {
  /// Converts a Foundation object; `nil` when an attribute of the type can't hold it.
  init?(_ object: Any?, as type: NSAttributeType) {
    guard let object, !(object is NSNull) else {
      self = .null
      return
    }
    let value: StoredValue?
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      value = Self.integer(of: object).map { .integer($0.cut(to: type)) }
    case .booleanAttributeType:
      value =
        (object as? Bool).map { .integer($0 ? 1 : 0) }
        ?? Self.integer(of: object)
        .map { .integer($0 == 0 ? 0 : 1) }
    case .doubleAttributeType:
      value = Self.real(of: object).map { .real($0) }
    case .floatAttributeType:
      value = Self.real(of: object).map { .real(Double(Float($0))) }
    case .decimalAttributeType:
      value =
        (object as? Decimal).map { .decimal($0) }
        ?? (object as? NSDecimalNumber).map { .decimal($0.decimalValue) }
        ?? (object as? NSNumber).map { .decimal($0.decimalValue) }
    case .stringAttributeType: value = (object as? String).map { .text($0) }
    case .dateAttributeType:
      value = (object as? Date).map { .real($0.timeIntervalSinceReferenceDate) }
    case .binaryDataAttributeType: value = (object as? Data).map { .data($0) }
    case .UUIDAttributeType:
      value = (object as? UUID).map { uuid in .data(withUnsafeBytes(of: uuid.uuid) { Data($0) }) }
    case .URIAttributeType: value = (object as? URL).map { .text($0.absoluteString) }
    case .transformableAttributeType, .undefinedAttributeType, .compositeAttributeType,
      .objectIDAttributeType:
      value = TransformableValue.archive(object).map { .data($0) }
    }
    guard let value else { return nil }
    self = value
  }

  /// Converts the value to a Foundation object.
  func object(as type: NSAttributeType) -> Any? {
    switch (self, type) {
    case (.null, _), (.unread, _), (.one, _), (.many, _): nil
    case (.integer(let number), .booleanAttributeType): NSNumber(value: number != 0)
    case (.integer(let number), .dateAttributeType):
      Date(timeIntervalSinceReferenceDate: Double(number))
    case (.integer(let number), .decimalAttributeType): NSDecimalNumber(value: number)
    case (.integer(let number), .doubleAttributeType): NSNumber(value: Double(number))
    case (.integer(let number), .integer16AttributeType): NSNumber(value: Int16(clamping: number))
    case (.integer(let number), .integer32AttributeType): NSNumber(value: Int32(clamping: number))
    case (.integer(let number), _): NSNumber(value: number)
    case (.real(let number), .dateAttributeType): Date(timeIntervalSinceReferenceDate: number)
    case (.real(let number), .floatAttributeType): NSNumber(value: Float(number))
    case (.real(let number), _): NSNumber(value: number)
    case (.decimal(let number), _): NSDecimalNumber(decimal: number)
    case (.text(let text), .URIAttributeType): URL(string: text)
    case (.text(let text), _): text
    case (.data(let data), .UUIDAttributeType): UUID(bytes: data)
    case (.data(let data), .binaryDataAttributeType): data
    case (.data(let data), _): TransformableValue.object(of: data)
    }
  }

  private static func integer(of object: Any) -> Int64? {
    if let number = object as? NSNumber { return number.int64Value }
    return (object as? any BinaryInteger).map { Int64(truncatingIfNeeded: $0) }
  }

  private static func real(of object: Any) -> Double? {
    if let number = object as? NSNumber { return number.doubleValue }
    return (object as? any BinaryFloatingPoint).map { Double($0) }
      ?? (object as? any BinaryInteger).map { Double($0) }
  }
}

extension Int64 {
  fileprivate func cut(to type: NSAttributeType) -> Int64 {
    switch type {
    case .integer16AttributeType: Int64(Int16(truncatingIfNeeded: self))
    case .integer32AttributeType: Int64(Int32(truncatingIfNeeded: self))
    default: self
    }
  }
}

extension UUID {
  fileprivate init?(bytes: Data) {
    guard bytes.count == 16 else { return nil }
    var value: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: bytes) }
    self.init(uuid: value)
  }
}
