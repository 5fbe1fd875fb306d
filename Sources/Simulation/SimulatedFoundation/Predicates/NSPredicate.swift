public import Foundation

/// A condition that objects meet or fail to meet.
///
/// Simulated: made from a format, from a closure or from other predicates, and evaluated over any
/// values that answer to keys: objects, dictionaries, texts, numbers, dates and collections
/// (documented). Differs: where iOS throws an exception, the program ends with the same message;
/// predicates aren't archived.
open class NSPredicate: NSObject, NSCopying, Making {
  /// The predicate as a tree.
  package let node: PredicateNode

  /// Makes a predicate from a tree.
  init(node: PredicateNode) {
    self.node = node
    super.init()
  }

  /// Makes a predicate with a constant result.
  ///
  /// - Parameter value: The result.
  public convenience init(value: Bool) {
    self.init(node: .constant(value))
  }

  /// Makes a predicate from a closure.
  ///
  /// - Parameter block: Receives the object and the variables, and returns whether the object meets
  ///   the predicate.
  public convenience init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    self.init(node: .block(block))
  }

  /// Makes a predicate that every object meets, for subclasses that override `evaluate`.
  ///
  /// Simulated: on iOS such a predicate itself can't be evaluated, either.
  public override init() {
    node = .constant(true)
    super.init()
  }

  /// The predicate as a format, with all its values.
  ///
  /// Simulated: the forms that are observed for comparisons, AND, OR, NOT, key paths, texts, numbers,
  /// dates and collections. Differs: a closure has no address here.
  open var predicateFormat: String { PredicateText.text(of: node) }

  /// The predicate's format.
  open override var description: String { predicateFormat }

  /// Returns whether an object meets the predicate.
  ///
  /// - Parameter object: The object.
  /// - Returns: Whether it does.
  open func evaluate(with object: Any?) -> Bool {
    evaluate(with: object, substitutionVariables: nil)
  }

  /// Returns whether an object meets the predicate, with values for its variables.
  ///
  /// Simulated: a variable without a value ends the program, as the exception does on iOS.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - bindings: The values of `$name` by their names without the dollar sign.
  /// - Returns: Whether it does.
  open func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    PredicateEvaluation(object, bindings).holds(node)
  }

  /// Makes a copy of the predicate with values in place of variables.
  ///
  /// - Parameter variables: The values of `$name` by their names without the dollar sign.
  /// - Returns: The copy; a variable without a value stays a variable.
  open func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    Self(making: { NSPredicate.predicate(node.substituting(variables)) })
  }

  /// Allows a predicate that came out of an archive to be evaluated.
  ///
  /// Type-checks only: there is nothing to do, because predicates don't come out of archives here.
  open func allowEvaluation() {}

  /// Returns the predicate itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is a predicate with the same format.
  ///
  /// Simulated: predicates are compared by what they say; closures are equal to nothing else.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSPredicate else { return false }
    if self === other { return true }
    if case .block = node { return false }
    return type(of: self) == type(of: other) && predicateFormat == other.predicateFormat
  }

  /// A number that equal predicates share.
  open override var hash: Int { predicateFormat.hashValue }
}

extension NSPredicate {
  /// Makes a predicate of the class that suits a tree.
  package static func predicate(_ node: PredicateNode) -> NSPredicate {
    switch node {
    case .comparison(let comparison): NSComparisonPredicate(comparison)
    case .and(let nodes): NSCompoundPredicate(type: .and, subpredicates: nodes.map(predicate))
    case .or(let nodes): NSCompoundPredicate(type: .or, subpredicates: nodes.map(predicate))
    case .not(let inner): NSCompoundPredicate(type: .not, subpredicates: [predicate(inner)])
    case .object(let object): object
    case .constant, .block: NSPredicate(node: node)
    }
  }

  /// The predicate as part of a predicate around it: a class of the program's own is asked through
  /// its methods.
  package var tree: PredicateNode {
    let isOwn =
      type(of: self) != NSPredicate.self && !(self is NSComparisonPredicate)
      && !(self is NSCompoundPredicate)
    return isOwn ? .object(self) : node
  }
}

/// Lets an initialiser return an object that exists already, perhaps of a subclass.
protocol Making {}

extension Making {
  /// Makes no object, but returns the one that a closure gives.
  init(making: () -> NSObject) {
    guard let object = making() as? Self else {
      preconditionFailure("\(Self.self) can't be made of this: it says something else")
    }
    self = object
  }
}
