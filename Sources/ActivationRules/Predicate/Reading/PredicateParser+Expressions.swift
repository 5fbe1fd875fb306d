extension PredicateParser {
  /// Operands with arithmetic between them: powers bind more tightly than products, and these more
  /// than sums.
  ///
  /// Steps of equal strength are taken from left to right.
  mutating func arithmetic() throws(Failure) -> Operand {
    let first = try signed()
    guard case .expression(let expression) = first, arithmeticSign() != nil else { return first }
    var operands = [expression]
    var signs: [Predicate.Arithmetic] = []
    while let sign = arithmeticSign() {
      signs.append(sign)
      advance()
      let start = token.range.lowerBound
      guard case .expression(let operand) = try signed() else {
        throw fail(
          start..<end, PredicateSyntaxWords.conditionCalculated(sign),
          expecting: PredicateSyntaxWords.expectsValue,
          PredicateSyntaxWords.conditionCalculatedRemedy)
      }
      operands.append(operand)
    }
    for strength in [2, 1, 0] { Self.fold(&operands, &signs, strength) }
    return .expression(operands.first ?? expression)
  }

  private func arithmeticSign() -> Predicate.Arithmetic? {
    switch token.kind {
    case .arithmetic(let sign): sign
    case .name(let name) where name.utf8.count <= 9:
      switch name.uppercased() {
      case "UNION": .union
      case "INTERSECT": .intersect
      case "MINUS": .minus
      default: nil
      }
    default: nil
    }
  }

  /// Combines each run of steps of equal strength into one operand.
  private static func fold(
    _ operands: inout [Predicate.Expression], _ signs: inout [Predicate.Arithmetic], _ strength: Int
  ) {
    var newOperands: [Predicate.Expression] = []
    var newSigns: [Predicate.Arithmetic] = []
    var steps: [Predicate.Step] = []
    var first = operands.first
    func finish() {
      if let first { newOperands.append(steps.isEmpty ? first : .arithmetic(first, steps)) }
      steps = []
    }
    for (sign, operand) in zip(signs, operands.dropFirst()) {
      if sign.strength == strength {
        steps.append(Predicate.Step(sign, operand))
      } else {
        finish()
        newSigns.append(sign)
        first = operand
      }
    }
    finish()
    operands = newOperands
    signs = newSigns
  }

  /// An operand, with any number of leading minus signs; one before a number belongs to it.
  private mutating func signed() throws(Failure) -> Operand {
    var signs: [Int] = []
    while token.kind == .arithmetic(.subtract) {
      signs.append(token.range.lowerBound)
      advance()
    }
    guard let last = signs.last else { return try operand() }
    guard signs.count <= Predicate.deepestNesting else {
      throw fail(
        nil, PredicateSyntaxWords.tooManyMinuses(most: Predicate.deepestNesting),
        PredicateSyntaxWords.removePairs)
    }
    let start = token.range.lowerBound
    var rest = signs[...]
    var expression: Predicate.Expression
    if let number = negativeNumber(from: last) {
      rest.removeLast()
      expression = try path(from: .literal(number))
    } else {
      guard case .expression(let value) = try operand() else {
        throw fail(
          start..<end, PredicateSyntaxWords.conditionWithSign,
          expecting: PredicateSyntaxWords.expectsValue,
          PredicateSyntaxWords.conditionWithSignRemedy)
      }
      expression = value
    }
    for sign in rest.reversed() {
      expression = .negative(expression, Predicate.Place(sign..<end))
    }
    return .expression(expression)
  }

  /// A number after a minus sign.
  private mutating func negativeNumber(from start: Int) -> Predicate.Literal? {
    let value: Predicate.Literal.Value
    switch token.kind {
    case .integer(let number): value = .integer(-number)
    case .real(var number):
      number.isNegative = true
      value = .real(number)
    default: return nil
    }
    advance()
    return Predicate.Literal(value, place: Predicate.Place(start..<end))
  }

  /// One operand with the keys after it.
  private mutating func operand() throws(Failure) -> Operand {
    let operand = try primary()
    guard case .expression(let expression) = operand else { return operand }
    return .expression(try path(from: expression))
  }

  private mutating func primary() throws(Failure) -> Operand {
    let start = token.range.lowerBound
    switch token.kind {
    case .string(let text): return literal(.string(text))
    case .integer(let number): return literal(.integer(number))
    case .real(let number): return literal(.real(number))
    case .keyword(.null), .keyword(.nil): return literal(.null)
    case .keyword(.true), .keyword(.yes): return literal(.boolean(true))
    case .keyword(.false), .keyword(.no): return literal(.boolean(false))
    case .keyword(.itself):
      advance()
      return .expression(.itself(Predicate.Place(start..<end)))
    case .keyword(.subquery):
      return .expression(.subquery(try nested { p throws(Failure) in try p.subquery() }))
    case .variable: return .expression(try variableOrAssignment())
    case .name(let name):
      return .expression(try nested { p throws(Failure) in try p.named(name) })
    case .escapedName(let name):
      advance()
      return .expression(root(.key(name), from: start))
    case .collection(let name):
      advance()
      return .expression(root(try collectionOperator(name, from: start), from: start))
    case .placeholder(let index, let conversion):
      return .expression(try argument(index, conversion))
    case .sign(.open): return try nested { p throws(Failure) in try p.group() }
    case .sign(.openBrace): return .expression(try nested { p throws(Failure) in try p.list() })
    default: throw unexpectedOperand()
    }
  }

  private mutating func literal(_ value: Predicate.Literal.Value) -> Operand {
    let place = Predicate.Place(token.range)
    advance()
    return .expression(.literal(Predicate.Literal(value, place: place)))
  }

  private func root(_ component: Predicate.Component, from start: Int) -> Predicate.Expression {
    .path(Predicate.Path(nil, [component], place: Predicate.Place(start..<end)))
  }

  /// The contents of parentheses.
  private mutating func group() throws(Failure) -> Operand {
    let open = token.range
    advance()
    let operand = try sequence()
    if case .expression(let first) = operand, token.kind == .sign(.comma) {
      return .expression(try listInParentheses(open, first))
    }
    guard take(.close) else { throw unclosed(open, ")") }
    return operand
  }

  /// `(a, b)`, which is a list in other languages.
  private mutating func listInParentheses(
    _ open: Range<Int>, _ first: Predicate.Expression
  ) throws(Failure) -> Predicate.Expression {
    var elements = [first]
    while take(.comma) { elements.append(try value()) }
    guard take(.close) else { throw unclosed(open, ")") }
    let range = open.lowerBound..<end
    slip(
      range, PredicateSyntaxWords.listInParentheses, meaning: "{…}",
      PredicateSyntaxWords.listInParenthesesRemedy)
    return .list(elements, Predicate.Place(range))
  }

  /// `{a, b}`.
  private mutating func list() throws(Failure) -> Predicate.Expression {
    let open = token.range
    advance()
    var elements: [Predicate.Expression] = []
    if !take(.closeBrace) {
      repeat { elements.append(try value()) } while take(.comma)
      guard take(.closeBrace) else { throw unclosed(open, "}") }
    }
    return .list(elements, Predicate.Place(open.lowerBound..<end))
  }

  /// Reads an expression.
  mutating func value() throws(Failure) -> Predicate.Expression {
    let start = token.range.lowerBound
    guard case .expression(let expression) = try arithmetic() else {
      throw fail(
        start..<end, PredicateSyntaxWords.conditionAsValue,
        expecting: PredicateSyntaxWords.expectsValue, PredicateSyntaxWords.conditionAsValueRemedy)
    }
    return expression
  }

  private mutating func variableOrAssignment() throws(Failure) -> Predicate.Expression {
    guard case .variable(let name) = token.kind else { throw unexpectedOperand() }
    let variable = Predicate.Variable(name, place: Predicate.Place(token.range))
    advance()
    guard take(.assign) else { return .variable(variable) }
    return .assignment(variable, try nested { p throws(Failure) in try p.value() })
  }
}
