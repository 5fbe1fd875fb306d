/// The most that a reader takes in before it gives a file up, so that no file costs more than this.
public struct ReadingLimits: Hashable, Sendable {
  /// The size of a property list in bytes.
  public var bytes: Int
  /// How deep dictionaries and arrays may lie in each other.
  public var depth: Int
  /// How many values a list may have, those inside of others counted too.
  public var values: Int

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - bytes: The size of a property list in bytes.
  ///   - depth: How deep dictionaries and arrays may lie in each other.
  ///   - values: How many values a list may have.
  public init(bytes: Int = 32 << 20, depth: Int = 200, values: Int = 500_000) {
    self.bytes = bytes
    self.depth = depth
    self.values = values
  }

  /// What every reader keeps to unless it is told otherwise: far more than an app's lists need.
  public static let standard = ReadingLimits()

  /// How many problems of one file are listed; nobody reads further.
  static let problems = 100
  /// How deep positions are kept; a finding about anything deeper points at what is around it.
  static let positionDepth = 32
  /// What keeping the positions of a file may cost, in keys and indexes of their paths.
  static let positionBudget = 4_000_000
}
