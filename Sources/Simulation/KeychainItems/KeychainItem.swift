package import Foundation

/// An item of the keychain.
package struct KeychainItem {
  package var itemClass: String
  package var attributes: [String: Any]
  package var data: Data?

  /// The access group that the item belongs to.
  package var group: String { attributes[KeychainKey.group] as? String ?? "" }

  /// The item's name for people: its service, or server, and its account.
  package var name: String {
    let keys = [KeychainKey.service, KeychainKey.server, KeychainKey.account]
    let parts = keys.compactMap { attributes[$0].map { "\($0)" } }
    return parts.isEmpty
      ? "\(attributes[KeychainKey.label] ?? itemClass)" : parts.joined(separator: "/")
  }

  /// The attributes that, taken together, no two items of a class may share (documented).
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

  /// Whether only one of the two may exist.
  func isSame(as other: KeychainItem) -> Bool {
    itemClass == other.itemClass
      && identity.allSatisfy { Self.isEqual(attributes[$0], other.attributes[$0]) }
  }

  /// Whether the item would be synchronised with the user's other devices.
  var isSynchronizable: Bool {
    (attributes[KeychainKey.synchronizable] as? NSNumber)?.boolValue ?? false
  }

  /// Whether it would have to be on other devices, but may not be.
  var isContradictory: Bool {
    let accessible = attributes[KeychainKey.accessible] as? String ?? ""
    return isSynchronizable && accessible.hasSuffix("u")
  }

  /// Whether the user has to prove their identity before the item's bytes are returned.
  var demandsUser: Bool {
    let control = attributes[KeychainKey.accessControl] as? [String: Any]
    let flags = (control?[KeychainKey.flags] as? NSNumber)?.uintValue ?? 0
    // Presence, biometry of any or the current set, the passcode, the app's own password.
    return flags & (1 | 1 << 1 | 1 << 3 | 1 << 4 | 1 << 31) != 0
  }

  /// Whether it can be used only while the device has a passcode.
  var demandsPasscode: Bool { attributes[KeychainKey.accessible] as? String == "akpu" }

  /// Takes the protection, which says when it can be used, from the access control, if it has one.
  ///
  /// - Parameter isNew: Whether the access control was just given.
  /// - Returns: `false` when another protection is given too (only one of the two is allowed,
  ///   documented).
  mutating func takeProtection(isNew: Bool = true) -> Bool {
    guard isNew, let control = attributes[KeychainKey.accessControl] as? [String: Any],
      let protection = control[KeychainKey.protection] as? String
    else { return true }
    guard attributes[KeychainKey.accessible] == nil else { return false }
    attributes[KeychainKey.accessible] = protection
    return true
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
    // A missing value is false.
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
