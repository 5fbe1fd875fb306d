public import SimulatedFoundation

// The attributes of an item. These objects never change, so any thread may use them.

/// The key for the account to which the password belongs.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"

/// The key for the service to which the password belongs.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"

/// The key for bytes that the app chooses.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"

/// The key for a name that the user sees.
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

/// The key for the item's creator, as a number.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"

/// The key for the item's type, as a number.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"

/// The key for whether the item is hidden from the user.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"

/// The key for whether there is no password.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"

/// The key for the date of creation.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"

/// The key for the date of the last change.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"

/// The key for a server's name.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"

/// The key for a server's security domain.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"

/// The key for a server's protocol.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"

/// The key for a server's way of authentication.
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

/// The key for the access control, which says what the user must do before it is used.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"

/// The key for whether it is synchronised with the user's other devices.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"

/// In a query: whether or not it is synchronised with other devices.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"

/// The key for when it can be used.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
