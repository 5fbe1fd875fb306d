extension PredicateParser {
  /// `SUBQUERY(collection, $name, clause)`.
  mutating func subquery() throws(Failure) -> Predicate.Subquery {
    let start = token.range.lowerBound
    advance()
    let open = token.range
    guard take(.open) else {
      throw fail(
        nil, PredicateSyntaxWords.subqueryOpening(found),
        expecting: PredicateSyntaxWords.expectsParenthesis, PredicateSyntaxWords.subqueryRemedy)
    }
    let collection = try value()
    try comma(after: .collection)
    guard case .variable(let name) = token.kind else { throw missingVariable() }
    let variable = Predicate.Variable(name, place: Predicate.Place(token.range))
    advance()
    try comma(after: .variable(name))
    let clause = try clause()
    guard take(.close) else { throw unclosed(open, ")") }
    return Predicate.Subquery(
      collection, variable, clause, place: Predicate.Place(start..<end))
  }

  /// A key, or a function if a parenthesis follows.
  mutating func named(_ first: String) throws(Failure) -> Predicate.Expression {
    let start = token.range.lowerBound
    advance()
    var name = first
    while token.kind == .sign(.colon), token.range.lowerBound == end {
      advance()
      name += ":"
      if case .name(let part) = token.kind, token.range.lowerBound == end {
        advance()
        name += part
      }
    }
    guard token.kind == .sign(.open) else {
      guard name == first else {
        throw fail(
          start..<end, PredicateSyntaxWords.colonWithoutArguments(name),
          expecting: PredicateSyntaxWords.expectsParenthesisAfterIt,
          PredicateSyntaxWords.colonWithoutArgumentsRemedy)
      }
      noteReserved(name, start..<end)
      return .path(Predicate.Path(nil, [.key(name)], place: Predicate.Place(start..<end)))
    }
    if name.uppercased() == "TERNARY" { return try ternary(from: start) }
    guard let function = Predicate.Function(named: name) else {
      throw unknownFunction(name, start..<end)
    }
    let arguments = try arguments()
    if !function.arity.contains(arguments.count) {
      slip(
        start..<end,
        PredicateSyntaxWords.wrongNumberOfArguments(
          name, function.arity, given: arguments.count),
        PredicateSyntaxWords.wrongNumberOfArgumentsRemedy(function.arity))
    }
    return .call(
      Predicate.Call(function, arguments, place: Predicate.Place(start..<end)))
  }

  /// Notes that a key is a word that Apple lists as reserved.
  mutating func noteReserved(_ name: String, _ range: Range<Int>) {
    guard name.utf8.count <= 15, PredicateToken.Kind.softWords.contains(name.uppercased()) else {
      return
    }
    remark(.reservedWord(name), range)
  }

  /// The values in parentheses after a function.
  private mutating func arguments() throws(Failure) -> [Predicate.Expression] {
    let open = token.range
    advance()
    var arguments: [Predicate.Expression] = []
    if take(.close) { return arguments }
    repeat { arguments.append(try value()) } while take(.comma)
    guard take(.close) else { throw unclosed(open, ")") }
    return arguments
  }

  /// `TERNARY(clause, a, b)`.
  private mutating func ternary(from start: Int) throws(Failure) -> Predicate.Expression {
    let open = token.range
    advance()
    let clause = try clause()
    try comma(after: .condition)
    let first = try value()
    try comma(after: .firstValue)
    let second = try value()
    guard take(.close) else { throw unclosed(open, ")") }
    return .ternary(clause, first, second, Predicate.Place(start..<end))
  }

  /// A part of SUBQUERY or TERNARY, after which there is a comma.
  enum CallPart {
    /// Of SUBQUERY.
    case collection, variable(String)
    /// Of TERNARY.
    case condition, firstValue
  }

  private mutating func comma(after part: CallPart) throws(Failure) {
    if take(.comma) { return }
    throw fail(
      nil, PredicateSyntaxWords.commaMissing(found, after: part),
      expecting: PredicateSyntaxWords.expectsComma,
      PredicateSyntaxWords.commaMissingRemedy(after: part))
  }
}
