extension PredicateParser {
  /// Reads a clause.
  mutating func clause() throws(Failure) -> Predicate.Clause {
    let start = token.range.lowerBound
    switch try sequence() {
    case .clause(let clause): return clause
    case .expression(let expression): throw missingOperator(after: expression, from: start)
    }
  }

  /// Terms with AND and OR between them; AND binds more tightly.
  ///
  /// A single value is returned as it is.
  mutating func sequence() throws(Failure) -> Operand {
    let start = token.range.lowerBound
    let first = try term()
    guard token.kind == .keyword(.and) || token.kind == .keyword(.or) else { return first }
    var alternatives: [Predicate.Clause] = []
    var run = [try required(first, from: start)]
    var hasAnd = false
    while case .keyword(let word) = token.kind, word == .and || word == .or {
      advance()
      if word == .and {
        hasAnd = true
      } else {
        alternatives.append(Self.joined(run))
        run = []
      }
      let place = token.range.lowerBound
      run.append(try required(try term(), from: place))
    }
    if alternatives.isEmpty { return .clause(.and(run)) }
    if hasAnd { remark(.mixture, start..<end) }
    return .clause(.or(alternatives + [Self.joined(run)]))
  }

  private static func joined(_ run: [Predicate.Clause]) -> Predicate.Clause {
    if run.count == 1, let only = run.first { return only }
    return .and(run)
  }

  /// Requires an operand to be a clause.
  private mutating func required(
    _ operand: Operand, from start: Int
  ) throws(Failure) -> Predicate.Clause {
    switch operand {
    case .clause(let clause): return clause
    case .expression(let expression): throw missingOperator(after: expression, from: start)
    }
  }

  /// A comparison, a constant or a parenthesis, with any number of leading NOTs.
  private mutating func term() throws(Failure) -> Operand {
    var negations = 0
    while token.kind == .keyword(.not) {
      negations += 1
      advance()
    }
    guard negations > 0 else { return try comparison() }
    guard negations <= Predicate.deepestNesting else {
      throw fail(
        nil, PredicateSyntaxWords.tooManyNOTs(most: Predicate.deepestNesting),
        PredicateSyntaxWords.removePairs)
    }
    let start = token.range.lowerBound
    var clause = try required(try comparison(), from: start)
    for _ in 0..<negations { clause = .not(clause) }
    return .clause(clause)
  }

  /// Two values with an operator between them; without one, whatever is there.
  private mutating func comparison() throws(Failure) -> Operand {
    let start = token.range.lowerBound
    if let constant = constant() { return .clause(constant) }
    let quantifier = quantifier()
    let operand = try arithmetic()
    let left: Predicate.Expression
    switch (operand, quantifier) {
    case (.expression(let expression), _): left = expression
    case (.clause, nil):
      guard case .comparison = token.kind else { return operand }
      throw fail(
        nil, PredicateSyntaxWords.conditionCompared, PredicateSyntaxWords.conditionComparedRemedy)
    case (.clause, _?): throw quantifiedClause(from: start)
    }
    guard case .comparison(let operation) = token.kind else {
      if quantifier == nil { return .expression(left) }
      throw missingOperator(after: left, from: left.place.range.lowerBound)
    }
    advance()
    let options = try options(of: operation)
    let rightStart = token.range.lowerBound
    guard case .expression(let right) = try arithmetic() else {
      throw fail(
        rightStart..<end, PredicateSyntaxWords.conditionOnTheRight,
        expecting: PredicateSyntaxWords.expectsValue,
        PredicateSyntaxWords.conditionOnTheRightRemedy)
    }
    return .clause(
      .comparison(
        Predicate.Comparison(
          left, operation, right, quantifier: quantifier, options: options,
          place: Predicate.Place(start..<end))))
  }

  private mutating func constant() -> Predicate.Clause? {
    switch token.kind {
    case .keyword(.truePredicate):
      remark(.truePredicate, token.range)
      advance()
      return .constant(true)
    case .keyword(.falsePredicate):
      advance()
      return .constant(false)
    default: return nil
    }
  }

  private mutating func quantifier() -> Predicate.Quantifier? {
    let quantifier: Predicate.Quantifier
    switch token.kind {
    case .keyword(.any), .keyword(.some): quantifier = .any
    case .keyword(.all): quantifier = .all
    case .keyword(.none): quantifier = .none
    default: return nil
    }
    advance()
    return quantifier
  }

  /// The letters in brackets after an operator.
  private mutating func options(of operation: Predicate.Operation) throws(Failure)
    -> Predicate.Options
  {
    guard token.kind == .sign(.openBracket) else { return [] }
    let start = token.range.lowerBound
    advance()
    var options: Predicate.Options = []
    var letters = ""
    if case .name(let name) = token.kind {
      letters = name
      advance()
    }
    guard take(.closeBracket) else {
      throw fail(
        nil, PredicateSyntaxWords.optionsUnclosed(operation),
        expecting: PredicateSyntaxWords.expectsBracket,
        PredicateSyntaxWords.optionsUnclosedRemedy)
    }
    var isKnown = !letters.isEmpty
    for letter in letters.lowercased() {
      if let known = Predicate.Options.letters.first(where: { $0.letter == String(letter) }) {
        options.insert(known.option)
      } else {
        isKnown = false
      }
    }
    if !isKnown {
      slip(
        start..<end, PredicateSyntaxWords.notAnOption(letters),
        PredicateSyntaxWords.notAnOptionRemedy)
    } else if operation == .between || operation.isAboutTypes {
      slip(
        start..<end, PredicateSyntaxWords.takesNoOptions(operation),
        PredicateSyntaxWords.takesNoOptionsRemedy)
    }
    return options
  }
}
