import SwiftSyntax

/// A public declaration of the simulated device: something that a lesson's code can name.
struct Symbol: Hashable, Sendable {
  /// The kinds of declaration that the page distinguishes.
  enum Kind: Hashable, Sendable {
    /// A class, structure, enumeration, protocol or actor.
    case type
    /// Everything else.
    case member
  }

  /// The module, by the name under which lessons import it: `UIKit`.
  var module: String
  /// The type that the symbol belongs to, with its enclosing types; empty if there is none.
  ///
  /// A type belongs to itself.
  var type: String
  /// The full name, as in `.shows`: `NSItemProvider.init(item:typeIdentifier:)`.
  var name: String
  var kind: Kind
  /// Whether it is a property that lessons can set and that just stores the value.
  var isStored = false
  /// What the doc comment says about the simulation.
  var fidelity: Fidelity
  /// The code that can be emptied, in source order.
  var bodies: [Body] = []
}

/// A symbol's code that can be emptied: a function's, an accessor's or an observer's.
struct Body: Hashable, Sendable {
  /// Which part of a property it is; `body` when there is only one.
  enum Part: String, Hashable, Sendable {
    case body, get, set, willSet, didSet
  }

  var part: Part
  /// The file, by its path from the root of the package.
  var file: String
  /// The lines of the whole declaration, first and last, counted from 1.
  var lines: ClosedRange<Int>
  /// How it is emptied; nil if it is empty already.
  var emptying: Emptying?
  /// Whether the code only returns a literal: `{ false }`.
  var isConstant = false
}
