import Foundation
import SimulatedFoundation

/// What a dictionary says that one of the keychain's functions is given.
struct KeychainQuery {
  /// The class of items; `nil` in what changes items.
  let itemClass: String?
  /// What is known about the items.
  private(set) var attributes: [String: Any] = [:]
  /// Their bytes, if the dictionary has some.
  private(set) var data: Data?
  private var wishes: [String: Any] = [:]

  /// Reads a dictionary; `nil` when it has no class and needs one.
  init?(_ dictionary: CFDictionary, needsClass: Bool = true) {
    var itemClass: String?
    for (key, value) in dictionary {
      guard let key = key as? String else { return nil }
      switch key {
      case Self.name(kSecClass): itemClass = value as? String
      case Self.name(kSecValueData): data = value as? Data
      case _ where ["r_", "m_", "u_", "v_"].contains(where: key.hasPrefix):
        wishes[key] = value
      case Self.name(kSecUseDataProtectionKeychain), Self.name(kSecAttrAccessControl): break
      default: attributes[key] = value
      }
    }
    guard itemClass != nil || !needsClass else { return nil }
    self.itemClass = itemClass
  }

  static func name(_ constant: CFString) -> String { String(describing: constant) }

  /// Whether only apps of a group could use the items.
  var namesGroup: Bool { attributes[Self.name(kSecAttrAccessGroup)] != nil }

  /// Whether something is wanted.
  func wants(_ key: CFString) -> Bool { (wishes[Self.name(key)] as? NSNumber)?.boolValue ?? false }

  /// Whether an item is one that is looked for.
  func matches(_ item: KeychainItem) -> Bool {
    guard item.itemClass == itemClass else { return false }
    if let data = wishes[Self.name(kSecValuePersistentRef)] as? Data {
      return data == item.reference
    }
    return attributes.allSatisfy { key, value in
      if key == Self.name(kSecAttrSynchronizable), let text = value as? String {
        return text == Self.name(kSecAttrSynchronizableAny)
      }
      return KeychainItem.isEqual(item.attributes[key], value)
    } && (attributes[Self.name(kSecAttrSynchronizable)] != nil || !item.isSynchronizable)
  }

  /// What is wanted of items that were found.
  func answer(_ items: [KeychainItem]) -> CFTypeRef? {
    let values = items.compactMap(answer)
    let limit = wishes[Self.name(kSecMatchLimit)]
    let isAll = (limit as? String) == Self.name(kSecMatchLimitAll)
    guard !values.isEmpty else { return nil }
    if isAll { return NSArray(array: values) }
    if let count = limit as? NSNumber, count.intValue > 1 {
      return NSArray(array: Array(values.prefix(count.intValue)))
    }
    return values[0]
  }

  private func answer(_ item: KeychainItem) -> NSObject? {
    let data = NSData(data: item.data ?? Data())
    let reference = NSData(data: item.reference)
    let wantsReference = wants(kSecReturnPersistentRef)
    guard wants(kSecReturnAttributes) || (wants(kSecReturnData) && wantsReference) else {
      return wants(kSecReturnData) ? data : wantsReference ? reference : nil
    }
    var all = wants(kSecReturnAttributes) ? item.attributes : [:]
    if wants(kSecReturnAttributes) { all[Self.name(kSecClass)] = item.itemClass }
    if wants(kSecReturnData) { all[Self.name(kSecValueData)] = data }
    if wantsReference { all[Self.name(kSecValuePersistentRef)] = reference }
    return NSDictionary(dictionary: all)
  }
}
