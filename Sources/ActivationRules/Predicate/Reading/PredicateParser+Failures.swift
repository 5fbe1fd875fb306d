import Findings

extension PredicateParser {
  /// A description of the next token.
  var found: String {
    switch token.kind {
    case .end: "the end of the predicate"
    case .string: "a string"
    default: quoted(lexer.text(token.range))
    }
  }

  /// The next token as what follows something: "'x' follows a dot".
  func follows(_ what: String) -> String {
    token.kind == .end ? "the predicate ends after \(what)" : "\(found) follows \(what)"
  }

  /// The next token as what is there instead of something else.
  func isWhere(_ what: String) -> String {
    token.kind == .end ? "the predicate ends where \(what)" : "\(found) is where \(what)"
  }

  /// The failure that there is no operator where a value should be compared.
  mutating func missingOperator(
    after expression: Predicate.Expression, from start: Int
  ) -> Failure {
    if let misspelt = misspeltOperator() { return misspelt }
    if case .literal(let literal) = expression, case .boolean(let value) = literal.value {
      return fail(
        start..<end, "a value alone isn't a condition", expecting: "a comparison",
        meaning: value ? "TRUEPREDICATE" : "FALSEPREDICATE", "write a comparison")
    }
    let text = cropped(lexer.text(start..<end))
    if start == 0, token.kind == .end, RuleKey(rawValue: text) != nil {
      return fail(
        start..<end, "'\(text)' is a key of the dictionary form, not a predicate",
        expecting: "a comparison, or a dictionary in place of the string",
        "write a dictionary with this key, and how many or true under it")
    }
    return fail(
      nil, follows("'\(text)'"),
      expecting: "a comparison operator such as == or UTI-CONFORMS-TO",
      "compare '\(text)' with something")
  }

  /// A word that is nearly an operator, with what is attached to it by hyphens or spaces.
  private mutating func misspeltOperator() -> Failure? {
    guard case .name(let first) = token.kind else { return nil }
    var word = first
    var range = token.range
    // The words up to the next other token may together be meant as one operator.
    var ahead = lexer
    for _ in 0..<2 {
      var next = ahead.next()
      if next.kind == .arithmetic(.subtract) { next = ahead.next() }
      guard case .name(let part) = next.kind, part.utf8.count < 20 else { break }
      let joined = word + "-" + part
      guard NearMiss.best(for: joined, among: Self.typeOperators) != nil else { continue }
      word = joined
      range = range.lowerBound..<next.range.upperBound
    }
    let words = Predicate.Operation.allCases.map { $0.rawValue } + ["AND", "OR"]
    let candidates = words.filter { $0.utf8.first.map(PredicateLexer.isLetter) == true }
    let english = ["equals": "==", "is": "==", "conforms": "UTI-CONFORMS-TO", "eq": "=="]
    guard
      let meant = NearMiss.best(for: word, among: candidates) ?? english[word.lowercased()]
    else { return nil }
    return fail(
      range, "\(quoted(lexer.text(range))) isn't an operator of predicates",
      expecting: "a comparison operator", meaning: meant, "write \(meant)")
  }

  private static let typeOperators = ["UTI-CONFORMS-TO", "UTI-EQUALS"]

  /// The failure that something is where a value should be.
  mutating func unexpectedOperand() -> Failure {
    if let swallowed = swallowedVariables() { return swallowed }
    if let foreign = foreignOperand() { return foreign }
    if case .comparison(let operation) = token.kind, end > 0 {
      return fail(
        nil, "there is nothing in front of \(operation.rawValue) to compare", expecting: "a value",
        "write a key path or a literal there")
    }
    return fail(
      nil, isWhere("a value should be"),
      expecting: "a key path, a literal or SUBQUERY", "write what is to be compared")
  }

  /// Symbols that have a meaning elsewhere: in format strings, build settings, Objective-C.
  private mutating func foreignOperand() -> Failure? {
    guard case .stray(let text) = token.kind else {
      guard token.kind == .sign(.openBracket) else { return nil }
      return fail(
        nil, "a '[' begins no value: messages of Objective-C can't be sent in a predicate",
        expecting: "a key path, a literal or SUBQUERY",
        "use the operators of predicates, such as LIKE or CONTAINS")
    }
    switch text.utf8.first {
    case UInt8(ascii: "%"):
      return fail(
        nil, "'%' is filled in by a program, and a property list has none to do it",
        expecting: "a key path, a literal or SUBQUERY", "write the value itself")
    case UInt8(ascii: "$"):
      return fail(
        nil, "\(quoted(text)) is a build setting that wasn't filled in",
        expecting: "a key path, a literal or SUBQUERY", "write a variable as $name")
    default: return nil
    }
  }

  /// Text that lost its `$names` to the expansion of build settings.
  private mutating func swallowedVariables() -> Failure? {
    guard !lexer.bytes.contains(UInt8(ascii: "$")), hasSubquery else { return nil }
    switch token.kind {
    case .sign(.comma), .sign(.dot), .sign(.close), .comparison: break
    default: return nil
    }
    return fail(
      nil,
      "the names of variables are missing: Xcode takes $name in an Info.plist for a build "
        + "setting and puts nothing in its place", expecting: "a name such as $extensionItem",
      "look at the built Info.plist, and use the dictionary form if the names are gone")
  }

  private var hasSubquery: Bool {
    var reader = PredicateLexer(lexer.text(0..<min(lexer.bytes.count, 10_000)))
    while true {
      switch reader.next().kind {
      case .keyword(.subquery): return true
      case .end: return false
      default: continue
      }
    }
  }

  /// The second part of SUBQUERY isn't a variable.
  mutating func missingVariable() -> Failure {
    if let swallowed = swallowedVariables() { return swallowed }
    if case .name(let name) = token.kind {
      return fail(
        nil, "\(quoted(name)) isn't a variable", expecting: "a variable",
        meaning: "$\(cropped(name))", "begin the name with a dollar sign")
    }
    return fail(
      nil, isWhere("SUBQUERY names its variable"), expecting: "a variable",
      "write SUBQUERY(collection, $name, condition)")
  }

  /// ANY, ALL or NONE precede a condition in parentheses.
  mutating func quantifiedClause(from start: Int) -> Failure {
    let word = lexer.text(start..<min(start + 4, end)).uppercased()
    let name = word.first == "N" ? "NONE" : word.first == "S" ? "SOME" : word.dropLast().description
    return fail(
      start..<end, "\(name) is in front of a whole condition", expecting: "a key path",
      "write \(name) in front of each key path inside the parentheses")
  }

  /// A dot with no key after it.
  mutating func unexpectedKey() -> Failure {
    fail(
      nil, follows("a dot"), expecting: "a key or @count",
      "write a key, in quotation marks where it isn't a plain word")
  }

  /// `@` with a word that isn't a collection operator.
  mutating func unknownCollectionOperator(_ name: String, _ range: Range<Int>) -> Failure {
    let names = Predicate.CollectionOperator.allCases.map { $0.rawValue }
    let others = ["length": "count", "size": "count", "average": "avg", "mean": "avg"]
    let meant = NearMiss.best(for: name, among: names) ?? others[name.lowercased()]
    return fail(
      range, "\(quoted("@" + name)) isn't an operator for collections",
      expecting: "@count, @sum, @avg, @min, @max or a union",
      meaning: meant.map { "@\($0)" }, "write @\(meant ?? "count")")
  }

  /// An unknown function.
  mutating func unknownFunction(_ name: String, _ range: Range<Int>) -> Failure {
    let names = Predicate.Function.allCases.map { $0.rawValue } + ["SUBQUERY", "TERNARY"]
    let meant = NearMiss.best(for: name, among: names)
    return fail(
      range, "\(quoted(name)) isn't a function of predicates",
      expecting: "a function that Apple documents for predicates", meaning: meant,
      meant.map { "write \($0)" } ?? "use the operators of predicates instead")
  }

  /// A bracket that is opened but not closed before something else.
  mutating func unclosed(_ open: Range<Int>, _ close: String) -> Failure {
    if let misspelt = misspeltOperator() { return misspelt }
    let position = Predicate.Position(
      offset: open.lowerBound, in: lexer.text(0..<open.upperBound))
    let opening = lexer.text(open)
    return fail(
      nil,
      isWhere("the '\(opening)' of \(position.line):\(position.column) should be closed"),
      expecting: "a '\(close)' or a further operator",
      "close the parenthesis, or write AND or OR")
  }

  /// Something follows a predicate that could end there.
  mutating func surplus() -> Failure {
    if let misspelt = misspeltOperator() { return misspelt }
    if token.kind == .sign(.close) {
      return fail(
        nil, "there is no '(' for this ')'", expecting: "the end, AND or OR",
        "take the ')' away, or open it in front")
    }
    return fail(
      nil, follows("a whole condition"), expecting: "the end, AND or OR",
      "put AND or OR between the conditions")
  }
}
