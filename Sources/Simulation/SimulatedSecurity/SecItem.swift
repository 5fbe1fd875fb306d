import Foundation
public import SimulatedFoundation

// Simulated in all four: a keychain of the process's own, in its container.

/// Puts an item into the keychain.
///
/// Simulated: passwords and other items by their attributes; a second item with the same account and
/// service (or server) is refused, as documented. Differs: the keychain is a plain file in the
/// process's container: nothing encrypts it, and it goes when the app is deleted, which on iOS it
/// doesn't (observed); groups aren't there yet: an item with an access group is refused as on iOS one
/// whose entitlement is missing.
///
/// - Parameters:
///   - attributes: The item.
///   - result: Where what is wanted of the item is left.
/// - Returns: `errSecSuccess`, or what went wrong.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = KeychainQuery(attributes), let itemClass = query.itemClass else {
    return errSecParam
  }
  guard !query.namesGroup else { return errSecMissingEntitlement }
  guard !query.wants(kSecReturnRef) else { return errSecUnimplemented }
  var item = KeychainItem(itemClass: itemClass, attributes: query.attributes, data: query.data)
  item.stamp(isNew: true)
  return Keychain.ofThisProcess.change { items in
    guard !items.contains(where: { $0.isSame(as: item) }) else { return errSecDuplicateItem }
    items.append(item)
    result?.pointee = query.answer([item])
    return errSecSuccess
  }
}

/// Finds items in the keychain.
///
/// Simulated: items whose attributes are those of the query; one unless all are wanted, and of each
/// what is wanted (documented). Differs: as ``SecItemAdd(_:_:)``; keys aren't given as objects.
///
/// - Parameters:
///   - query: What to look for.
///   - result: Where what is wanted of the items is left.
/// - Returns: `errSecSuccess`, or what went wrong.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  guard !query.namesGroup else { return errSecMissingEntitlement }
  guard !query.wants(kSecReturnRef) else { return errSecUnimplemented }
  let found = Keychain.ofThisProcess.items.filter(query.matches)
  guard !found.isEmpty else { return errSecItemNotFound }
  result?.pointee = query.answer(found)
  return errSecSuccess
}

/// Changes items in the keychain.
///
/// Simulated: all that the query finds. Differs: as ``SecItemAdd(_:_:)``.
///
/// - Parameters:
///   - query: What to look for.
///   - attributesToUpdate: What becomes different.
/// - Returns: `errSecSuccess`, or what went wrong.
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  guard let query = KeychainQuery(query),
    let change = KeychainQuery(attributesToUpdate, needsClass: false)
  else { return errSecParam }
  guard !query.namesGroup, !change.namesGroup else { return errSecMissingEntitlement }
  return Keychain.ofThisProcess.change { items in
    let places = items.indices.filter { query.matches(items[$0]) }
    guard !places.isEmpty else { return errSecItemNotFound }
    var changed = items
    for place in places {
      changed[place].attributes.merge(change.attributes) { _, new in new }
      changed[place].data = change.data ?? changed[place].data
      changed[place].stamp(isNew: false)
    }
    for place in places {
      let others = changed.indices.filter { $0 != place }
      guard !others.contains(where: { changed[$0].isSame(as: changed[place]) }) else {
        return errSecDuplicateItem
      }
    }
    items = changed
    return errSecSuccess
  }
}

/// Removes items from the keychain.
///
/// Simulated: all that the query finds. Differs: as ``SecItemAdd(_:_:)``.
///
/// - Parameter query: What to look for.
/// - Returns: `errSecSuccess`, or what went wrong.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  guard let query = KeychainQuery(query) else { return errSecParam }
  guard !query.namesGroup else { return errSecMissingEntitlement }
  return Keychain.ofThisProcess.change { items in
    let count = items.count
    items.removeAll(where: query.matches)
    return items.count < count ? errSecSuccess : errSecItemNotFound
  }
}
