public import Foundation

/// The part of a predicate that has a value.
///
/// Simulated: all documented kinds of expressions, with `expressionValue(with:context:)`. Differs:
/// where iOS throws an exception, the program ends with the same message; expressions aren't
/// archived.
open class NSExpression: NSObject, NSCopying {
  /// The expression as a tree.
  package let node: ExpressionNode

  /// Makes an expression from a tree.
  package init(node: ExpressionNode) {
    self.node = node
    super.init()
  }

  /// The expression as a format.
  ///
  /// Simulated: as in `predicateFormat` of the predicates that contain it.
  open override var description: String { PredicateText.text(of: node) }

  /// Returns the expression's value for an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - context: The variables by their names without the dollar sign.
  /// - Returns: The value; numbers come as NSNumber.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    PredicateEvaluation(object, context as? [String: Any]).value(of: node)
  }

  /// Allows an expression that came out of an archive to be evaluated.
  ///
  /// Type-checks only: there is nothing to do, because expressions don't come out of archives here.
  open func allowEvaluation() {}

  /// Returns the expression itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is an expression with the same format.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSExpression else { return false }
    if self === other { return true }
    if case .block = node { return false }
    return description == other.description
  }

  /// A number that equal expressions share.
  open override var hash: Int { description.hashValue }

  /// The kinds of expressions.
  ///
  /// Simulated: the documented values.
  public enum ExpressionType: UInt, Sendable {
    /// A constant value.
    case constantValue = 0
    /// The object that a predicate is about.
    case evaluatedObject = 1
    /// A variable.
    case variable = 2
    /// The value under a key path.
    case keyPath = 3
    /// A function.
    case function = 4
    /// The elements that are in either of two collections.
    case unionSet = 5
    /// The elements that are in both of two collections.
    case intersectSet = 6
    /// The elements that are only in the first of two collections.
    case minusSet = 7
    /// The elements of a collection that meet a predicate.
    case subquery = 13
    /// A list of expressions.
    case aggregate = 14
    /// Any key.
    case anyKey = 15
    /// The result of a closure.
    case block = 19
    /// One of two values, chosen by a predicate.
    case conditional = 20
  }
}
