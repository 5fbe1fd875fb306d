/// How important a log message is.
///
/// Simulated: the documented values. Differs: messages of every level are printed; on iOS those of
/// `debug` are seen only while somebody looks.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as a number.
  public let rawValue: UInt8

  /// Makes a level of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes a level of a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What is always kept.
  public static let `default` = OSLogType(rawValue: 0)
  /// What helps but isn't needed.
  public static let info = OSLogType(rawValue: 1)
  /// What is of use during development only.
  public static let debug = OSLogType(rawValue: 2)
  /// An error of the process.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake in the program, or an error of several processes.
  public static let fault = OSLogType(rawValue: 17)
}
