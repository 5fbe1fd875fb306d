/// A class that a file declares.
package struct ClassFact: Hashable, Sendable {
  /// The name, dotted for nested classes: `Outer.Inner`.
  package let name: String
  /// What the inheritance clause names, as written.
  package let inherits: [String]
  /// The name given by `@objc(Name)`.
  package let objectiveCName: String?
  /// The initialisers that the class's body declares.
  package let initialisers: [InitialiserFact]
  /// Whether the class, or a type around it, is generic.
  package let isGeneric: Bool
  /// Whether the class is declared inside a function or a closure.
  package let isLocal: Bool
}

/// An initialiser of a class.
package struct InitialiserFact: Hashable, Sendable {
  /// The argument labels, empty for `_`.
  package let labels: [String]
  /// Whether it is a convenience initialiser.
  package let isConvenience: Bool
  /// Whether a call of it simply returns an object: not failable, throwing, asynchronous, or
  /// unavailable.
  package let isPlain: Bool
  /// Whether a call of it returns an object or `nil`: not throwing, asynchronous or unavailable.
  package let isCallable: Bool
  /// Whether only the class itself may call it.
  package let isPrivate: Bool
}
