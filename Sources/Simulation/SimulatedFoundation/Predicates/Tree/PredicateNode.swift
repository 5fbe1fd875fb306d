/// What a predicate says, as a tree that can be gone through: a store makes its question of it.
package indirect enum PredicateNode {
  /// `TRUEPREDICATE` or `FALSEPREDICATE`.
  case constant(Bool)
  /// Two values and what must be so between them.
  case comparison(ComparisonNode)
  /// All of these must hold; none of them hold as well.
  case and([PredicateNode])
  /// One of these must hold.
  case or([PredicateNode])
  /// This must not hold.
  case not(PredicateNode)
  /// What a closure says of an object and the variables.
  case block((Any?, [String: Any]?) -> Bool)
  /// What a predicate of the program's own class says.
  case object(NSPredicate)
}

/// A comparison of two values.
package struct ComparisonNode {
  /// What stands to the left.
  package var left: ExpressionNode
  /// What must be so between the sides.
  package var operation: NSComparisonPredicate.Operator
  /// What stands to the right.
  package var right: ExpressionNode
  /// Whether it is about one value, or about any or all of several.
  package var modifier: NSComparisonPredicate.Modifier
  /// What is left out of account between texts.
  package var options: NSComparisonPredicate.Options
  /// The method that compares, where the operation is `customSelector`.
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
