extension Predicate {
  /// The operator of a comparison; the raw value is how we write it.
  public enum Operation: String, CaseIterable, Hashable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="
    case between = "BETWEEN"
    case isIn = "IN"
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case conformsTo = "UTI-CONFORMS-TO"
    case equalsType = "UTI-EQUALS"
  }

  /// The letters in brackets after an operator: `[cd]`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// A bit for each letter.
    public var rawValue: UInt8

    /// Makes a set of letters.
    ///
    /// - Parameter rawValue: A bit for each letter.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// `c`: case is ignored.
    public static let ignoringCase = Options(rawValue: 1)
    /// `d`: accents are ignored.
    public static let ignoringDiacritics = Options(rawValue: 2)
    /// `n`: both sides are already normalized.
    public static let normalized = Options(rawValue: 4)
    /// `l`: the order of the user's language counts.
    public static let inLocale = Options(rawValue: 8)

    /// The letters in the order in which we write them.
    static let letters: [(letter: String, option: Options)] = [
      ("c", .ignoringCase), ("d", .ignoringDiacritics), ("n", .normalized), ("l", .inLocale),
    ]
  }
}

extension Predicate.Operation {
  /// Whether the operator compares by order.
  var isOrdering: Bool {
    switch self {
    case .less, .atMost, .greater, .atLeast: true
    default: false
    }
  }

  /// Whether the operator is about texts.
  var isAboutText: Bool {
    switch self {
    case .beginsWith, .endsWith, .like, .matches: true
    default: false
    }
  }

  /// Whether the operator compares uniform types.
  var isAboutTypes: Bool { self == .conformsTo || self == .equalsType }
}
