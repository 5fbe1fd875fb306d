import Findings

/// What ends the evaluation of a predicate.
enum EvaluationWords {
  static let tooManySteps = "the rule takes too many steps to evaluate here"

  // MARK: - Operators

  static let divisionByZero = "nothing can be divided by 0"
  static let nestedTooDeep = "lists are nested too deep"

  static func needsLists(_ operation: Predicate.Arithmetic) -> String {
    "\(operation.rawValue) needs a list on each side"
  }
  static func needsList(_ quantifier: Predicate.Quantifier, not value: PredicateValue) -> String {
    "\(quantifier.rawValue) needs a list, not \(value.kindInWords)"
  }
  static func needsLimits(not value: PredicateValue) -> String {
    "BETWEEN needs a list of two limits, not \(value.kindInWords)"
  }
  static func notANumber(_ value: PredicateValue) -> String {
    "\(value.kindInWords) isn't a number"
  }
  static func notOrdered(_ left: PredicateValue, _ right: PredicateValue) -> String {
    "\(left.kindInWords) and \(right.kindInWords) can't be ordered"
  }
  static func notWithin(_ part: PredicateValue, _ whole: PredicateValue) -> String {
    "\(part.kindInWords) can't be in \(whole.kindInWords)"
  }
  static func needsTexts(_ operation: Predicate.Operation, not value: PredicateValue) -> String {
    "\(operation.rawValue) compares strings, not \(value.kindInWords)"
  }
  static func needsTypes(_ operation: Predicate.Operation, not value: PredicateValue) -> String {
    "\(operation.rawValue) compares one type with another, not \(value.kindInWords)"
  }
  static func faultyPattern(_ pattern: String, _ problem: Pattern.Problem) -> String {
    "the pattern \(quoted(pattern)) can't be used: \(problem.message)"
  }

  // MARK: - Functions

  static func callsProgram(_ function: Predicate.Function) -> String {
    "\(function.rawValue) calls into a program"
  }
  static func changes(_ function: Predicate.Function) -> String {
    "\(function.rawValue) gives a different value each time"
  }
  static func wrongNumberOfArguments(_ function: Predicate.Function) -> String {
    "\(function.rawValue) has the wrong number of arguments"
  }
  static func wrongArgument(_ function: Predicate.Function, _ value: PredicateValue) -> String {
    "\(function.rawValue) can't take \(value.kindInWords)"
  }
  static func needsArgument(_ function: Predicate.Function) -> String {
    "\(function.rawValue) needs a value"
  }
  static func notSimulated(_ function: Predicate.Function) -> String {
    "\(function.rawValue) isn't simulated"
  }
  static func noObject(at index: Int64, of count: Int) -> String {
    "a list of \(count) has no element \(index)"
  }
  static func notConvertible(_ value: PredicateValue, to type: String) -> String {
    "\(value.kindInWords) can't be converted to \(quoted(type))"
  }

  // MARK: - Paths

  static func noKey(_ key: String, in value: PredicateValue) -> String {
    "\(value.kindInWords) has no key \(quoted(key))"
  }
  static func noIndex(in value: PredicateValue) -> String {
    "\(value.kindInWords) has no element with this index"
  }
  static func noElement(at index: Int64, of count: Int) -> String {
    "a list of \(count) has no element [\(index)]"
  }
  static func noEnd(of value: PredicateValue, isFirst: Bool) -> String {
    "\(value.kindInWords) has no \(isFirst ? "first" : "last") element"
  }
  static func noSize(of value: PredicateValue) -> String { "\(value.kindInWords) has no [SIZE]" }
  static func no(_ name: Predicate.CollectionOperator, of value: PredicateValue) -> String {
    "\(value.kindInWords) has no @\(name.rawValue)"
  }
  static func needsKey(_ name: Predicate.CollectionOperator) -> String {
    "@\(name.rawValue) needs a key after it"
  }
  static func notJoinable(_ value: PredicateValue) -> String {
    "a union of lists can't include \(value.kindInWords)"
  }

  // MARK: - Names

  static func unbound(_ variable: Predicate.Variable) -> String {
    "$\(cropped(variable.name)) has no value"
  }
  static func assigned(_ variable: Predicate.Variable) -> String {
    "a rule can't assign a value to $\(variable.name)"
  }
  static let noArgument = "no program passes a value here"
  static func notSearchable(_ value: PredicateValue) -> String {
    "SUBQUERY can't search \(value.kindInWords)"
  }
}
