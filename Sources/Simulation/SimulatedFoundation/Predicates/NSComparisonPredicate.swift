import Foundation

/// A predicate that compares two values.
///
/// Simulated: all operators, modifiers and options over the expressions' values (documented).
/// Differs: as ``NSPredicate``.
open class NSComparisonPredicate: NSPredicate {
  /// What stands to the left.
  open var leftExpression: NSExpression { NSExpression(node: comparison.left) }
  /// What stands to the right.
  open var rightExpression: NSExpression { NSExpression(node: comparison.right) }
  /// What must be so between the sides.
  open var predicateOperatorType: Operator { comparison.operation }
  /// Whether it is about one value, or about any or all of several.
  open var comparisonPredicateModifier: Modifier { comparison.modifier }
  /// What is left out of account between texts.
  open var options: Options { comparison.options }
  /// The method that compares, where the operator is `customSelector`.
  open var customSelector: Selector? { comparison.selector }

  /// The comparison.
  package let comparison: ComparisonNode

  /// Makes a predicate of a comparison.
  package init(_ comparison: ComparisonNode) {
    self.comparison = comparison
    super.init(node: .comparison(comparison))
  }

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - lhs: What stands to the left.
  ///   - rhs: What stands to the right.
  ///   - modifier: Whether it is about one value, or about any or all of several on the left.
  ///   - type: What must be so between the sides.
  ///   - options: What is left out of account between texts.
  public convenience init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    self.init(ComparisonNode(lhs.node, type, rhs.node, modifier: modifier, options: options))
  }

  /// Makes a comparison by a method: the left value's, which receives the right one.
  ///
  /// - Parameters:
  ///   - lhs: What stands to the left.
  ///   - rhs: What stands to the right.
  ///   - selector: The method, which returns a `Bool`.
  public convenience init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression,
    customSelector selector: Selector
  ) {
    self.init(ComparisonNode(lhs.node, .customSelector, rhs.node, selector: selector))
  }

  /// Whether a comparison is about one value, or about any or all of several on the left.
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

  /// What must be so between two values.
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
    /// As a regular expression says.
    case matches = 6
    /// As a text with `?` and `*` says.
    case like = 7
    /// A text that begins so.
    case beginsWith = 8
    /// A text that ends so.
    case endsWith = 9
    /// In a collection, or in a text.
    case `in` = 10
    /// As a method says.
    case customSelector = 11
    /// A collection or a text that has the right one in it.
    case contains = 99
    /// Between two values, both included.
    case between = 100
  }

  /// What is left out of account between texts.
  ///
  /// Simulated: the documented values.
  public struct Options: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Makes options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `[c]`: capital and small letters.
    public static let caseInsensitive = Options(rawValue: 1)
    /// `[d]`: accents.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// `[n]`: nothing; the texts are compared as they are encoded.
    public static let normalized = Options(rawValue: 4)
  }
}
