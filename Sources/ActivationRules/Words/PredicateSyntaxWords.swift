import Findings

/// What keeps a text from being a predicate: what is wrong, what was expected, and what to do.
enum PredicateSyntaxWords {
  /// What there is at a place where something else should be.
  enum Found {
    case end, string
    case text(String)
  }

  static func summary(
    _ message: String, at position: Predicate.Position, expectation: String?, nearMiss: String?
  ) -> String {
    "\(position.line):\(position.column): \(message)"
      + (expectation.map { "; expected \($0)" } ?? "") + NearMiss.suggestion(nearMiss)
  }

  static let expectsValue = "a value"
  static let expectsOperand = "a key path, a literal or SUBQUERY"
  static let expectsComparison = "a comparison"
  static let expectsOperator = "a comparison operator"
  static let expectsVariable = "a variable"
  static let expectsKeyPath = "a key path"
  static let expectsParenthesis = "a '('"
  static let expectsComma = "a ','"
  static let expectsBracket = "a ']'"
  static let expectsEnd = "the end, AND or OR"

  static func write(_ word: String) -> String { "write \(word)" }

  private static func follows(_ found: Found, _ what: String) -> String {
    switch found {
    case .end: "the predicate ends after \(what)"
    case .string: "a string follows \(what)"
    case .text(let text): "\(quoted(text)) follows \(what)"
    }
  }

  private static func isWhere(_ found: Found, _ what: String) -> String {
    switch found {
    case .end: "the predicate ends where \(what)"
    case .string: "a string is where \(what)"
    case .text(let text): "\(quoted(text)) is where \(what)"
    }
  }
}

// The text as a whole.
extension PredicateSyntaxWords {
  static let empty = "the predicate is empty"
  static let emptyRemedy = "write a condition, such as extensionItems.@count == 1"

  static func tooLong(_ bytes: Int, most: Int) -> String {
    "the predicate has \(bytes) bytes, and \(most) is the limit"
  }
  static let tooLongRemedy = "write a shorter predicate"

  static func nestedTooDeep(most: Int) -> String {
    "the predicate has more than \(most) levels of nesting"
  }
  static let nestedTooDeepRemedy = "write a flatter predicate"

  static func tooManyNOTs(most: Int) -> String { "there are more than \(most) NOTs in a row" }
  static func tooManyMinuses(most: Int) -> String {
    "there are more than \(most) minus signs in a row"
  }
  static let removePairs = "remove them in pairs"

  static let nothingToClose = "there is no '(' for this ')'"
  static let nothingToCloseRemedy = "remove the ')', or write a '(' before it"

  static func surplus(_ found: Found) -> String { follows(found, "a complete condition") }
  static let surplusRemedy = "put AND or OR between the conditions"

  static func unclosed(_ found: Found, _ bracket: String, at position: Predicate.Position) -> String
  {
    isWhere(
      found, "the '\(bracket)' at \(position.line):\(position.column) should be closed")
  }
  static func expectsClosing(_ bracket: String) -> String {
    "a '\(bracket)' or another operator"
  }
  static let unclosedRemedy = "close it, or write AND or OR"
}

// Operators and what they compare.
extension PredicateSyntaxWords {
  static let valueAlone = "a value alone isn't a condition"
  static let valueAloneRemedy = "write a comparison"

  static func ruleKey(_ key: String) -> String {
    "'\(key)' is a key of the dictionary form, not a predicate"
  }
  static let expectsDictionary = "a comparison, or a dictionary in place of the string"
  static let ruleKeyRemedy = "write a dictionary with this key, and a number or true as its value"

  static func operatorMissing(_ found: Found, after operand: String) -> String {
    follows(found, "'\(operand)'")
  }
  static let expectsSuchOperator = "a comparison operator such as == or UTI-CONFORMS-TO"
  static func operatorMissingRemedy(after operand: String) -> String {
    "compare '\(operand)' with something"
  }

  static func notAnOperator(_ word: String) -> String {
    "\(quoted(word)) isn't a predicate operator"
  }

  static func nothingToCompare(_ operation: Predicate.Operation) -> String {
    "there is nothing before \(operation.rawValue) to compare"
  }
  static let nothingToCompareRemedy = "write a key path or a literal there"

  static func valueMissing(_ found: Found) -> String { isWhere(found, "a value should be") }
  static let valueMissingRemedy = "write what to compare"

  static let conditionAsValue = "a condition is where a value should be"
  static let conditionAsValueRemedy = "write a key path or a literal"

  static let conditionCompared = "a condition in parentheses can't be compared"
  static let conditionComparedRemedy = "remove the parentheses"

  static let conditionOnTheRight = "a condition can't be compared"
  static let conditionOnTheRightRemedy = "put a value after the operator"

  static func conditionCalculated(_ operation: Predicate.Arithmetic) -> String {
    "'\(operation.rawValue)' can't be applied to a condition"
  }
  static let conditionCalculatedRemedy = "put a value after it"

  static let conditionWithSign = "a condition can't have a minus sign"
  static let conditionWithSignRemedy = "write NOT before it"

  static func quantifiedCondition(_ quantifier: String) -> String {
    "\(quantifier) is before a whole condition"
  }
  static func quantifiedConditionRemedy(_ quantifier: String) -> String {
    "write \(quantifier) before each key path in the parentheses"
  }

  static func optionsUnclosed(_ operation: Predicate.Operation) -> String {
    "the bracket after \(operation.rawValue) isn't closed"
  }
  static let optionsUnclosedRemedy = "write [c], [d] or [cd]"
  static func notAnOption(_ letters: String) -> String {
    "\(quoted("[\(letters)]")) isn't an operator option"
  }
  static let notAnOptionRemedy =
    "write [c] to ignore letter case, [d] to ignore accents, [cd] for both"
  static func takesNoOptions(_ operation: Predicate.Operation) -> String {
    "\(operation.rawValue) takes no options"
  }
  static let takesNoOptionsRemedy = "remove the brackets"

  static let listInParentheses = "a list is in parentheses"
  static let listInParenthesesRemedy = "write the list in braces"
}

// What has a meaning elsewhere: in format strings, build settings, Objective-C.
extension PredicateSyntaxWords {
  static let message =
    "a '[' can't begin a value: a predicate can't send Objective-C messages"
  static let messageRemedy = "use predicate operators, such as LIKE or CONTAINS"

  static let placeholder = "'%' is for a program to fill in, and a property list has none"
  static let placeholderRemedy = "write the value itself"

  static func buildSetting(_ text: String) -> String {
    "\(quoted(text)) is a build setting that wasn't expanded"
  }
  static let buildSettingRemedy = "write a variable as $name"

  static let namesSwallowed =
    "variable names are missing: Xcode takes $name in an Info.plist for a build setting and "
    + "replaces it with nothing"
  static let expectsSuchName = "a name such as $extensionItem"
  static let namesSwallowedRemedy =
    "check the built Info.plist, and use the dictionary form if the names are gone"

  static let notAKeyPath = "%K has no key path"
  static let expectsText = "a string as the argument"
  static let notAKeyPathRemedy = "pass the name of a property"
}

// Keys, functions and subqueries.
extension PredicateSyntaxWords {
  static func keyMissing(_ found: Found) -> String { follows(found, "a dot") }
  static let expectsKey = "a key or @count"
  static let keyMissingRemedy = "write a key, in quotation marks if it isn't a plain word"

  static func reservedKey(_ word: String) -> String { "'\(word)' is a reserved word, not a key" }
  static func reservedKeyRemedy(_ word: String) -> String {
    "write #\(word) for the key of that name"
  }

  static func notACollectionOperator(_ name: String) -> String {
    "\(quoted("@" + name)) isn't a collection operator"
  }
  static let expectsCollectionOperator = "@count, @sum, @avg, @min, @max or a union"

  static func notAFunction(_ name: String) -> String {
    "\(quoted(name)) isn't a predicate function"
  }
  static let expectsFunction = "a function that Apple documents for predicates"
  static let notAFunctionRemedy = "use predicate operators instead"

  static func colonWithoutArguments(_ name: String) -> String {
    "\(quoted(name)) has a colon like a function"
  }
  static let expectsParenthesisAfterIt = "a '(' after it"
  static let colonWithoutArgumentsRemedy = "write the arguments in parentheses"

  static func wrongNumberOfArguments(
    _ name: String, _ arity: ClosedRange<Int>, given count: Int
  ) -> String {
    "\(name) takes \(arguments(arity)), not \(count)"
  }
  static func wrongNumberOfArgumentsRemedy(_ arity: ClosedRange<Int>) -> String {
    "pass \(arguments(arity))"
  }
  private static func arguments(_ arity: ClosedRange<Int>) -> String {
    let least = arity.lowerBound
    if arity.upperBound > 100 { return "\(least) or more arguments" }
    if arity.count > 1 { return "\(least) or \(arity.upperBound) arguments" }
    return counted(least, "argument")
  }

  static func notAVariable(_ name: String) -> String { "\(quoted(name)) isn't a variable" }
  static let notAVariableRemedy = "begin the name with a dollar sign"

  static func variableMissing(_ found: Found) -> String {
    isWhere(found, "SUBQUERY names its variable")
  }
  static func subqueryOpening(_ found: Found) -> String { follows(found, "SUBQUERY") }
  static let subqueryRemedy = "write SUBQUERY(collection, $name, condition)"
  static let ternaryRemedy = "write TERNARY(condition, a, b)"

  static func commaMissing(_ found: Found, after part: PredicateParser.CallPart) -> String {
    switch part {
    case .collection: follows(found, "the collection of SUBQUERY")
    case .variable(let name): follows(found, "$\(name) of SUBQUERY")
    case .condition: follows(found, "the condition of TERNARY")
    case .firstValue: follows(found, "the first value of TERNARY")
    }
  }
  static func commaMissingRemedy(after part: PredicateParser.CallPart) -> String {
    switch part {
    case .collection, .variable: subqueryRemedy
    case .condition, .firstValue: ternaryRemedy
    }
  }
}
