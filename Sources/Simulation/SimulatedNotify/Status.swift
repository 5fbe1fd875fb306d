// What the functions answer with; documented.

/// All went well.
///
/// Simulated: the documented number. No known difference.
public let NOTIFY_STATUS_OK: Int32 = 0

/// There can't be such a name.
///
/// Simulated: the documented number. No known difference.
public let NOTIFY_STATUS_INVALID_NAME: Int32 = 1

/// There is no such observation.
///
/// Simulated: the documented number. No known difference.
public let NOTIFY_STATUS_INVALID_TOKEN: Int32 = 2

/// The call makes no sense.
///
/// Simulated: the documented number; nothing here answers with it.
public let NOTIFY_STATUS_INVALID_REQUEST: Int32 = 6

/// The process may not.
///
/// Simulated: the documented number; nothing here answers with it, since any process may.
public let NOTIFY_STATUS_NOT_AUTHORIZED: Int32 = 7

/// The system doesn't work.
///
/// Simulated: the documented number; nothing here answers with it.
public let NOTIFY_STATUS_FAILED: Int32 = 1_000_000

/// A number that no observation has.
///
/// Simulated: the documented number. No known difference.
public let NOTIFY_TOKEN_INVALID: Int32 = -1
