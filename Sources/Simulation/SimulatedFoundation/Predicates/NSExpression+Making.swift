public import Foundation

extension NSExpression {
  /// Makes an expression with a constant value.
  ///
  /// - Parameter obj: The value.
  public convenience init(forConstantValue obj: Any?) {
    self.init(node: .constant(obj))
  }

  /// Returns the expression for the object that a predicate is about.
  public class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(node: .evaluatedObject)
  }

  /// Makes an expression for a variable.
  ///
  /// - Parameter string: Its name without the dollar sign.
  public convenience init(forVariable string: String) {
    self.init(node: .variable(string))
  }

  /// Makes an expression for the value under a key path.
  ///
  /// - Parameter keyPath: The key path.
  public convenience init(forKeyPath keyPath: String) {
    self.init(node: .keyPath(keyPath, of: .evaluatedObject))
  }

  /// Makes an expression for the value under the key path of a Swift property.
  ///
  /// Simulated: for properties that the program marks `@objc` or `@NSManaged`, one or several in a
  /// row. Differs: any other key path ends the program here; on iOS only one without a name does.
  ///
  /// - Parameter keyPath: The key path.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    self.init(node: .keyPath(KeyPathNames.requiredName(of: keyPath), of: .evaluatedObject))
  }

  /// Makes an expression that calls a function.
  ///
  /// - Parameters:
  ///   - name: The documented name, such as `sum:` or `add:to:`.
  ///   - parameters: The function's arguments.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    guard PredicateFunctions.names.contains(name) else {
      preconditionFailure("\(name) is not a supported method.")
    }
    self.init(node: .function(name, target: nil, parameters.map(NSExpression.node)))
  }

  /// Makes an expression that calls a method of an object.
  ///
  /// - Parameters:
  ///   - target: The object that has the method.
  ///   - name: The method's Objective-C name.
  ///   - parameters: The method's arguments.
  public convenience init(
    forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?
  ) {
    let arguments = (parameters ?? []).map(NSExpression.node)
    self.init(node: .function(name, target: target.node, arguments))
  }

  /// Makes an expression for a list.
  ///
  /// - Parameter subexpressions: The elements; a value that isn't an expression stands for itself.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(node: .aggregate(subexpressions.map(NSExpression.node)))
  }

  /// Makes an expression for the elements that are in either of two collections.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(node: .set(.union, left.node, right.node))
  }

  /// Makes an expression for the elements that are in both of two collections.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(node: .set(.intersect, left.node, right.node))
  }

  /// Makes an expression for the elements that are only in the first of two collections.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(node: .set(.minus, left.node, right.node))
  }

  /// Makes an expression for the elements of a collection that meet a predicate.
  ///
  /// - Parameters:
  ///   - expression: The collection.
  ///   - variable: The name of an element in the predicate, without the dollar sign.
  ///   - predicate: The condition that an element has to meet.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) {
    self.init(node: .subquery(expression.node, variable: variable, predicate.tree))
  }

  /// Makes an expression that chooses between two values.
  ///
  /// - Parameters:
  ///   - predicate: The condition that decides.
  ///   - trueExpression: The value if the condition is met.
  ///   - falseExpression: The value if it isn't.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression,
    falseExpression: NSExpression
  ) {
    self.init(node: .conditional(predicate.tree, trueExpression.node, falseExpression.node))
  }

  /// Makes an expression for the result of a closure.
  ///
  /// - Parameters:
  ///   - block: Receives the object, the arguments and the variables.
  ///   - arguments: The closure's arguments.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    self.init(node: .block(block, (arguments ?? []).map { $0.node }))
  }

  /// Returns the expression for any key, which is useful only in Spotlight's queries.
  ///
  /// Type-checks only: it has no value.
  public class func expressionForAnyKey() -> NSExpression { NSExpression(node: .anyKey) }

  /// What an argument is: an expression, or a value.
  private static func node(_ argument: Any) -> ExpressionNode {
    (argument as? NSExpression)?.node ?? .constant(argument)
  }
}
