public import SimulatedFoundation

// The classes of items. These objects never change, so any thread may use them.

/// The key for an item's class.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecClass: CFString = "class"

/// A password.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"

/// A password for a server.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"

/// A certificate.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"

/// A key.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"

/// A key with its certificate.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"
