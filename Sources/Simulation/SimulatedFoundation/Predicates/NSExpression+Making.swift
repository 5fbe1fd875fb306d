public import Foundation

extension NSExpression {
  /// Makes an expression whose value never changes.
  ///
  /// - Parameter obj: The value.
  public convenience init(forConstantValue obj: Any?) {
    self.init(node: .constant(obj))
  }

  /// Gives the expression for the object that a predicate is about.
  public class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(node: .evaluatedObject)
  }

  /// Makes the expression of a variable.
  ///
  /// - Parameter string: Its name without the dollar sign.
  public convenience init(forVariable string: String) {
    self.init(node: .variable(string))
  }

  /// Makes the expression of what stands under a key path.
  ///
  /// - Parameter keyPath: The key path.
  public convenience init(forKeyPath keyPath: String) {
    self.init(node: .keyPath(keyPath, of: .evaluatedObject))
  }

  /// Makes the expression of what stands under a key path of a Swift property.
  ///
  /// Simulated: for properties that the program marks `@objc` or `@NSManaged`, one or several in a
  /// row. Differs: any other key path ends the program here, and on iOS where it has no name.
  ///
  /// - Parameter keyPath: The key path.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    self.init(node: .keyPath(KeyPathNames.requiredName(of: keyPath), of: .evaluatedObject))
  }

  /// Makes the expression of a function.
  ///
  /// - Parameters:
  ///   - name: The documented name, such as `sum:` or `add:to:`.
  ///   - parameters: What is handed to the function.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    guard PredicateFunctions.names.contains(name) else {
      preconditionFailure("\(name) is not a supported method.")
    }
    self.init(node: .function(name, target: nil, parameters.map(NSExpression.node)))
  }

  /// Makes the expression of a method of an object.
  ///
  /// - Parameters:
  ///   - target: What the method belongs to.
  ///   - name: The method's Objective-C name.
  ///   - parameters: What is handed to the method.
  public convenience init(
    forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?
  ) {
    let arguments = (parameters ?? []).map(NSExpression.node)
    self.init(node: .function(name, target: target.node, arguments))
  }

  /// Makes the expression of a list.
  ///
  /// - Parameter subexpressions: The elements; what is no expression stands for itself.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(node: .aggregate(subexpressions.map(NSExpression.node)))
  }

  /// Makes the expression of what is in either of two collections.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(node: .set(.union, left.node, right.node))
  }

  /// Makes the expression of what is in both of two collections.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(node: .set(.intersect, left.node, right.node))
  }

  /// Makes the expression of what is in the first of two collections only.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(node: .set(.minus, left.node, right.node))
  }

  /// Makes the expression of what of a collection meets a predicate.
  ///
  /// - Parameters:
  ///   - expression: The collection.
  ///   - variable: The name of an element in the predicate, without the dollar sign.
  ///   - predicate: What an element has to meet.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) {
    self.init(node: .subquery(expression.node, variable: variable, predicate.tree))
  }

  /// Makes the expression of one of two values.
  ///
  /// - Parameters:
  ///   - predicate: What decides.
  ///   - trueExpression: The value where it is met.
  ///   - falseExpression: The value where it isn't.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression,
    falseExpression: NSExpression
  ) {
    self.init(node: .conditional(predicate.tree, trueExpression.node, falseExpression.node))
  }

  /// Makes the expression of what a closure gives.
  ///
  /// - Parameters:
  ///   - block: Receives the object, the arguments and the variables.
  ///   - arguments: What is handed to the closure.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    self.init(node: .block(block, (arguments ?? []).map { $0.node }))
  }

  /// Gives the expression for any key, which only Spotlight's queries have a use for.
  ///
  /// Type-checks only: it has no value.
  public class func expressionForAnyKey() -> NSExpression { NSExpression(node: .anyKey) }

  /// What an argument is: an expression, or a value.
  private static func node(_ argument: Any) -> ExpressionNode {
    (argument as? NSExpression)?.node ?? .constant(argument)
  }
}
