import Findings

/// What is odd about a predicate, and what to do about it.
enum PredicateWarningWords {
  static func write(_ word: String) -> String { "write \(word)" }

  // MARK: - The predicate as a whole

  static let truePredicate =
    "TRUEPREDICATE is always met, and the App Store rejects apps that use it"
  static let falsePredicate = "FALSEPREDICATE is never met"
  static let neverMet = "nothing that can be shared meets the rule"
  static let neverMetRemedy =
    "look for conditions that exclude each other, and for keys that don't exist"
  static let alwaysMet =
    "everything that can be shared meets the rule, as with TRUEPREDICATE"
  static let sayWhatItTakes = "say what the extension takes"

  static let mixture =
    "AND and OR are mixed without parentheses: AND binds tighter, as everywhere, "
    + "but Apple doesn't say so"
  static let mixtureRemedy = "put parentheses around what belongs together"

  static func reservedWord(_ word: String) -> String {
    "'\(word)' is a reserved word; whether it can be a key isn't documented"
  }
  static func reservedWordRemedy(_ word: String) -> String { "write #\(word)" }

  static let truePredicateInside =
    "the rule contains TRUEPREDICATE; Apple says that apps that include it are rejected, and "
    + "may mean this too"
  static let truePredicateInsideRemedy = "leave the condition out, or count with .@count"

  static func droppedBackslash(_ escape: String) -> String {
    "the string drops the backslash of '\(escape)' before an operator sees it"
  }
  static let droppedBackslashRemedy = "write two backslashes for one"

  // MARK: - Counts

  static func trueOfNone(
    _ operation: Predicate.Operation, _ number: Int64, _ noun: Noun
  ) -> String {
    "'\(operation.rawValue) \(number)' is also true if no \(noun.singular) matches"
  }
  static let trueOfNoneRemedy = "add a condition for at least one, such as .@count >= 1"

  static func emptyMatches(_ noun: Noun) -> String {
    "an item with no \(noun.plural) meets this, since 0 == 0"
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
  static let countAsKeyRemedy = "write .@count for the number of elements"

  static func renamedKey(_ key: String, now other: String) -> String {
    "a rule sees '\(other)', not '\(cropped(key))'"
  }

  static func unknownKey(_ key: String, in shape: Shape, meant: String?) -> String {
    "\(element(of: shape)) has no key '\(cropped(key))'\(NearMiss.suggestion(meant))"
  }
  static func unknownKeyRemedy(in shape: Shape, meant: String?) -> String {
    meant.map(write) ?? "write one of \(listed(shape.keys, "or"))"
  }

  static func assigned(_ variable: Predicate.Variable) -> String {
    "$\(cropped(variable.name)) is assigned a value; we assume that iOS refuses such a rule"
  }
  static let assignedRemedy = "compare with the value itself"

  static func unbound(_ variable: Predicate.Variable, meant: String?) -> String {
    "no SUBQUERY names $\(cropped(variable.name))\(NearMiss.suggestion(meant.map { "$\($0)" }))"
  }
  static func unboundRemedy(meant: String?) -> String {
    meant.map { "write $\($0)" } ?? "name it as the second argument of a SUBQUERY around it"
  }

  static func notAList(_ shape: Shape) -> String {
    "SUBQUERY searches \(shape.inWords), which isn't a list"
  }
  static let notAListRemedy = "begin with a list such as extensionItems"

  static func unused(_ name: String) -> String {
    "$\(cropped(name)) isn't used, so either every element counts or none does"
  }
  static func unusedRemedy(_ name: String) -> String {
    "begin the key paths of the condition with $\(cropped(name))"
  }

  static func callsProgram(_ function: Predicate.Function) -> String {
    "\(EvaluationWords.callsProgram(function)); we assume that iOS refuses such a rule"
  }
  static let callsProgramRemedy = "use operators and key paths only"
  static let changesRemedy = "compare with something fixed"

  private static func element(of shape: Shape) -> String {
    shape.element.map { element(of: $0) } ?? shape.inWords
  }
}

// Comparisons.
extension PredicateWarningWords {
  static func needlessQuantifier(_ quantifier: Predicate.Quantifier, _ shape: Shape) -> String {
    "\(quantifier.rawValue) needs a list, but this is \(shape.inWords)"
  }
  static func needlessQuantifierRemedy(_ quantifier: Predicate.Quantifier) -> String {
    "leave \(quantifier.rawValue) out"
  }

  static func missingQuantifier(_ operation: Predicate.Operation, _ shape: Shape) -> String {
    "\(operation.rawValue) compares a single string, but this is \(shape.inWords)"
  }
  static let missingQuantifierRemedy = "write ANY before the key path"
  static func listsInLists(_ quantifier: Predicate.Quantifier) -> String {
    "\(quantifier.rawValue) goes through the outer list, whose elements are lists too"
  }
  static let listsInListsRemedy = "go through the outer list with a SUBQUERY"

  static let neverEqual = "a string is compared with a number: they are never equal"
  static let noOrder = "a string and a number can't be ordered"
  static let quotationMarksRemedy = "write both with quotation marks or both without"
  static func needsTexts(_ operation: Predicate.Operation) -> String {
    "\(operation.rawValue) compares strings, but one side is a number"
  }
  static let needsTextsRemedy = "put it in quotation marks, or use =="

  static func exactType(_ type: String) -> String {
    "== matches only \(type), not the types that conform to it"
  }
  static let exactTypeRemedy = "write UTI-CONFORMS-TO to match these too"

  static func faultyPattern(_ problem: Pattern.Problem) -> String {
    "the pattern can't be used: \(problem.message)"
  }

  static func mimeType(_ type: String, meant: String?) -> String {
    "'\(cropped(type))' is a MIME type, not a uniform type\(NearMiss.suggestion(meant))"
  }
  static func mimeTypeRemedy(meant: String?) -> String {
    meant.map(write) ?? "write the uniform type"
  }

  static func notAType(_ type: String, meant: String?) -> String {
    "'\(cropped(type))' isn't a type identifier\(NearMiss.suggestion(meant))"
  }
  static func notATypeRemedy(meant: String?) -> String {
    meant.map(write) ?? "write the uniform type, such as public.data"
  }

  static func unknownType(_ type: String, meant: String) -> String {
    "'\(cropped(type))' isn't a known type\(NearMiss.suggestion(meant))"
  }
  static func unknownAppleType(_ type: String) -> String {
    "'\(cropped(type))' isn't a known type, and only Apple declares types with such names"
  }
  static let unknownAppleTypeRemedy = "look up the type, and write one that is declared"

  static func foreignType(_ type: String) -> String {
    "'\(cropped(type))' isn't a system type: only an attachment of exactly this type "
      + "matches, unless an app declares others that conform to it"
  }
  static let foreignTypeRemedy =
    "declare it under UTImportedTypeDeclarations if it belongs to another app"
}
