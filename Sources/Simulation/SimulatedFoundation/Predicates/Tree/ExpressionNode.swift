package import Foundation

/// The part of a predicate that has a value, as a tree that can be traversed.
package indirect enum ExpressionNode {
  /// A value: one that is written in the format, or one that was passed for `%@`.
  case constant(Any?)
  /// `SELF`: the object that the predicate is about.
  case evaluatedObject
  /// `$name`, without the dollar sign.
  case variable(String)
  /// Names with dots between them, including operators such as `@count`, starting from some value:
  /// mostly from `evaluatedObject`.
  case keyPath(String, of: ExpressionNode)
  /// A function by the name that Apple gives it, such as `add:to:`; only `FUNCTION(target, "name",
  /// …)` has a target.
  case function(String, target: ExpressionNode?, [ExpressionNode])
  /// `{a, b}`.
  case aggregate([ExpressionNode])
  /// The combination of two collections.
  case set(SetOperation, ExpressionNode, ExpressionNode)
  /// `SUBQUERY(collection, $variable, predicate)`, without the dollar sign.
  case subquery(ExpressionNode, variable: String, PredicateNode)
  /// `TERNARY(predicate, a, b)`.
  case conditional(PredicateNode, ExpressionNode, ExpressionNode)
  /// The result of a closure for an object, the arguments and the variables.
  case block((Any?, [Any], NSMutableDictionary?) -> Any?, [ExpressionNode])
  /// `ANYKEY`.
  case anyKey

  /// How two collections are combined.
  package enum SetOperation: String {
    /// The elements of either.
    case union = "UNION"
    /// The elements of both.
    case intersect = "INTERSECT"
    /// The elements that are only in the first.
    case minus = "MINUS"
  }
}
