/// Whether the share sheet offers an extension for what is shared, and why.
public struct Verdict: Hashable, Sendable {
  /// The answer.
  public var decision: Decision
  /// The answer's reason in a few words, for a line of a timeline: "2 web URLs, at most 1".
  public var reason: String
  /// The whole reason, as a tree.
  public var explanation: Explanation
  /// The shared items that the extension would be given, by their places in what was shared.
  ///
  /// All of them when it is offered, except where only a part of a web page matches; none otherwise.
  public var deliveredItems: [Int]

  /// Whether the extension is offered; `false` also when that can't be decided.
  public var activates: Bool { decision == .offered }

  /// Makes a verdict.
  ///
  /// - Parameters:
  ///   - decision: The answer.
  ///   - reason: Its reason in a few words.
  ///   - explanation: The whole reason.
  ///   - deliveredItems: The places of the items that the extension would be given.
  public init(
    _ decision: Decision, reason: String, explanation: Explanation, deliveredItems: [Int] = []
  ) {
    self.decision = decision
    self.reason = reason
    self.explanation = explanation
    self.deliveredItems = deliveredItems
  }

  /// The three answers.
  public enum Decision: String, CaseIterable, Hashable, Sendable {
    /// The share sheet shows the extension.
    case offered
    /// The share sheet doesn't show the extension.
    case notOffered
    /// It can't be determined: a predicate whose value changes by itself, or that takes too much
    /// work.
    case undecided
  }
}
