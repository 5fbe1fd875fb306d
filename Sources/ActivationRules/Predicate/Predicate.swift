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
  /// What was noticed in the text and isn't part of what it says.
  public var remarks: [Remark]

  /// Makes a predicate.
  ///
  /// - Parameters:
  ///   - clause: What must be the case.
  ///   - remarks: What was noticed in the text and isn't part of what it says.
  public init(_ clause: Clause, remarks: [Remark] = []) {
    self.clause = clause
    self.remarks = remarks
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
  public static let longestText = 1 << 18

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
