import KeychainItems
public import SimulatedFoundation

// All four simulate the device's keychain and the groups of the process's entitlements.

/// Adds an item to the keychain.
///
/// Simulated: as documented, an item belongs to the access group that it names, or to the first one
/// of the process: those of `keychain-access-groups` come first, then the application's identifier
/// with the team's prefix, then its app groups. A group that the entitlements don't name is
/// refused. A second item with the same account, service (or server) and group is a duplicate. An
/// item that is synchronised with other devices can't be restricted to this one. Items stay when
/// their app is deleted (observed). Differs: nothing is encrypted, the device is never locked, and
/// there are no other devices; keys and certificates aren't returned as objects, so a request for
/// one (`kSecReturnRef`) gives `errSecUnimplemented`. For what an access control requires of the
/// user, see ``SecAccessControlCreateWithFlags(_:_:_:_:)``.
///
/// - Parameters:
///   - attributes: The item.
///   - result: Receives what is requested of the item.
/// - Returns: `errSecSuccess`, or an error.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.ask(.add, attributes, result)
}

/// Finds items in the keychain.
///
/// Simulated: items whose attributes are those of the query, in all groups of the process unless
/// the query names one; one item unless all are requested, and what is requested of each
/// (documented). Differs: as ``SecItemAdd(_:_:)``.
///
/// - Parameters:
///   - query: What to look for.
///   - result: Receives what is requested of the items.
/// - Returns: `errSecSuccess`, or an error.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.ask(.find, query, result)
}

/// Changes items in the keychain.
///
/// Simulated: all items that the query finds; another group may be set, if it is one of the
/// process's. A query that requests a result is refused as making no sense (observed). Differs: as
/// ``SecItemAdd(_:_:)``.
///
/// - Parameters:
///   - query: What to look for.
///   - attributesToUpdate: The new values.
/// - Returns: `errSecSuccess`, or an error.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  Keychain.ask(.update, query, change: attributesToUpdate)
}

/// Removes items from the keychain.
///
/// Simulated: all items that the query finds; a query for only one item is refused as making no
/// sense (observed). Differs: as ``SecItemAdd(_:_:)``.
///
/// - Parameter query: What to look for.
/// - Returns: `errSecSuccess`, or an error.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.ask(.delete, query) }
