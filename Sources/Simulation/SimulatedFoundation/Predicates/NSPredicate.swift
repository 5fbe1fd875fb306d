public import Foundation

/// A condition that objects meet or don't.
///
/// Simulated: made of a format, of a closure or of other predicates, and evaluated over whatever
/// answers to keys: objects, dictionaries, texts, numbers, dates and collections (documented).
/// Differs: an exception of iOS ends the program with the same words; predicates aren't archived.
open class NSPredicate: NSObject, NSCopying, Making {
  /// What the predicate says.
  package let node: PredicateNode

  /// Makes a predicate of what it says.
  init(node: PredicateNode) {
    self.node = node
    super.init()
  }

  /// Makes a predicate that is always the same.
  ///
  /// - Parameter value: What it is.
  public convenience init(value: Bool) {
    self.init(node: .constant(value))
  }

  /// Makes a predicate of a closure.
  ///
  /// - Parameter block: Receives the object and the variables, and says whether it meets the
  ///   predicate.
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

  /// The predicate as a format, with every value written down.
  ///
  /// Simulated: the forms that are observed for comparisons, AND, OR, NOT, key paths, texts, numbers,
  /// dates and collections. Differs: a closure has no address here.
  open var predicateFormat: String { PredicateText.text(of: node) }

  /// The predicate's format.
  open override var description: String { predicateFormat }

  /// Says whether an object meets the predicate.
  ///
  /// - Parameter object: The object.
  /// - Returns: Whether it does.
  open func evaluate(with object: Any?) -> Bool {
    evaluate(with: object, substitutionVariables: nil)
  }

  /// Says whether an object meets the predicate, with values for its variables.
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
  /// - Returns: The copy; a variable without a value stays one.
  open func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    Self(making: { NSPredicate.predicate(node.substituting(variables)) })
  }

  /// Allows a predicate that came out of an archive to be evaluated.
  ///
  /// Type-checks only: there is nothing to do, as predicates don't come out of archives here.
  open func allowEvaluation() {}

  /// Gives the predicate itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Says whether another object is a predicate with the same format.
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
  /// Makes the predicate of the class that says what a tree says.
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

  /// What the predicate says, seen from a predicate around it: a class of the program's own says
  /// it by its methods.
  package var tree: PredicateNode {
    let isOwn =
      type(of: self) != NSPredicate.self && !(self is NSComparisonPredicate)
      && !(self is NSCompoundPredicate)
    return isOwn ? .object(self) : node
  }
}

/// Lets an initialiser give an object that is made already, of a subclass perhaps.
protocol Making {}

extension Making {
  /// Makes no object but gives the one that a closure gives.
  init(making: () -> NSObject) {
    guard let object = making() as? Self else {
      preconditionFailure("\(Self.self) can't be made of this: it says something else")
    }
    self = object
  }
}
