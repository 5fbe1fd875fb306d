/// A statement about a part of a predicate: for the tree, and in a few words for a timeline.
struct PredicateStatement {
  /// The statement in plain words.
  var text: String
  /// The reason in a few words.
  var reason: String
  /// How well founded it is.
  var basis: Explanation.Basis
  /// Whether what the part requires is the case.
  var holds: Bool
  /// The statements on which it is based, and remarks about it.
  var children: [Explanation]
  /// How much the reason says; of several, the heaviest is shown.
  var weight = Weight.value

  /// How much a reason says.
  enum Weight: Int, Comparable {
    case value, count, matches, types

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  init(
    _ text: String, reason: String, basis: Explanation.Basis = .documented, holds: Bool,
    children: [Explanation] = [], weight: Weight = .value
  ) {
    self.text = text
    self.reason = reason
    self.basis = basis
    self.holds = holds
    self.children = children
    self.weight = weight
  }

  /// The statement as a node of a tree, with a prefix.
  func explanation(_ prefix: String = "") -> Explanation {
    Explanation(prefix + text, basis: basis, holds: holds, children: children)
  }
}
