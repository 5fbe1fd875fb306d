import KeychainItems
public import SimulatedFoundation

// Simulated in all four: the keychain of the device, and the groups of the process's entitlements.

/// Puts an item into the keychain.
///
/// Simulated: as documented an item belongs to the access group that it names, or to the first one of
/// the process: those of `keychain-access-groups` come first, then the application's identifier with the
/// team's prefix, then its app groups; a group that the entitlements don't name is refused; a second
/// item with the same account, service (or server) and group is a duplicate; what is on other devices
/// too can't be for this one only. Items stay when their app is deleted (observed). Differs: nothing is
/// encrypted, the device is never locked, there are no other devices; keys and certificates aren't given
/// as objects, so that a wish for one (`kSecReturnRef`) is answered by `errSecUnimplemented`. What an access
/// control demands of the user is said of ``SecAccessControlCreateWithFlags(_:_:_:_:)``.
///
/// - Parameters:
///   - attributes: The item.
///   - result: Where what is wanted of the item is left.
/// - Returns: `errSecSuccess`, or what went wrong.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.ask(.add, attributes, result)
}

/// Finds items in the keychain.
///
/// Simulated: items whose attributes are those of the query, in all groups of the process unless it
/// names one; one unless all are wanted, and of each what is wanted (documented). Differs: as
/// ``SecItemAdd(_:_:)``.
///
/// - Parameters:
///   - query: What to look for.
///   - result: Where what is wanted of the items is left.
/// - Returns: `errSecSuccess`, or what went wrong.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.ask(.find, query, result)
}

/// Changes items in the keychain.
///
/// Simulated: all that the query finds; another group may be given, if it is one of the process's. A
/// query that wants something back makes no sense (observed). Differs: as ``SecItemAdd(_:_:)``.
///
/// - Parameters:
///   - query: What to look for.
///   - attributesToUpdate: What becomes different.
/// - Returns: `errSecSuccess`, or what went wrong.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  Keychain.ask(.update, query, change: attributesToUpdate)
}

/// Removes items from the keychain.
///
/// Simulated: all that the query finds; a query for one item only makes no sense (observed). Differs: as
/// ``SecItemAdd(_:_:)``.
///
/// - Parameter query: What to look for.
/// - Returns: `errSecSuccess`, or what went wrong.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.ask(.delete, query) }
