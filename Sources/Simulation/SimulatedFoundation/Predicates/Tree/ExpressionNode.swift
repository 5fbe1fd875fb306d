package import Foundation

/// Something in a predicate that has a value, as a tree that can be gone through.
package indirect enum ExpressionNode {
  /// A value: one that is written down, or one that was handed over for `%@`.
  case constant(Any?)
  /// `SELF`: the object that the predicate is about.
  case evaluatedObject
  /// `$name`; without the dollar sign.
  case variable(String)
  /// Names with dots between them, operators such as `@count` included, from some value on:
  /// mostly from `evaluatedObject`.
  case keyPath(String, of: ExpressionNode)
  /// A function by the name that Apple gives it, such as `add:to:`; the target is there for
  /// `FUNCTION(target, "name", …)` only.
  case function(String, target: ExpressionNode?, [ExpressionNode])
  /// `{a, b}`.
  case aggregate([ExpressionNode])
  /// What two collections give together.
  case set(SetOperation, ExpressionNode, ExpressionNode)
  /// `SUBQUERY(collection, $variable, predicate)`; without the dollar sign.
  case subquery(ExpressionNode, variable: String, PredicateNode)
  /// `TERNARY(predicate, a, b)`.
  case conditional(PredicateNode, ExpressionNode, ExpressionNode)
  /// What a closure gives for an object, the arguments and the variables.
  case block((Any?, [Any], NSMutableDictionary?) -> Any?, [ExpressionNode])
  /// `ANYKEY`.
  case anyKey

  /// What two collections are combined by.
  package enum SetOperation: String {
    /// What is in either.
    case union = "UNION"
    /// What is in both.
    case intersect = "INTERSECT"
    /// What is in the first only.
    case minus = "MINUS"
  }
}
