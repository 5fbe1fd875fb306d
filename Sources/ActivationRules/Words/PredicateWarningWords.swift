import Findings

/// What is odd about a predicate, and what to do about it.
enum PredicateWarningWords {
  static func write(_ word: String) -> String { "write \(word)" }

  // MARK: - The predicate as a whole

  static let truePredicate =
    "TRUEPREDICATE is met by everything, and the App Store rejects an app with it"
  static let falsePredicate = "FALSEPREDICATE is met by nothing"
  static let neverMet = "the rule is met by nothing that can be shared"
  static let neverMetRemedy =
    "look for conditions that exclude each other, and for keys that aren't there"
  static let alwaysMet =
    "the rule is met by everything that can be shared, as TRUEPREDICATE is"
  static let sayWhatItTakes = "say what the extension takes"

  static let mixture =
    "AND and OR stand side by side without parentheses: AND binds tighter, as everywhere, "
    + "but Apple doesn't say so"
  static let mixtureRemedy = "put parentheses around what belongs together"

  static func reservedWord(_ word: String) -> String {
    "'\(word)' is a reserved word; whether it can be a key isn't documented"
  }
  static func reservedWordRemedy(_ word: String) -> String { "write #\(word)" }

  static let truePredicateInside =
    "TRUEPREDICATE is in the rule; Apple says that apps which include it are rejected, and "
    + "may mean this too"
  static let truePredicateInsideRemedy = "leave the condition away, or count with .@count"

  static func droppedBackslash(_ escape: String) -> String {
    "the string drops the backslash of '\(escape)' before an operator sees it"
  }
  static let droppedBackslashRemedy = "write two backslashes where one is meant"

  // MARK: - Counts

  static func trueOfNone(
    _ operation: Predicate.Operation, _ number: Int64, _ noun: Noun
  ) -> String {
    "'\(operation.rawValue) \(number)' is true as well where no \(noun.singular) matches"
  }
  static let trueOfNoneRemedy = "add a condition for at least one, such as .@count >= 1"

  static func emptyMatches(_ noun: Noun) -> String {
    "an item with no \(noun.singular) at all meets this, since 0 == 0"
  }
  static func emptyMatchesRemedy(_ collection: Predicate.Expression) -> String {
    "add \(cropped(collection.text)).@count >= 1"
  }
}

// Paths, variables and functions.
extension PredicateWarningWords {
  static func noCount(_ shape: Shape) -> String { "\(shape.inWords) has no @count" }
  static func noCountRemedy(_ shape: Shape) -> String {
    shape == .text ? "write .length" : "count a list"
  }

  static let countAsKey = "'.count' asks each element for a key of that name"
  static let countAsKeyRemedy = "write .@count for how many there are"

  static func renamedKey(_ key: String, now other: String) -> String {
    "a rule doesn't see '\(cropped(key))'; what is meant is called '\(other)' there"
  }

  static func unknownKey(_ key: String, in shape: Shape, meant: String?) -> String {
    "\(element(of: shape)) has no key '\(cropped(key))'\(suggestion(meant))"
  }
  static func unknownKeyRemedy(in shape: Shape, meant: String?) -> String {
    meant.map(write) ?? "write one of \(listed(shape.keys, "or"))"
  }

  static func assigned(_ variable: Predicate.Variable) -> String {
    "a value is assigned to $\(cropped(variable.name)); we take it that iOS refuses such a rule"
  }
  static let assignedRemedy = "compare with the value itself"

  static func unbound(_ variable: Predicate.Variable, meant: String?) -> String {
    "no SUBQUERY names $\(cropped(variable.name))\(suggestion(meant.map { "$\($0)" }))"
  }
  static func unboundRemedy(meant: String?) -> String {
    meant.map { "write $\($0)" } ?? "name it as the second part of a SUBQUERY around it"
  }

  static func notAList(_ shape: Shape) -> String {
    "SUBQUERY looks through \(shape.inWords), which is no list"
  }
  static let notAListRemedy = "begin with a list such as extensionItems"

  static func unused(_ name: String) -> String {
    "$\(cropped(name)) isn't looked at, so that every element counts or none"
  }
  static func unusedRemedy(_ name: String) -> String {
    "begin the key paths of the condition with $\(cropped(name))"
  }

  static func callsProgram(_ function: Predicate.Function) -> String {
    "\(function.rawValue) calls into a program; we take it that iOS refuses such a rule"
  }
  static let callsProgramRemedy = "use operators and key paths only"
  static func changes(_ function: Predicate.Function) -> String {
    "\(function.rawValue) gives another value each time"
  }
  static let changesRemedy = "compare with something fixed"

  private static func element(of shape: Shape) -> String {
    shape.element.map { element(of: $0) } ?? shape.inWords
  }

  private static func suggestion(_ meant: String?) -> String {
    meant.map { "; did you mean '\($0)'?" } ?? ""
  }
}

// Comparisons.
extension PredicateWarningWords {
  static func needlessQuantifier(_ quantifier: Predicate.Quantifier, _ shape: Shape) -> String {
    "\(quantifier.rawValue) wants a list, and this is \(shape.inWords)"
  }
  static func needlessQuantifierRemedy(_ quantifier: Predicate.Quantifier) -> String {
    "leave \(quantifier.rawValue) away"
  }

  static func missingQuantifier(_ operation: Predicate.Operation, _ shape: Shape) -> String {
    "\(operation.rawValue) compares one text, and this is \(shape.inWords)"
  }
  static let missingQuantifierRemedy = "write ANY in front of the key path"
  static func listsInLists(_ quantifier: Predicate.Quantifier) -> String {
    "\(quantifier.rawValue) goes over the outer list, whose elements are lists again"
  }
  static let listsInListsRemedy = "go through the outer list with a SUBQUERY"

  static let neverEqual = "a text is compared with a number: they are never equal"
  static let noOrder = "a text and a number are in no order"
  static let quotationMarksRemedy = "write both with quotation marks or both without"
  static func needsTexts(_ operation: Predicate.Operation) -> String {
    "\(operation.rawValue) compares texts, and one side is a number"
  }
  static let needsTextsRemedy = "put it into quotation marks, or use =="

  static func exactType(_ type: String) -> String {
    "== takes \(type) only, not the types that conform to it"
  }
  static let exactTypeRemedy = "write UTI-CONFORMS-TO for these as well"

  static func faultyPattern(_ problem: Pattern.Problem) -> String {
    "the pattern has a fault: \(problem.message)"
  }

  static func mimeType(_ type: String, meant: String?) -> String {
    "'\(cropped(type))' is a MIME type, not a uniform type\(suggestion(meant))"
  }
  static func mimeTypeRemedy(meant: String?) -> String {
    meant.map(write) ?? "write the uniform type"
  }

  static func notAType(_ type: String, meant: String?) -> String {
    "'\(cropped(type))' isn't the identifier of a type\(suggestion(meant))"
  }
  static func notATypeRemedy(meant: String?) -> String {
    meant.map(write) ?? "write the uniform type, such as public.data"
  }

  static func unknownType(_ type: String, meant: String) -> String {
    "no type '\(cropped(type))' is known\(suggestion(meant))"
  }
  static func unknownAppleType(_ type: String) -> String {
    "no type '\(cropped(type))' is known, and only Apple declares types of this name"
  }
  static let unknownAppleTypeRemedy = "look the type up, and write one that is declared"

  static func foreignType(_ type: String) -> String {
    "'\(cropped(type))' isn't a type of the system: only an attachment of exactly this "
      + "type has it, unless an app declares others that conform to it"
  }
  static let foreignTypeRemedy =
    "declare it under UTImportedTypeDeclarations if it is another app's"
}
