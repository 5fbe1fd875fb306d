/// Writes a message with a format.
///
/// Simulated: a line on standard error; see ``OSLog``. What is private is as documented of formats:
/// `%@` and `%s` are unless it says `%{public}@`. Differs: of the words in braces only those for
/// privacy, the hash and `bool` are known.
///
/// - Parameters:
///   - message: The format.
///   - dso: Which library the code is in.
///   - log: Where it is written.
///   - type: Its level.
///   - args: The values for the format.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(LogFormat.text("\(message)", args))
}

/// Writes a message with a format, of the given level.
///
/// Simulated: as ``os_log(_:dso:log:type:_:)``.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  log.write(LogFormat.text("\(message)", args))
}

/// Writes a message with values between its quotes.
///
/// Simulated: as that of ``Logger``.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.interpolation.text) }

/// Writes a message with values between its quotes, of the given level.
///
/// Simulated: as that of ``Logger``.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.interpolation.text)
}
