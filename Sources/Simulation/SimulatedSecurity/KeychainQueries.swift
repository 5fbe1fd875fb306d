public import SimulatedFoundation

// The keys and values of queries. These objects never change, so any thread may use them.

/// The key for an item's bytes.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"

/// The key for an item as an object.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"

/// The key for an item as a persistent reference.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"

/// The key for whether an item's bytes are requested.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"

/// The key for whether its attributes are requested.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"

/// The key for whether it is requested as an object.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"

/// The key for whether a persistent reference is requested.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"

/// The key for the number of items that are requested.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"

/// One item.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"

/// All items.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"

/// The key for whether the case of letters is ignored.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"

/// The key for which of a Mac's keychains is meant.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"

/// The key for a context that has asked the user.
///
/// Simulated: a context that has asked the user saves them another question, one that may not ask
/// keeps the keychain from asking, and its reason is what they are told. The name's value is
/// observed. No known difference.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"

/// The key for whether the user may be asked.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"

/// The user may be asked.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"

/// The user may not be asked: an operation that needs it fails.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"

/// The user may not be asked: an item that needs it isn't found.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"

/// The key for the prompt that the user sees.
///
/// Simulated: the log shows it. The name's value is observed. No known difference.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
