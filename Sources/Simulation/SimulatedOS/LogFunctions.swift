/// Writes a message with a format.
///
/// Simulated: a line on standard error; see ``OSLog``. Privacy is as documented for formats: `%@`
/// and `%s` are private unless they say `%{public}@`. Differs: of the words in braces only those
/// for privacy, the hash and `bool` are supported.
///
/// - Parameters:
///   - message: The format.
///   - dso: The library that contains the code.
///   - log: The log to which it is written.
///   - type: The level.
///   - args: The values for the format.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(LogFormat.text("\(message)", args))
}

/// Writes a message with a format, at the given level.
///
/// Simulated: as ``os_log(_:dso:log:type:_:)``.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  log.write(LogFormat.text("\(message)", args))
}

/// Writes a message with interpolated values.
///
/// Simulated: as in ``Logger``.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.interpolation.text) }

/// Writes a message with interpolated values, at the given level.
///
/// Simulated: as in ``Logger``.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.interpolation.text)
}
