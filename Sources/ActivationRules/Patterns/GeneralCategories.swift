/// The names of Unicode's general categories, in lowercase and without underscores.
enum GeneralCategories {
  /// Returns the categories for which a name, short or long, stands.
  static func named(_ name: String) -> [Unicode.GeneralCategory]? {
    let members = members(ofGroup: name)
    let found = all.filter { $0.short == name || $0.long == name || members.contains($0.short) }
    return found.isEmpty ? nil : found.map { $0.category }
  }

  /// Returns the short names of the categories in a group.
  private static func members(ofGroup name: String) -> [String] {
    switch name {
    case "l", "letter": ["lu", "ll", "lt", "lm", "lo"]
    case "lc", "casedletter": ["lu", "ll", "lt"]
    case "m", "mark", "combiningmark": ["mn", "mc", "me"]
    case "n", "number": ["nd", "nl", "no"]
    case "p", "punctuation", "punct": ["pc", "pd", "ps", "pe", "pi", "pf", "po"]
    case "s", "symbol": ["sm", "sc", "sk", "so"]
    case "z", "separator": ["zs", "zl", "zp"]
    case "c", "other": ["cc", "cf", "cs", "co", "cn"]
    case "digit": ["nd"]
    case "cntrl": ["cc"]
    default: []
    }
  }

  private static let all: [(short: String, long: String, category: Unicode.GeneralCategory)] = [
    ("lu", "uppercaseletter", .uppercaseLetter),
    ("ll", "lowercaseletter", .lowercaseLetter),
    ("lt", "titlecaseletter", .titlecaseLetter),
    ("lm", "modifierletter", .modifierLetter),
    ("lo", "otherletter", .otherLetter),
    ("mn", "nonspacingmark", .nonspacingMark),
    ("mc", "spacingmark", .spacingMark),
    ("me", "enclosingmark", .enclosingMark),
    ("nd", "decimalnumber", .decimalNumber),
    ("nl", "letternumber", .letterNumber),
    ("no", "othernumber", .otherNumber),
    ("pc", "connectorpunctuation", .connectorPunctuation),
    ("pd", "dashpunctuation", .dashPunctuation),
    ("ps", "openpunctuation", .openPunctuation),
    ("pe", "closepunctuation", .closePunctuation),
    ("pi", "initialpunctuation", .initialPunctuation),
    ("pf", "finalpunctuation", .finalPunctuation),
    ("po", "otherpunctuation", .otherPunctuation),
    ("sm", "mathsymbol", .mathSymbol),
    ("sc", "currencysymbol", .currencySymbol),
    ("sk", "modifiersymbol", .modifierSymbol),
    ("so", "othersymbol", .otherSymbol),
    ("zs", "spaceseparator", .spaceSeparator),
    ("zl", "lineseparator", .lineSeparator),
    ("zp", "paragraphseparator", .paragraphSeparator),
    ("cc", "control", .control),
    ("cf", "format", .format),
    ("cs", "surrogate", .surrogate),
    ("co", "privateuse", .privateUse),
    ("cn", "unassigned", .unassigned),
  ]
}
