import Foundation

/// A predicate that compares two values.
///
/// Simulated: all operators, modifiers and options over the expressions' values (documented).
/// Differs: as ``NSPredicate``.
open class NSComparisonPredicate: NSPredicate {
  /// The expression on the left.
  open var leftExpression: NSExpression { NSExpression(node: comparison.left) }
  /// The expression on the right.
  open var rightExpression: NSExpression { NSExpression(node: comparison.right) }
  /// The relation that must hold between the sides.
  open var predicateOperatorType: Operator { comparison.operation }
  /// Whether it compares one value, or any or all of several.
  open var comparisonPredicateModifier: Modifier { comparison.modifier }
  /// The differences that are ignored between texts.
  open var options: Options { comparison.options }
  /// The method that compares, if the operator is `customSelector`.
  open var customSelector: Selector? { comparison.selector }

  /// The comparison.
  package let comparison: ComparisonNode

  /// Makes a predicate from a comparison.
  package init(_ comparison: ComparisonNode) {
    self.comparison = comparison
    super.init(node: .comparison(comparison))
  }

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - lhs: The expression on the left.
  ///   - rhs: The expression on the right.
  ///   - modifier: Whether it compares one value, or any or all of several on the left.
  ///   - type: The relation that must hold between the sides.
  ///   - options: The differences that are ignored between texts.
  public convenience init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    self.init(ComparisonNode(lhs.node, type, rhs.node, modifier: modifier, options: options))
  }

  /// Makes a comparison by a method of the left value, which receives the right one.
  ///
  /// - Parameters:
  ///   - lhs: The expression on the left.
  ///   - rhs: The expression on the right.
  ///   - selector: The method, which returns a `Bool`.
  public convenience init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression,
    customSelector selector: Selector
  ) {
    self.init(ComparisonNode(lhs.node, .customSelector, rhs.node, selector: selector))
  }

  /// Whether one value is compared, or any or all of several on the left.
  ///
  /// Simulated: the documented values.
  public enum Modifier: UInt, Sendable {
    /// One value.
    case direct = 0
    /// Every one of several.
    case all = 1
    /// At least one of several.
    case any = 2
  }

  /// The relation that must hold between two values.
  ///
  /// Simulated: the documented values.
  public enum Operator: UInt, Sendable {
    /// Less than.
    case lessThan = 0
    /// Less than or equal.
    case lessThanOrEqualTo = 1
    /// Greater than.
    case greaterThan = 2
    /// Greater than or equal.
    case greaterThanOrEqualTo = 3
    /// Equal.
    case equalTo = 4
    /// Not equal.
    case notEqualTo = 5
    /// A match of a regular expression.
    case matches = 6
    /// A match of a pattern with `?` and `*`.
    case like = 7
    /// A text that begins with the right one.
    case beginsWith = 8
    /// A text that ends with the right one.
    case endsWith = 9
    /// In a collection, or in a text.
    case `in` = 10
    /// A comparison by a custom method.
    case customSelector = 11
    /// A collection or a text that contains the right one.
    case contains = 99
    /// Between two values, inclusive.
    case between = 100
  }

  /// The differences that are ignored between texts.
  ///
  /// Simulated: the documented values.
  public struct Options: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Makes options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `[c]`: the case of letters.
    public static let caseInsensitive = Options(rawValue: 1)
    /// `[d]`: accents.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// `[n]`: nothing is ignored; the texts are compared as they are encoded.
    public static let normalized = Options(rawValue: 4)
  }
}
