/// A writer of log messages for one subsystem and category.
///
/// Simulated: each message is a line on standard error; see ``OSLog`` and ``OSLogPrivacy``.
public struct Logger: Sendable {
  let log: OSLog

  /// Makes a logger for a subsystem and a category.
  ///
  /// - Parameters:
  ///   - subsystem: The origin of the messages, as a bundle identifier.
  ///   - category: The part of the program that writes them.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Makes a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Makes a logger without a subsystem.
  public init() { log = .default }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { write(message) }
  /// Writes a message at the given level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { write(message) }
  /// Writes a message that is only useful during development.
  public func debug(_ message: OSLogMessage) { write(message) }
  /// Writes a message that is only useful during development.
  public func trace(_ message: OSLogMessage) { write(message) }
  /// Writes a message that is helpful but not essential.
  public func info(_ message: OSLogMessage) { write(message) }
  /// Writes an error of the process.
  public func error(_ message: OSLogMessage) { write(message) }
  /// Writes an error of the process.
  public func warning(_ message: OSLogMessage) { write(message) }
  /// Writes a bug in the program, or an error of several processes.
  public func critical(_ message: OSLogMessage) { write(message) }
  /// Writes a bug in the program, or an error of several processes.
  public func fault(_ message: OSLogMessage) { write(message) }

  private func write(_ message: OSLogMessage) { log.write(message.interpolation.text) }
}
