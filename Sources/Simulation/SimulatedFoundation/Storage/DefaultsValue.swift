import Foundation

/// The values that a property list can hold, as UserDefaults keeps them.
enum DefaultsValue {
  /// The value as a reader of the file gets it: nothing in it is mutable any more.
  ///
  /// - Returns: `nil` when no property list can hold it.
  static func copy(_ value: Any) -> Any? {
    if let text = value as? String { return text }
    guard PropertyListSerialization.propertyList([value], isValidFor: .binary),
      let data = try? PropertyListSerialization.data(
        fromPropertyList: [value], format: .binary, options: 0),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    return (list as? [Any])?.first
  }

  /// Whether two values are the same; a truth value isn't the same as a number.
  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as String, let other as String): one == other
    case (let one as Data, let other as Data): one == other
    case (let one as Date, let other as Date): one == other
    case (let one as [Any], let other as [Any]):
      one.count == other.count && zip(one, other).allSatisfy(areEqual)
    case (let one as [String: Any], let other as [String: Any]):
      one.count == other.count && one.allSatisfy { areEqual($0.value, other[$0.key]) }
    case (let one as NSNumber, let other as NSNumber):
      one == other && isTruth(one) == isTruth(other)
    default: false
    }
  }

  /// A truth value is the only kind of number that describes itself as a character.
  private static func isTruth(_ number: NSNumber) -> Bool {
    number.objCType.pointee == CChar(UInt8(ascii: "c"))
  }
}
