/// Writes log messages of one subsystem and category.
///
/// Simulated: each message is a line on standard error; see ``OSLog`` and ``OSLogPrivacy``.
public struct Logger: Sendable {
  let log: OSLog

  /// Makes a logger of a subsystem and a category.
  ///
  /// - Parameters:
  ///   - subsystem: Whose messages they are, as a bundle identifier.
  ///   - category: Which part of the program they come from.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Makes a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Makes a logger that names no subsystem.
  public init() { log = .default }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { write(message) }
  /// Writes a message of the given level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { write(message) }
  /// Writes what is of use during development only.
  public func debug(_ message: OSLogMessage) { write(message) }
  /// Writes what is of use during development only.
  public func trace(_ message: OSLogMessage) { write(message) }
  /// Writes what helps but isn't needed.
  public func info(_ message: OSLogMessage) { write(message) }
  /// Writes an error of the process.
  public func error(_ message: OSLogMessage) { write(message) }
  /// Writes an error of the process.
  public func warning(_ message: OSLogMessage) { write(message) }
  /// Writes a mistake in the program, or an error of several processes.
  public func critical(_ message: OSLogMessage) { write(message) }
  /// Writes a mistake in the program, or an error of several processes.
  public func fault(_ message: OSLogMessage) { write(message) }

  private func write(_ message: OSLogMessage) { log.write(message.interpolation.text) }
}
