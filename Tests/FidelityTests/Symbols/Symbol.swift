import SwiftSyntax

/// A public declaration of the simulated device: something that a lesson's code can name.
struct Symbol: Hashable, Sendable {
  /// What a declaration declares, as far as the page tells them apart.
  enum Kind: Hashable, Sendable {
    /// A class, structure, enumeration, protocol or actor.
    case type
    /// Everything else.
    case member
  }

  /// The module, by the name that lessons import: `UIKit`.
  var module: String
  /// The type that the symbol belongs to, with the types around it; empty for what is in none.
  ///
  /// A type belongs to itself.
  var type: String
  /// The whole name, by which `.shows` means it: `NSItemProvider.init(item:typeIdentifier:)`.
  var name: String
  var kind: Kind
  /// Whether it is a property that lessons can set and that is stored as it is set.
  var isStored = false
  /// What the doc comment says of the simulation.
  var fidelity: Fidelity
  /// The code that can be emptied, in the order of the source.
  var bodies: [Body] = []
}

/// Code of a symbol that can be emptied: a function's, an accessor's or an observer's.
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
  /// How it is emptied; nil when it is empty as it is.
  var emptying: Emptying?
  /// Whether the code does nothing but give a literal: `{ false }`.
  var isConstant = false
}
