/// An activation rule in predicate form, as it was understood.
///
/// Data flows one way: the text is cut into tokens, and these become a tree of clauses and
/// expressions; the tree is evaluated against what is shared, explained, checked for what it can't
/// have meant, or written down again.
///
/// ```
/// let reading = Predicate.parse("extensionItems.@count == 1")
/// reading.predicate?.verdict(for: items).activates
/// ```
///
/// Predicates are compared by what they say, not by where in a text they say it.
public struct Predicate: Hashable, Sendable {
  /// What must be the case.
  public var clause: Clause
  /// Where in the text AND and OR stand side by side without parentheses.
  public var mixtures: [Place]

  /// Makes a predicate.
  ///
  /// - Parameters:
  ///   - clause: What must be the case.
  ///   - mixtures: Where in the text AND and OR stand side by side without parentheses.
  public init(_ clause: Clause, mixtures: [Place] = []) {
    self.clause = clause
    self.mixtures = mixtures
  }

  /// Says whether two predicates say the same.
  public static func == (left: Predicate, right: Predicate) -> Bool {
    left.clause == right.clause
  }

  /// Hashes what the predicate says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(clause)
  }

  /// Texts that are longer, in UTF-8 bytes, aren't read; no rule in an Info.plist comes near it.
  public static let longestText = 1 << 20

  /// Conditions, parentheses, functions and lists that lie deeper within each other aren't read.
  public static let deepestNesting = 200

  /// Reads a predicate.
  ///
  /// Time and memory are linear in the length of the text.
  ///
  /// - Parameter text: The predicate, as it stands in a property list once that is decoded.
  /// - Returns: The predicate, or what is wrong with it.
  public static func parse(_ text: String) -> Reading {
    PredicateParser.read(text)
  }
}
