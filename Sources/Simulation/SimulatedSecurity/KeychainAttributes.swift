public import SimulatedFoundation

// What is known about an item. These objects never change, so any thread may use them.

/// The key for whose password it is.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"

/// The key for what the password is for.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"

/// The key for bytes of the app's own.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"

/// The key for a name that people see.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"

/// The key for a description.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"

/// The key for a comment.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"

/// The key for who made it, as a number.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"

/// The key for a kind of item, as a number.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"

/// The key for whether people see it.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"

/// The key for whether there is no password.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"

/// The key for when it was made.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"

/// The key for when it was changed.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"

/// The key for a server's name.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"

/// The key for a part of a server.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"

/// The key for how a server is spoken to.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"

/// The key for how a server is convinced.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"

/// The key for a server's port.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"

/// The key for a path on a server.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"

/// The key for a key's own tag.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"

/// The key for a key's own label.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"

/// The key for the group of apps that may use it.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"

/// The key for who must agree to its use.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"

/// The key for whether it is on the user's other devices, too.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"

/// In a query: whether or not it is on other devices.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"

/// The key for when it can be used.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
