import Foundation

/// What a dictionary says that one of the keychain's functions is given.
struct KeychainQuery {
  /// The class of items; `nil` in what changes items.
  let itemClass: String?
  /// What is known about the items.
  private(set) var attributes: [String: Any] = [:]
  /// Their bytes, if the dictionary has some.
  private(set) var data: Data?
  private var wishes: [String: Any] = [:]

  init(_ dictionary: [String: Any]) {
    itemClass = dictionary[KeychainKey.itemClass] as? String
    for (key, value) in dictionary {
      switch key {
      case KeychainKey.itemClass, KeychainKey.dataProtection, KeychainKey.accessControl: break
      case KeychainKey.data: data = value as? Data
      case _ where ["r_", "m_", "u_", "v_"].contains(where: key.hasPrefix): wishes[key] = value
      default: attributes[key] = value
      }
    }
  }

  /// The access group that is named.
  var group: String? { attributes[KeychainKey.group] as? String }

  /// Whether one item only is meant.
  var isLimited: Bool {
    switch wishes[KeychainKey.limit] {
    case nil: false
    case let text as String: text != KeychainKey.limitAll
    case let number: number is NSNumber
    }
  }

  /// Whether something is wanted.
  func wants(_ key: String) -> Bool { (wishes[key] as? NSNumber)?.boolValue ?? false }

  /// Whether anything is wanted of the items.
  var wantsSomething: Bool {
    [
      KeychainKey.returnData, KeychainKey.returnAttributes, KeychainKey.returnReference,
      KeychainKey.returnPersistentReference,
    ].contains(where: wants)
  }

  /// Whether an item is one that is looked for.
  func matches(_ item: KeychainItem) -> Bool {
    guard item.itemClass == itemClass else { return false }
    if let data = wishes[KeychainKey.persistentReference] as? Data {
      return data == item.reference
    }
    return attributes.allSatisfy { key, value in
      if key == KeychainKey.synchronizable, let text = value as? String {
        return text == KeychainKey.synchronizableAny
      }
      return KeychainItem.isEqual(item.attributes[key], value)
    } && (attributes[KeychainKey.synchronizable] != nil || !item.isSynchronizable)
  }

  /// What is wanted of items that were found.
  func answer(_ items: [KeychainItem]) -> Any? {
    let values = items.compactMap(answer)
    let limit = wishes[KeychainKey.limit]
    guard !values.isEmpty else { return nil }
    if (limit as? String) == KeychainKey.limitAll { return values }
    if let count = limit as? NSNumber, count.intValue > 1 {
      return Array(values.prefix(count.intValue))
    }
    return values[0]
  }

  private func answer(_ item: KeychainItem) -> Any? {
    let data = item.data ?? Data()
    let wantsData = wants(KeychainKey.returnData)
    let wantsReference = wants(KeychainKey.returnPersistentReference)
    let wantsAttributes = wants(KeychainKey.returnAttributes)
    guard wantsAttributes || (wantsData && wantsReference) else {
      return wantsData ? data : wantsReference ? item.reference : nil
    }
    var all = wantsAttributes ? item.attributes : [:]
    if wantsAttributes { all[KeychainKey.itemClass] = item.itemClass }
    if wantsData { all[KeychainKey.data] = data }
    if wantsReference { all[KeychainKey.persistentReference] = item.reference }
    return all
  }
}
