public import UniformTypes

extension Predicate {
  /// A warning about a predicate that is probably not what was meant, or a note that is worth
  /// knowing.
  public struct Warning: Hashable, Sendable {
    /// The kind of warning.
    public var kind: Kind
    /// Its place in the text, in UTF-8 bytes.
    public var range: Range<Int>
    /// What is odd, without a full stop.
    public var message: String
    /// What to do about it, as a verb phrase, if there is something to do.
    public var remedy: String?
    /// How well founded it is.
    public var basis: Explanation.Basis

    /// Makes a warning.
    ///
    /// - Parameters:
    ///   - kind: The kind of warning.
    ///   - range: Its place in the text, in UTF-8 bytes.
    ///   - message: What is odd, without a full stop.
    ///   - remedy: What to do about it, as a verb phrase.
    ///   - basis: How well founded it is.
    public init(
      kind: Kind, range: Range<Int>, message: String, remedy: String?, basis: Explanation.Basis
    ) {
      self.kind = kind
      self.range = range
      self.message = message
      self.remedy = remedy
      self.basis = basis
    }

    /// Whether the predicate works as it is, and this is only worth knowing.
    public var isNote: Bool { kind.isNote }

    /// The kinds of warnings; the raw value is a code that stays.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// The rule is always met, whatever is shared.
      case alwaysMet = "predicate-always-met"
      /// The rule is never met.
      case neverMet = "predicate-never-met"
      /// The rule contains `TRUEPREDICATE`, which the App Store looks for.
      case truePredicate = "predicate-true"
      /// A type that nothing declares, as far as is known.
      case unknownType = "predicate-unknown-type"
      /// A type that isn't Apple's and that the app doesn't declare.
      case foreignType = "predicate-foreign-type"
      /// A key that shared items don't have.
      case unknownKey = "predicate-unknown-key"
      /// A variable that no subquery names.
      case unboundVariable = "predicate-unbound-variable"
      /// A variable that its subquery doesn't use.
      case unusedVariable = "predicate-unused-variable"
      /// Several values are compared as if they were one.
      case missingQuantifier = "predicate-missing-any"
      /// One value is compared as if it were several.
      case needlessQuantifier = "predicate-needless-any"
      /// Values of kinds that can't be compared.
      case unlikeValues = "predicate-unlike-values"
      /// A count that is also right if nothing matches.
      case trueOfNone = "predicate-true-of-none"
      /// "As many as there are" is also right if there is nothing.
      case emptyMatches = "predicate-empty-matches"
      /// AND and OR are mixed without parentheses.
      case mixture = "predicate-mixture"
      /// Types are compared by name, not by kind.
      case exactType = "predicate-exact-type"
      /// A function or an assignment that a rule is presumably not allowed to use.
      case unsafe = "predicate-unsafe"
      /// A pattern that can't be used.
      case faultyPattern = "predicate-faulty-pattern"
      /// A backslash that does nothing.
      case droppedBackslash = "predicate-dropped-backslash"
      /// A word that Apple lists as reserved is used as a key.
      case reservedWord = "predicate-reserved-word"

      /// Whether a predicate works in spite of it.
      var isNote: Bool {
        switch self {
        case .emptyMatches, .mixture, .exactType, .foreignType, .reservedWord: true
        default: false
        }
      }
    }
  }

  /// Finds what is probably not what was meant.
  ///
  /// Time and memory are bounded: no more than fifty warnings are looked for.
  ///
  /// - Parameter types: The types of the device, with those that the app declares.
  /// - Returns: The warnings in the order of the text, each kind about one thing once.
  public func warnings(types: UniformTypes = .standard) -> [Warning] {
    warnings(types: types, suggestsTypes: true)
  }

  /// Finds the same; looking for a type that may have been meant takes some time.
  func warnings(types: UniformTypes, suggestsTypes: Bool) -> [Warning] {
    var finder = WarningFinder(types, suggestsTypes: suggestsTypes)
    finder.look(at: self)
    return finder.warnings.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map { $0.element }
  }
}
