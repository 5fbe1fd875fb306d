public import Foundation

/// Where log messages go: a subsystem and a category within it.
///
/// Simulated: each message is a line on standard error, as those of NSLog are; it begins with
/// `[subsystem:category]` where there are such. Differs: there is no log to read back from, and
/// `isEnabled(type:)` says yes for every log but `disabled`.
open class OSLog: NSObject, @unchecked Sendable {
  // All that is in it never changes.
  let prefix: String
  let isDisabled: Bool

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - subsystem: Whose messages they are, as a bundle identifier.
  ///   - category: Which part of the program they come from.
  public init(subsystem: String, category: String) {
    prefix = "[\(subsystem):\(category)] "
    isDisabled = false
    super.init()
  }

  /// Makes a log of a category with a meaning for the system.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isDisabled: Bool) {
    prefix = ""
    self.isDisabled = isDisabled
    super.init()
  }

  /// The log of messages that name no subsystem.
  public static let `default` = OSLog(isDisabled: false)
  /// The log that throws all messages away.
  public static let disabled = OSLog(isDisabled: true)

  /// Whether messages of that level are written.
  open func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  /// A category with a meaning for the system.
  public struct Category: Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Makes a category of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// What Instruments shows as points of interest.
    public static let pointsOfInterest = Category("PointsOfInterest")
    /// What Instruments traces on demand.
    public static let dynamicTracing = Category("DynamicTracing")
    /// What Instruments traces on demand with stacks.
    public static let dynamicStackTracing = Category("DynamicStackTracing")
  }
}

extension OSLog {
  /// Writes a line in one go, so that two threads' lines aren't mixed.
  func write(_ text: String) {
    guard !isDisabled else { return }
    FileHandle.standardError.write(Data("\(prefix)\(text)\n".utf8))
  }
}
