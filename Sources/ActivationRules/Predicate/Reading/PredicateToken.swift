/// A word or symbol of a predicate.
struct PredicateToken {
  /// The kind of token.
  var kind: Kind
  /// Its place in the text, in UTF-8 bytes.
  var range: Range<Int>

  /// The kinds of tokens.
  enum Kind: Hashable {
    case end
    case keyword(PredicateWord)
    /// A name, or a word that is a keyword only in some places.
    case name(String)
    /// A name after `#`, which isn't a keyword.
    case escapedName(String)
    /// A name after `$`.
    case variable(String)
    /// A name after `@`.
    case collection(String)
    case string(String)
    case integer(Int64)
    case real(DecimalNumber)
    case comparison(Predicate.Operation)
    case arithmetic(Predicate.Arithmetic)
    case sign(PredicateSign)
    /// An argument of a format: its index, and the letters after `%`.
    case placeholder(Int, String)
    /// Something that can't be part of any predicate.
    case stray(String)
  }
}

/// Symbols that aren't operators between two values.
enum PredicateSign: String, Hashable {
  case open = "("
  case close = ")"
  case openBrace = "{"
  case closeBrace = "}"
  case openBracket = "["
  case closeBracket = "]"
  case comma = ","
  case dot = "."
  case colon = ":"
  case assign = ":="
}

/// Words that are reserved everywhere, in the form in which we write them.
enum PredicateWord: String, CaseIterable, Hashable {
  case and = "AND"
  case or = "OR"
  case not = "NOT"
  case any = "ANY"
  case some = "SOME"
  case all = "ALL"
  case none = "NONE"
  case null = "NULL"
  case `nil` = "NIL"
  case itself = "SELF"
  case `true` = "TRUE"
  case yes = "YES"
  case `false` = "FALSE"
  case no = "NO"
  case truePredicate = "TRUEPREDICATE"
  case falsePredicate = "FALSEPREDICATE"
  case subquery = "SUBQUERY"
}

extension PredicateToken.Kind {
  /// Returns the meaning of a word that is spelled with letters; a name if it isn't a keyword.
  static func word(_ spelling: String) -> Self {
    guard spelling.utf8.count <= 16 else { return .name(spelling) }
    let capitals = spelling.uppercased()
    if let word = PredicateWord(rawValue: capitals) { return .keyword(word) }
    if capitals.utf8.first.map({ (65...90).contains($0) }) == true,
      let operation = Predicate.Operation(rawValue: capitals)
    {
      return .comparison(operation)
    }
    return .name(spelling)
  }

  /// Words that Apple lists as reserved although they mean something only in a few places.
  static let softWords: Set<String> = [
    "ANYKEY", "CASEINSENSITIVE", "CAST", "CI", "FETCH", "FIRST", "LAST", "SIZE",
  ]
}
