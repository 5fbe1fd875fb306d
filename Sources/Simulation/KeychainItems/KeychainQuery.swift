import Foundation

/// The contents of a dictionary for one of the keychain's functions.
struct KeychainQuery {
  /// The class of items; `nil` in changes.
  let itemClass: String?
  /// The attributes of the items.
  private(set) var attributes: [String: Any] = [:]
  /// Their bytes, if the dictionary has some.
  private(set) var data: Data?
  private var wishes: [String: Any] = [:]

  init(_ dictionary: [String: Any]) {
    itemClass = dictionary[KeychainKey.itemClass] as? String
    for (key, value) in dictionary {
      switch key {
      case KeychainKey.itemClass, KeychainKey.dataProtection: break
      case KeychainKey.data: data = value as? Data
      case _ where ["r_", "m_", "u_", "v_"].contains(where: key.hasPrefix): wishes[key] = value
      default: attributes[key] = value
      }
    }
  }

  /// The access group in the query.
  var group: String? { attributes[KeychainKey.group] as? String }

  /// Whether only one item is meant.
  var isLimited: Bool {
    switch wishes[KeychainKey.limit] {
    case nil: false
    case let text as String: text != KeychainKey.limitAll
    case let number: number is NSNumber
    }
  }

  /// Whether a result is requested.
  func wants(_ key: String) -> Bool { (wishes[key] as? NSNumber)?.boolValue ?? false }

  /// Whether the user may not be asked.
  var forbidsAsking: Bool {
    (wishes[KeychainKey.authenticationUI] as? String) == KeychainKey.authenticationUIFail
  }

  /// Whether items for which the user would have to be asked are skipped.
  var skipsAsking: Bool {
    (wishes[KeychainKey.authenticationUI] as? String) == KeychainKey.authenticationUISkip
  }

  /// Whether any result is requested.
  var wantsSomething: Bool {
    [
      KeychainKey.returnData, KeychainKey.returnAttributes, KeychainKey.returnReference,
      KeychainKey.returnPersistentReference,
    ].contains(where: wants)
  }

  /// Whether an item matches the query.
  func matches(_ item: KeychainItem) -> Bool {
    guard item.itemClass == itemClass else { return false }
    if let data = wishes[KeychainKey.persistentReference] as? Data {
      return data == item.reference
    }
    return attributes.allSatisfy { key, value in
      if key == KeychainKey.accessControl { return true }
      if key == KeychainKey.synchronizable, let text = value as? String {
        return text == KeychainKey.synchronizableAny
      }
      return KeychainItem.isEqual(item.attributes[key], value)
    } && (attributes[KeychainKey.synchronizable] != nil || !item.isSynchronizable)
  }

  /// Returns what is requested of items that were found.
  func answer(_ items: [KeychainItem]) -> Any? {
    let values = wanted(items).compactMap(answer)
    return hasList ? (values.isEmpty ? nil : values) : values.first
  }

  /// Returns the found items of which something is requested.
  func wanted(_ items: [KeychainItem]) -> [KeychainItem] {
    let limit = wishes[KeychainKey.limit]
    if (limit as? String) == KeychainKey.limitAll { return items }
    return Array(items.prefix(max(1, (limit as? NSNumber)?.intValue ?? 1)))
  }

  /// Whether more than one item is requested.
  private var hasList: Bool {
    let limit = wishes[KeychainKey.limit]
    return (limit as? String) == KeychainKey.limitAll || (limit as? NSNumber)?.intValue ?? 1 > 1
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
