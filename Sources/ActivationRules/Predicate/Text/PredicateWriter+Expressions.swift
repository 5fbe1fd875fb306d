import Findings

extension PredicateWriter {
  mutating func write(_ expression: Predicate.Expression) {
    switch expression {
    case .literal(let literal): write(Self.text(of: literal.value))
    case .itself: write("SELF")
    case .variable(let variable): write("$\(variable.name)")
    case .path(let path): write(path)
    case .subquery(let subquery):
      bracketed("SUBQUERY(", ")") {
        $0.write(subquery.collection)
        $0.write(",")
        $0.breakLine(orElse: " ")
        $0.write("$\(subquery.variable.name),")
        $0.breakLine(orElse: " ")
        $0.write(subquery.clause)
      }
    case .list(let elements, _): writeList("{", elements, "}")
    case .call(let call): writeList("\(call.function.rawValue)(", call.arguments, ")")
    case .ternary(let clause, let first, let second, _):
      write("TERNARY(")
      write(clause)
      write(", ")
      write(first)
      write(", ")
      write(second)
      write(")")
    case .arithmetic(let first, let steps):
      let strength = steps.first?.operation.strength ?? 0
      write(first, within: strength)
      for step in steps {
        write(" \(step.operation.rawValue) ")
        write(step.operand, within: strength)
      }
    case .negative(let value, _):
      write("-")
      writeNegated(value)
    case .assignment(let variable, let value):
      write("($\(variable.name) := ")
      write(value)
      write(")")
    case .argument(let argument): write("%\(argument.conversion)")
    }
  }

  private mutating func writeList(
    _ open: String, _ elements: [Predicate.Expression], _ close: String
  ) {
    write(open)
    for (index, element) in elements.enumerated() {
      if index > 0 { write(", ") }
      write(element)
    }
    write(close)
  }

  private mutating func writeInParentheses(_ expression: Predicate.Expression) {
    write("(")
    write(expression)
    write(")")
  }

  /// Writes an operand, in parentheses unless it binds more tightly than what is around it.
  private mutating func write(_ expression: Predicate.Expression, within strength: Int) {
    if case .arithmetic(_, let steps) = expression,
      (steps.first?.operation.strength ?? 0) <= strength
    {
      writeInParentheses(expression)
    } else {
      write(expression)
    }
  }

  /// Writes what follows a minus sign; a number there would include the sign.
  private mutating func writeNegated(_ expression: Predicate.Expression) {
    if case .arithmetic = expression { return writeInParentheses(expression) }
    if Self.beginsWithDigit(expression) { return writeInParentheses(expression) }
    write(expression)
  }

  private static func beginsWithDigit(_ expression: Predicate.Expression) -> Bool {
    switch expression {
    case .literal(let literal):
      switch literal.value {
      case .integer(let number): number >= 0
      case .real(let number): !number.isNegative
      case .null, .boolean, .string: false
      }
    case .path(let path): path.base.map(beginsWithDigit) ?? false
    default: false
    }
  }
}

extension PredicateWriter {
  private mutating func write(_ path: Predicate.Path) {
    if let base = path.base { writeBase(base) }
    for (index, component) in path.components.enumerated() {
      let isFirst = index == 0 && path.base == nil
      switch component {
      case .key(let key): write(isFirst ? Self.rootKey(key) : ".\(Self.key(key))")
      case .collection(let name): write(isFirst ? "@\(name.rawValue)" : ".@\(name.rawValue)")
      case .index(let index):
        write("[")
        write(index)
        write("]")
      case .first: write("[FIRST]")
      case .last: write("[LAST]")
      case .size: write("[SIZE]")
      }
    }
  }

  private mutating func writeBase(_ base: Predicate.Expression) {
    switch base {
    case .arithmetic, .negative, .path: writeInParentheses(base)
    default: write(base)
    }
  }

  /// Returns a key at the beginning of a path.
  private static func rootKey(_ key: String) -> String {
    isReserved(key) ? "#\(key)" : key
  }

  /// Returns a key after a dot, in quotes if it isn't a plain word.
  private static func key(_ key: String) -> String {
    let bytes = key.utf8
    guard let first = bytes.first, first < 0x80, PredicateLexer.beginsName(first),
      bytes.allSatisfy({ $0 < 0x80 && PredicateLexer.continuesName($0) })
    else { return quoted(key) }
    return isReserved(key) ? "#\(key)" : key
  }

  private static func isReserved(_ word: String) -> Bool {
    if case .name(let name) = PredicateToken.Kind.word(word) {
      return PredicateToken.Kind.softWords.contains(name.uppercased())
    }
    return true
  }

  private static func text(of value: Predicate.Literal.Value) -> String {
    switch value {
    case .null: "NULL"
    case .boolean(let value): value ? "TRUE" : "FALSE"
    case .integer(let number): "\(number)"
    case .real(let number): number.text
    case .string(let text): quoted(text)
    }
  }

  /// Returns a text in quotation marks, with escapes for what can't be in a string as it is.
  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 9: bytes += Array("\\t".utf8)
      case 10: bytes += Array("\\n".utf8)
      case 13: bytes += Array("\\r".utf8)
      case 0..<32, 127: bytes += Array("\\x".utf8) + [hexDigit(byte >> 4), hexDigit(byte & 15)]
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
  }

  private static func hexDigit(_ digit: UInt8) -> UInt8 {
    digit < 10 ? 48 + digit : 55 + digit
  }
}
