// The results of the functions; documented.

/// The result of success.
///
/// Simulated: the documented number. No known difference.
public let NOTIFY_STATUS_OK: Int32 = 0

/// The result for an invalid name.
///
/// Simulated: the documented number. No known difference.
public let NOTIFY_STATUS_INVALID_NAME: Int32 = 1

/// The result for an invalid token.
///
/// Simulated: the documented number. No known difference.
public let NOTIFY_STATUS_INVALID_TOKEN: Int32 = 2

/// The result for an invalid request.
///
/// Simulated: the documented number; it doesn't occur here.
public let NOTIFY_STATUS_INVALID_REQUEST: Int32 = 6

/// The result for a process without authorization.
///
/// Simulated: the documented number; it doesn't occur here, since any process is authorized.
public let NOTIFY_STATUS_NOT_AUTHORIZED: Int32 = 7

/// The result for a failure of the system.
///
/// Simulated: the documented number; it doesn't occur here.
public let NOTIFY_STATUS_FAILED: Int32 = 1_000_000

/// A number that isn't the token of any observation.
///
/// Simulated: the documented number. No known difference.
public let NOTIFY_TOKEN_INVALID: Int32 = -1
