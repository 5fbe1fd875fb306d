package import Foundation

/// An item of the keychain.
package struct KeychainItem {
  package var itemClass: String
  package var attributes: [String: Any]
  package var data: Data?

  /// The access group that the item belongs to.
  package var group: String { attributes[KeychainKey.group] as? String ?? "" }

  /// What people call the item: its service, or server, and its account.
  package var name: String {
    let keys = [KeychainKey.service, KeychainKey.server, KeychainKey.account]
    let parts = keys.compactMap { attributes[$0].map { "\($0)" } }
    return parts.isEmpty
      ? "\(attributes[KeychainKey.label] ?? itemClass)" : parts.joined(separator: "/")
  }

  /// The attributes of which no two items of a class may have all the same (documented).
  private var identity: [String] {
    let keys: [String] =
      switch itemClass {
      case KeychainKey.genericPassword: [KeychainKey.account, KeychainKey.service]
      case KeychainKey.internetPassword:
        [KeychainKey.account, KeychainKey.server, "sdmn", "ptcl", "atyp", "port", "path"]
      default: [KeychainKey.label, "atag", "klbl"]
      }
    return keys + [KeychainKey.synchronizable, KeychainKey.group]
  }

  /// Whether there may be only one of the two.
  func isSame(as other: KeychainItem) -> Bool {
    itemClass == other.itemClass
      && identity.allSatisfy { Self.isEqual(attributes[$0], other.attributes[$0]) }
  }

  /// Whether the item would be on the user's other devices.
  var isSynchronizable: Bool {
    (attributes[KeychainKey.synchronizable] as? NSNumber)?.boolValue ?? false
  }

  /// Whether it would have to be on other devices and may not be.
  var isContradictory: Bool {
    let accessible = attributes[KeychainKey.accessible] as? String ?? ""
    return isSynchronizable && accessible.hasSuffix("u")
  }

  /// Bytes that lead to the item.
  var reference: Data {
    let parts = identity.map { "\($0)=\(attributes[$0] ?? "")" }
    return Data((itemClass + ";" + parts.joined(separator: ";")).utf8)
  }

  /// Notes when the item was made or changed.
  mutating func stamp(isNew: Bool, _ now: Date) {
    attributes[KeychainKey.modified] = now
    if isNew { attributes[KeychainKey.created] = now }
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
    var list: [String: Any] = ["class": itemClass, "attributes": attributes]
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
