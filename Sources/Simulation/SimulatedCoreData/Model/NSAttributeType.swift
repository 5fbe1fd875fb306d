import Foundation

/// The type of an attribute's values, in the form used before iOS 15.
///
/// Simulated: the documented values. Differs: `objectIDAttributeType` and `compositeAttributeType`
/// can only be named.
public enum NSAttributeType: UInt, Sendable {
  /// Nothing that is stored.
  case undefinedAttributeType = 0
  /// A whole number of 16 bits.
  case integer16AttributeType = 100
  /// A whole number of 32 bits.
  case integer32AttributeType = 200
  /// A whole number of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A floating-point number of 64 bits.
  case doubleAttributeType = 500
  /// A floating-point number of 32 bits.
  case floatAttributeType = 600
  /// Text.
  case stringAttributeType = 700
  /// A truth value.
  case booleanAttributeType = 800
  /// A moment.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// A URL.
  case URIAttributeType = 1200
  /// An object that is stored as an archive.
  case transformableAttributeType = 1800
  /// An object's identifier.
  case objectIDAttributeType = 2000
  /// Several attributes in one.
  case compositeAttributeType = 2100
}

extension NSAttributeDescription {
  /// The type of an attribute's values.
  ///
  /// Simulated: the documented values, each with the number that it has in `NSAttributeType`. No
  /// known difference.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The type's number.
    public let rawValue: UInt
    /// Makes a type from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing that is stored.
    public static let undefined = AttributeType(rawValue: 0)
    /// A whole number of 16 bits.
    public static let integer16 = AttributeType(rawValue: 100)
    /// A whole number of 32 bits.
    public static let integer32 = AttributeType(rawValue: 200)
    /// A whole number of 64 bits.
    public static let integer64 = AttributeType(rawValue: 300)
    /// A decimal number.
    public static let decimal = AttributeType(rawValue: 400)
    /// A floating-point number of 64 bits.
    public static let double = AttributeType(rawValue: 500)
    /// A floating-point number of 32 bits.
    public static let float = AttributeType(rawValue: 600)
    /// Text.
    public static let string = AttributeType(rawValue: 700)
    /// A truth value.
    public static let boolean = AttributeType(rawValue: 800)
    /// A moment.
    public static let date = AttributeType(rawValue: 900)
    /// Bytes.
    public static let binaryData = AttributeType(rawValue: 1000)
    /// A UUID.
    public static let uuid = AttributeType(rawValue: 1100)
    /// A URL.
    public static let uri = AttributeType(rawValue: 1200)
    /// An object that is stored as an archive.
    public static let transformable = AttributeType(rawValue: 1800)
    /// An object's identifier.
    public static let objectID = AttributeType(rawValue: 2000)
    /// Several attributes in one.
    public static let composite = AttributeType(rawValue: 2100)
  }
}
