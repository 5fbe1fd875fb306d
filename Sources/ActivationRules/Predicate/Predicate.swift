/// An activation rule in predicate form, as it was understood.
///
/// Data flows one way: the text is split into tokens, and these become a tree of clauses and
/// expressions. The tree is evaluated against what is shared, explained, checked for what can't
/// have been meant, or written as text again.
///
/// ```
/// let reading = Predicate.parse("extensionItems.@count == 1")
/// reading.predicate?.verdict(for: items).activates
/// ```
///
/// Predicates are compared by their meaning, not by their places in a text.
public struct Predicate: Hashable, Sendable {
  /// The clause that must hold.
  public var clause: Clause
  /// What was noticed in the text and isn't part of its meaning.
  public var remarks: [Remark]

  /// Makes a predicate.
  ///
  /// - Parameters:
  ///   - clause: The clause that must hold.
  ///   - remarks: What was noticed in the text and isn't part of its meaning.
  public init(_ clause: Clause, remarks: [Remark] = []) {
    self.clause = clause
    self.remarks = remarks
  }

  /// Whether two predicates mean the same.
  public static func == (left: Predicate, right: Predicate) -> Bool {
    left.clause == right.clause
  }

  /// Hashes the predicate's meaning.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(clause)
  }

  /// The maximum length of a text, in UTF-8 bytes; no rule in an Info.plist comes near it.
  public static let longestText = 1 << 18

  /// The maximum nesting of conditions, parentheses, functions and lists.
  public static let deepestNesting = 200

  /// Reads a predicate.
  ///
  /// Time and memory are linear in the length of the text.
  ///
  /// - Parameter text: The predicate, as in a property list once that is decoded.
  /// - Returns: The predicate, or what is wrong with it.
  public static func parse(_ text: String) -> Reading {
    PredicateParser.read(text)
  }
}
