/// The level of a log message.
///
/// Simulated: the documented values. Differs: messages of every level are printed; on iOS those of
/// `debug` are only visible while they are being watched.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as a number.
  public let rawValue: UInt8

  /// Makes a level from a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes a level from a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages that are always kept.
  public static let `default` = OSLogType(rawValue: 0)
  /// The level of messages that are helpful but not essential.
  public static let info = OSLogType(rawValue: 1)
  /// The level of messages that are only useful during development.
  public static let debug = OSLogType(rawValue: 2)
  /// The level of errors in the process.
  public static let error = OSLogType(rawValue: 16)
  /// The level of bugs in the program, and of errors in several processes.
  public static let fault = OSLogType(rawValue: 17)
}
