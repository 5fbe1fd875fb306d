/// What a Live Activity shows from now on, and how important that is.
///
/// Simulated: no known difference.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  /// What its views show.
  public var state: State
  /// When that is outdated; `nil` if never.
  public var staleDate: Date?
  /// Its importance among the app's activities: the highest comes first on the lock screen, and
  /// into the Dynamic Island.
  public var relevanceScore: Double

  /// Makes content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
  /// The state, and the date.
  public var description: String {
    "ActivityContent(state: \(state), staleDate: \(staleDate.map { "\($0)" } ?? "nil"))"
  }
}
