/// A predicate as a tree that can be traversed: a store makes its query from it.
package indirect enum PredicateNode {
  /// `TRUEPREDICATE` or `FALSEPREDICATE`.
  case constant(Bool)
  /// Two values and the relation that must hold between them.
  case comparison(ComparisonNode)
  /// All of these must hold; it holds if there are none.
  case and([PredicateNode])
  /// One of these must hold.
  case or([PredicateNode])
  /// This must not hold.
  case not(PredicateNode)
  /// The answer of a closure to an object and the variables.
  case block((Any?, [String: Any]?) -> Bool)
  /// The answer of a predicate of one of the program's own classes.
  case object(NSPredicate)
}

/// A comparison of two values.
package struct ComparisonNode {
  /// The expression on the left.
  package var left: ExpressionNode
  /// The relation that must hold between the sides.
  package var operation: NSComparisonPredicate.Operator
  /// The expression on the right.
  package var right: ExpressionNode
  /// Whether it compares one value, or any or all of several.
  package var modifier: NSComparisonPredicate.Modifier
  /// The differences that are ignored between texts.
  package var options: NSComparisonPredicate.Options
  /// The method that compares, if the operation is `customSelector`.
  package var selector: Selector?

  /// Makes a comparison.
  package init(
    _ left: ExpressionNode, _ operation: NSComparisonPredicate.Operator, _ right: ExpressionNode,
    modifier: NSComparisonPredicate.Modifier = .direct,
    options: NSComparisonPredicate.Options = [], selector: Selector? = nil
  ) {
    self.left = left
    self.operation = operation
    self.right = right
    self.modifier = modifier
    self.options = options
    self.selector = selector
  }
}
