public import Foundation

extension PredicateExpressions {
  /// Whether a text contains another as the Files app would search for it.
  ///
  /// Simulated: what `#Predicate` makes of `localizedStandardContains`. No known difference.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// Whether it does.
    public typealias Output = Bool

    /// The text.
    public let root: Root
    /// The text that is looked for.
    public let other: Other

    /// Makes the expression of those of the two texts.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Evaluates the texts, and looks for the one in the other.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(try other.evaluate(bindings))
    }
  }

  /// Makes the expression that `#Predicate` writes for `localizedStandardContains`.
  ///
  /// Simulated: no known difference.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
