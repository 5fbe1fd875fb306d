import Findings

extension PredicateParser {
  /// The next token, for a message.
  var found: PredicateSyntaxWords.Found {
    switch token.kind {
    case .end: .end
    case .string: .string
    default: .text(lexer.text(token.range))
    }
  }

  /// The failure that there is no operator where a value should be compared.
  mutating func missingOperator(
    after expression: Predicate.Expression, from start: Int
  ) -> Failure {
    if let misspelt = misspeltOperator() { return misspelt }
    if case .literal(let literal) = expression, case .boolean(let value) = literal.value {
      return fail(
        start..<end, PredicateSyntaxWords.valueAlone,
        expecting: PredicateSyntaxWords.expectsComparison,
        meaning: value ? "TRUEPREDICATE" : "FALSEPREDICATE", PredicateSyntaxWords.valueAloneRemedy)
    }
    let text = cropped(lexer.text(start..<end))
    if start == 0, token.kind == .end, RuleKey(rawValue: text) != nil {
      return fail(
        start..<end, PredicateSyntaxWords.ruleKey(text),
        expecting: PredicateSyntaxWords.expectsDictionary, PredicateSyntaxWords.ruleKeyRemedy)
    }
    return fail(
      nil, PredicateSyntaxWords.operatorMissing(found, after: text),
      expecting: PredicateSyntaxWords.expectsSuchOperator,
      PredicateSyntaxWords.operatorMissingRemedy(after: text))
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
      range, PredicateSyntaxWords.notAnOperator(lexer.text(range)),
      expecting: PredicateSyntaxWords.expectsOperator, meaning: meant,
      PredicateSyntaxWords.write(meant))
  }

  private static let typeOperators = ["UTI-CONFORMS-TO", "UTI-EQUALS"]

  /// The failure that something is where a value should be.
  mutating func unexpectedOperand() -> Failure {
    if let swallowed = swallowedVariables() { return swallowed }
    if let foreign = foreignOperand() { return foreign }
    if case .comparison(let operation) = token.kind, end > 0 {
      return fail(
        nil, PredicateSyntaxWords.nothingToCompare(operation),
        expecting: PredicateSyntaxWords.expectsValue, PredicateSyntaxWords.nothingToCompareRemedy)
    }
    return fail(
      nil, PredicateSyntaxWords.valueMissing(found),
      expecting: PredicateSyntaxWords.expectsOperand, PredicateSyntaxWords.valueMissingRemedy)
  }

  /// Symbols that have a meaning elsewhere: in format strings, build settings, Objective-C.
  private mutating func foreignOperand() -> Failure? {
    guard case .stray(let text) = token.kind else {
      guard token.kind == .sign(.openBracket) else { return nil }
      return fail(
        nil, PredicateSyntaxWords.message, expecting: PredicateSyntaxWords.expectsOperand,
        PredicateSyntaxWords.messageRemedy)
    }
    switch text.utf8.first {
    case UInt8(ascii: "%"):
      return fail(
        nil, PredicateSyntaxWords.placeholder, expecting: PredicateSyntaxWords.expectsOperand,
        PredicateSyntaxWords.placeholderRemedy)
    case UInt8(ascii: "$"):
      return fail(
        nil, PredicateSyntaxWords.buildSetting(text),
        expecting: PredicateSyntaxWords.expectsOperand, PredicateSyntaxWords.buildSettingRemedy)
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
      nil, PredicateSyntaxWords.namesSwallowed, expecting: PredicateSyntaxWords.expectsSuchName,
      PredicateSyntaxWords.namesSwallowedRemedy)
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
        nil, PredicateSyntaxWords.notAVariable(name),
        expecting: PredicateSyntaxWords.expectsVariable, meaning: "$\(cropped(name))",
        PredicateSyntaxWords.notAVariableRemedy)
    }
    return fail(
      nil, PredicateSyntaxWords.variableMissing(found),
      expecting: PredicateSyntaxWords.expectsVariable, PredicateSyntaxWords.subqueryRemedy)
  }

  /// ANY, ALL or NONE precede a condition in parentheses.
  mutating func quantifiedClause(from start: Int) -> Failure {
    let word = lexer.text(start..<min(start + 4, end)).uppercased()
    let name = word.first == "N" ? "NONE" : word.first == "S" ? "SOME" : word.dropLast().description
    return fail(
      start..<end, PredicateSyntaxWords.quantifiedCondition(name),
      expecting: PredicateSyntaxWords.expectsKeyPath,
      PredicateSyntaxWords.quantifiedConditionRemedy(name))
  }

  /// A dot with no key after it.
  mutating func unexpectedKey() -> Failure {
    fail(
      nil, PredicateSyntaxWords.keyMissing(found), expecting: PredicateSyntaxWords.expectsKey,
      PredicateSyntaxWords.keyMissingRemedy)
  }

  /// `@` with a word that isn't a collection operator.
  mutating func unknownCollectionOperator(_ name: String, _ range: Range<Int>) -> Failure {
    let names = Predicate.CollectionOperator.allCases.map { $0.rawValue }
    let others = ["length": "count", "size": "count", "average": "avg", "mean": "avg"]
    let meant = NearMiss.best(for: name, among: names) ?? others[name.lowercased()]
    return fail(
      range, PredicateSyntaxWords.notACollectionOperator(name),
      expecting: PredicateSyntaxWords.expectsCollectionOperator,
      meaning: meant.map { "@\($0)" }, PredicateSyntaxWords.write("@\(meant ?? "count")"))
  }

  /// An unknown function.
  mutating func unknownFunction(_ name: String, _ range: Range<Int>) -> Failure {
    let names = Predicate.Function.allCases.map { $0.rawValue } + ["SUBQUERY", "TERNARY"]
    let meant = NearMiss.best(for: name, among: names)
    return fail(
      range, PredicateSyntaxWords.notAFunction(name),
      expecting: PredicateSyntaxWords.expectsFunction, meaning: meant,
      meant.map(PredicateSyntaxWords.write) ?? PredicateSyntaxWords.notAFunctionRemedy)
  }

  /// A bracket that is opened but not closed before something else.
  mutating func unclosed(_ open: Range<Int>, _ close: String) -> Failure {
    if let misspelt = misspeltOperator() { return misspelt }
    let position = Predicate.Position(
      offset: open.lowerBound, in: lexer.text(0..<open.upperBound))
    return fail(
      nil, PredicateSyntaxWords.unclosed(found, lexer.text(open), at: position),
      expecting: PredicateSyntaxWords.expectsClosing(close), PredicateSyntaxWords.unclosedRemedy)
  }

  /// Something follows a predicate that could end there.
  mutating func surplus() -> Failure {
    if let misspelt = misspeltOperator() { return misspelt }
    if token.kind == .sign(.close) {
      return fail(
        nil, PredicateSyntaxWords.nothingToClose, expecting: PredicateSyntaxWords.expectsEnd,
        PredicateSyntaxWords.nothingToCloseRemedy)
    }
    return fail(
      nil, PredicateSyntaxWords.surplus(found), expecting: PredicateSyntaxWords.expectsEnd,
      PredicateSyntaxWords.surplusRemedy)
  }
}
