public import Foundation

/// A destination of log messages: a subsystem and a category within it.
///
/// Simulated: each message is a line on standard error, as for NSLog; it begins with
/// `[subsystem:category]` if they are given. Differs: the log can't be read back, and
/// `isEnabled(type:)` returns `true` for every log except `disabled`.
open class OSLog: NSObject, @unchecked Sendable {
  // Its values never change.
  let prefix: String
  let isDisabled: Bool

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - subsystem: The origin of the messages, as a bundle identifier.
  ///   - category: The part of the program that writes them.
  public init(subsystem: String, category: String) {
    prefix = "[\(subsystem):\(category)] "
    isDisabled = false
    super.init()
  }

  /// Makes a log with a category that has a meaning for the system.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isDisabled: Bool) {
    prefix = ""
    self.isDisabled = isDisabled
    super.init()
  }

  /// The log of messages without a subsystem.
  public static let `default` = OSLog(isDisabled: false)
  /// The log that discards all messages.
  public static let disabled = OSLog(isDisabled: true)

  /// Returns whether messages of a level are written.
  open func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  /// A category with a meaning for the system.
  public struct Category: Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Makes a category of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The category that Instruments shows as points of interest.
    public static let pointsOfInterest = Category("PointsOfInterest")
    /// The category that Instruments traces on demand.
    public static let dynamicTracing = Category("DynamicTracing")
    /// The category that Instruments traces on demand with stacks.
    public static let dynamicStackTracing = Category("DynamicStackTracing")
  }
}

extension OSLog {
  /// Writes a line in one call, so that lines of two threads aren't mixed.
  func write(_ text: String) {
    guard !isDisabled else { return }
    FileHandle.standardError.write(Data("\(prefix)\(text)\n".utf8))
  }
}
