import Foundation

/// An attribute of an entity.
///
/// Simulated: the documented members; values are checked for their class when they are set and
/// for their limits when they are saved. Differs: a transformable attribute is stored as a keyed
/// archive whatever `valueTransformerName` says, because Linux's Foundation has no transformers.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of its values, in the form used before iOS 15.
  open var attributeType: NSAttributeType = .undefinedAttributeType {
    willSet { entity.checkEditable() }
  }

  /// The type of its values.
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }

  /// The name of the class of its values.
  open var attributeValueClassName: String? {
    get { valueClassName ?? attributeType.className }
    set { valueClassName = newValue }
  }

  /// The value of a new object.
  open var defaultValue: Any? {
    get { defaultStored.object(as: attributeType) }
    set {
      entity.checkEditable()
      if attributeType == .undefinedAttributeType, let newValue {
        pendingDefault = newValue
      } else {
        pendingDefault = nil
        storedDefault = StoredValue(newValue, as: attributeType) ?? .null
      }
    }
  }

  /// The name of the transformer that turns a value into bytes.
  ///
  /// Type-checks only: such a value is stored as a keyed archive.
  open var valueTransformerName: String?
  /// Whether large values are to be kept in separate files.
  ///
  /// Type-checks only: bytes of any size are kept in the database.
  open var allowsExternalBinaryDataStorage = false
  /// Whether persistent history keeps the value of a deleted object.
  open var preservesValueInHistoryOnDeletion = false
  /// Whether CloudKit encrypts the value.
  ///
  /// Type-checks only: there is no CloudKit.
  open var allowsCloudEncryption = false

  /// The smallest value, the largest, or the limits of a text's length.
  var limits = Limits()
  private var valueClassName: String?
  private var pendingDefault: Any?
  private var storedDefault = StoredValue.null

  /// The value of a new object, as it is stored.
  var defaultStored: StoredValue {
    if let pendingDefault { return StoredValue(pendingDefault, as: attributeType) ?? .null }
    return storedDefault
  }

  override var form: String {
    super.form + " attribute:\(attributeType.rawValue)"
  }

  override func take(_ other: NSPropertyDescription) {
    super.take(other)
    guard let other = other as? NSAttributeDescription else { return }
    attributeType = other.attributeType
    storedDefault = other.defaultStored
    valueClassName = other.valueClassName
    valueTransformerName = other.valueTransformerName
    limits = other.limits
    allowsExternalBinaryDataStorage = other.allowsExternalBinaryDataStorage
    allowsCloudEncryption = other.allowsCloudEncryption
    preservesValueInHistoryOnDeletion = other.preservesValueInHistoryOnDeletion
  }

  /// What a model file says about the values of an attribute.
  struct Limits {
    var least: Double?
    var most: Double?
    var pattern: String?
  }
}

extension NSAttributeType {
  /// The Objective-C name of the class of such values.
  var className: String? {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
      "NSNumber"
    case .decimalAttributeType: "NSDecimalNumber"
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType,
      .compositeAttributeType:
      nil
    }
  }
}
