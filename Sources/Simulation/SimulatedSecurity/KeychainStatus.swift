// The results of the functions (documented).

/// Success.
///
/// Simulated: the documented number. No known difference.
public let errSecSuccess: OSStatus = 0

/// There is no such function.
///
/// Simulated: the documented number. No known difference.
public let errSecUnimplemented: OSStatus = -4

/// The disk is full.
///
/// Simulated: the documented number. No known difference.
public let errSecDiskFull: OSStatus = -34

/// A file couldn't be written.
///
/// Simulated: the documented number. No known difference.
public let errSecIO: OSStatus = -36

/// The query makes no sense.
///
/// Simulated: the documented number. No known difference.
public let errSecParam: OSStatus = -50

/// There is not enough memory.
///
/// Simulated: the documented number. No known difference.
public let errSecAllocate: OSStatus = -108

/// The user has refused.
///
/// Simulated: the documented number. No known difference.
public let errSecUserCanceled: OSStatus = -128

/// The query makes no sense for this item.
///
/// Simulated: the documented number. No known difference.
public let errSecBadReq: OSStatus = -909

/// There is no keychain.
///
/// Simulated: the documented number. No known difference.
public let errSecNotAvailable: OSStatus = -25_291

/// The user couldn't prove who they are.
///
/// Simulated: the documented number. No known difference.
public let errSecAuthFailed: OSStatus = -25_293

/// There is such an item already.
///
/// Simulated: the documented number. No known difference.
public let errSecDuplicateItem: OSStatus = -25_299

/// There is no such item.
///
/// Simulated: the documented number. No known difference.
public let errSecItemNotFound: OSStatus = -25_300

/// The user would have to be asked.
///
/// Simulated: the documented number. No known difference.
public let errSecInteractionNotAllowed: OSStatus = -25_308

/// The bytes make no sense.
///
/// Simulated: the documented number. No known difference.
public let errSecDecode: OSStatus = -26_275

/// The entitlements don't name the group.
///
/// Simulated: the documented number. No known difference.
public let errSecMissingEntitlement: OSStatus = -34_018
