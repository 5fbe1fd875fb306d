/// The limits up to which a reader reads a file, so that no file costs more than this.
public struct ReadingLimits: Hashable, Sendable {
  /// The size of a property list in bytes.
  public var bytes: Int
  /// The maximum nesting of dictionaries and arrays.
  public var depth: Int
  /// The maximum number of values in a list, including nested ones.
  public var values: Int

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - bytes: The size of a property list in bytes.
  ///   - depth: The maximum nesting of dictionaries and arrays.
  ///   - values: The maximum number of values in a list.
  public init(bytes: Int = 32 << 20, depth: Int = 200, values: Int = 500_000) {
    self.bytes = bytes
    self.depth = depth
    self.values = values
  }

  /// The default for every reader: far more than an app's lists need.
  public static let standard = ReadingLimits()

  /// The maximum number of problems that are listed for one file; nobody reads more.
  static let problems = 100
  /// The depth to which positions are recorded; a finding about anything deeper points to what is
  /// around it.
  static let positionDepth = 32
  /// The maximum cost of recording the positions of a file, in keys and indexes of their paths.
  static let positionBudget = 4_000_000
}
