public import Foundation

/// Something in a predicate that has a value.
///
/// Simulated: all kinds of expressions that are documented, with `expressionValue(with:context:)`.
/// Differs: an exception of iOS ends the program with the same words; expressions aren't archived.
open class NSExpression: NSObject, NSCopying {
  /// What the expression is.
  package let node: ExpressionNode

  /// Makes an expression of what it is.
  package init(node: ExpressionNode) {
    self.node = node
    super.init()
  }

  /// The expression as a format.
  ///
  /// Simulated: as `predicateFormat` of the predicates that it stands in.
  open override var description: String { PredicateText.text(of: node) }

  /// Gives the expression's value for an object.
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
  /// Type-checks only: there is nothing to do, as expressions don't come out of archives here.
  open func allowEvaluation() {}

  /// Gives the expression itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Says whether another object is an expression with the same format.
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
    /// A value that never changes.
    case constantValue = 0
    /// The object that a predicate is about.
    case evaluatedObject = 1
    /// A variable.
    case variable = 2
    /// What stands under a key path.
    case keyPath = 3
    /// A function.
    case function = 4
    /// What is in either of two collections.
    case unionSet = 5
    /// What is in both of two collections.
    case intersectSet = 6
    /// What is in the first of two collections only.
    case minusSet = 7
    /// What of a collection meets a predicate.
    case subquery = 13
    /// A list of expressions.
    case aggregate = 14
    /// Any key.
    case anyKey = 15
    /// What a closure gives.
    case block = 19
    /// One of two values, as a predicate decides.
    case conditional = 20
  }
}
