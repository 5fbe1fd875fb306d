public import SimulatedFoundation

// What is asked for. These objects never change, so any thread may use them.

/// The key for an item's bytes.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"

/// The key for an item as an object.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"

/// The key for an item as bytes that lead to it.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"

/// The key for whether an item's bytes are wanted.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"

/// The key for whether what is known about it is wanted.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"

/// The key for whether it is wanted as an object.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"

/// The key for whether bytes that lead to it are wanted.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"

/// The key for how many items are wanted.
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

/// The key for whether the case of letters counts.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"

/// The key for which keychain of a Mac is meant.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"

/// The key for a context that has asked the user.
///
/// Simulated: a context that has asked the user spares them another question, one that may not ask keeps
/// the keychain from it, and its reason is what they are told. The name's value is observed. No known
/// difference.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"

/// The key for whether the user may be asked.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"

/// The user may be asked.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"

/// The user may not be asked: what needs it fails.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"

/// The user may not be asked: what needs it isn't found.
///
/// Simulated: the name's value is observed. No known difference.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"

/// The key for what the user is asked.
///
/// Simulated: the log has it. The name's value is observed. No known difference.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
