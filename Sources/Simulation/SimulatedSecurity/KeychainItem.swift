import Foundation
import SimulatedFoundation

/// An item of the keychain.
struct KeychainItem {
  var itemClass: String
  var attributes: [String: Any]
  var data: Data?

  /// The attributes of which no two items of a class may have all the same.
  private var identity: [String] {
    let keys: [CFString] =
      switch itemClass {
      case KeychainQuery.name(kSecClassGenericPassword): [kSecAttrAccount, kSecAttrService]
      case KeychainQuery.name(kSecClassInternetPassword):
        [
          kSecAttrAccount, kSecAttrServer, kSecAttrSecurityDomain, kSecAttrProtocol,
          kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
        ]
      default: [kSecAttrLabel, kSecAttrApplicationTag, kSecAttrApplicationLabel]
      }
    return (keys + [kSecAttrSynchronizable]).map(KeychainQuery.name)
  }

  /// Whether there may be only one of the two.
  func isSame(as other: KeychainItem) -> Bool {
    itemClass == other.itemClass
      && identity.allSatisfy { Self.isEqual(attributes[$0], other.attributes[$0]) }
  }

  /// Whether the item would be on the user's other devices.
  var isSynchronizable: Bool {
    (attributes[KeychainQuery.name(kSecAttrSynchronizable)] as? NSNumber)?.boolValue ?? false
  }

  /// Bytes that lead to the item.
  var reference: Data {
    let parts = identity.map { "\($0)=\(attributes[$0] ?? "")" }
    return Data((itemClass + ";" + parts.joined(separator: ";")).utf8)
  }

  /// Notes when the item was made or changed.
  mutating func stamp(isNew: Bool) {
    let now = Date()
    attributes[KeychainQuery.name(kSecAttrModificationDate)] = now
    if isNew { attributes[KeychainQuery.name(kSecAttrCreationDate)] = now }
  }

  /// Whether two values of an attribute are the same.
  static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): NSArray(array: [first]).isEqual(to: [second])
    // What isn't said is false.
    case (nil, let value?), (let value?, nil): (value as? NSNumber)?.boolValue == false
    }
  }
}

extension KeychainItem {
  /// The item as a property list.
  var list: [String: Any] {
    let kept = attributes.filter { PropertyListSerialization.propertyList($1, isValidFor: .binary) }
    var list: [String: Any] = ["class": itemClass, "attributes": kept]
    list["data"] = data
    return list
  }

  /// Reads what ``list`` wrote.
  init?(list: [String: Any]) {
    guard let itemClass = list["class"] as? String,
      let attributes = list["attributes"] as? [String: Any]
    else { return nil }
    self.init(itemClass: itemClass, attributes: attributes, data: list["data"] as? Data)
  }
}
