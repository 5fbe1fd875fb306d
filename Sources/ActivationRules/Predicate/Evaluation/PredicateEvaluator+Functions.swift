extension PredicateEvaluator {
  /// Returns the result of a function.
  mutating func value(of call: Predicate.Call) throws(Predicate.Stop) -> PredicateValue {
    switch call.function {
    case .function, .fetch, .distance:
      throw Predicate.Stop(
        kind: .refused, message: EvaluationWords.callsProgram(call.function),
        place: call.place)
    case .random, .randomn, .now:
      throw Predicate.Stop(
        kind: .unpredictable, message: EvaluationWords.changes(call.function),
        place: call.place)
    default: break
    }
    guard call.function.arity.contains(call.arguments.count) else {
      throw Self.stop(EvaluationWords.wrongNumberOfArguments(call.function), call.place)
    }
    var values: [PredicateValue] = []
    for argument in call.arguments { values.append(try value(of: argument)) }
    if let summary = try summary(call, of: values) { return summary }
    if values.contains(where: { $0.isNull }) { return .null }
    if let text = try text(call, values) { return text }
    if let whole = try whole(call, values) { return whole }
    return try real(call, values)
  }

  /// Evaluates functions of many values, which may be passed one by one or as a list.
  private mutating func summary(
    _ call: Predicate.Call, of arguments: [PredicateValue]
  ) throws(Predicate.Stop) -> PredicateValue? {
    var values = arguments
    if arguments.count == 1, let list = arguments.first, let count = list.count {
      try spend(count)
      values = (0..<count).map { list[$0] }
    }
    switch call.function {
    case .count: return .integer(values.count)
    case .sum: return PredicateValue(try sum(values, call.place))
    case .average:
      if values.isEmpty { return .integer(0) }
      return .one(.real(try sum(values, call.place).value / Double(values.count)))
    case .min: return try extreme(values, .less, call.place)
    case .max: return try extreme(values, .greater, call.place)
    case .median, .mode, .stddev: return try statistic(call, values)
    default: return nil
    }
  }

  private mutating func statistic(
    _ call: Predicate.Call, _ values: [PredicateValue]
  ) throws(Predicate.Stop) -> PredicateValue {
    var numbers: [Double] = []
    for value in values { numbers.append(try number(value, call.place).value) }
    try spend(numbers.count * 8)
    guard !numbers.isEmpty else { return .null }
    numbers.sort()
    let count = numbers.count
    switch call.function {
    case .median:
      return .one(.real((numbers[(count - 1) / 2] + numbers[count / 2]) / 2))
    case .mode:
      var best = (number: numbers[0], length: 0)
      var run = (number: numbers[0], length: 0)
      for number in numbers {
        run = number == run.number ? (number, run.length + 1) : (number, 1)
        if run.length > best.length { best = run }
      }
      return .one(.real(best.number))
    default:
      let mean = numbers.reduce(0, +) / Double(count)
      let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      return .one(.real(RealFunctions.squareRoot(squares / Double(count))))
    }
  }

  /// Evaluates functions of texts and of any values.
  private mutating func text(
    _ call: Predicate.Call, _ values: [PredicateValue]
  ) throws(Predicate.Stop) -> PredicateValue? {
    guard let first = values.first else { return nil }
    switch call.function {
    case .noIndex, .canonical: return first
    case .uppercase, .lowercase, .length:
      guard let text = first.string else { throw unfit(call, first) }
      try spend(text.utf8.count / 8)
      if call.function == .length { return .integer(text.utf16.count) }
      return .one(
        .string(call.function == .uppercase ? text.uppercased() : text.lowercased()))
    case .objectFrom:
      guard let count = first.count, let index = values[1].number?.whole else {
        throw unfit(call, first)
      }
      guard index >= 0, index < count else {
        throw Self.stop(EvaluationWords.noObject(at: index, of: count), call.place)
      }
      return first[Int(index)]
    case .cast, .castObject: return try cast(call, first, to: values[1].string ?? "")
    default: return nil
    }
  }

  private func cast(
    _ call: Predicate.Call, _ value: PredicateValue, to type: String
  ) throws(Predicate.Stop) -> PredicateValue {
    switch (type, value) {
    case ("NSString", .one(.string)), ("NSNumber", .one(.integer)), ("NSNumber", .one(.real)),
      ("NSNumber", .one(.boolean)), ("NSDecimalNumber", .one(.integer)), ("NSDate", .one(.date)):
      return value
    case ("NSDate", .one(.integer(let seconds))): return .one(.date(Double(seconds)))
    case ("NSDate", .one(.real(let seconds))): return .one(.date(seconds))
    case ("NSNumber", .one(.date(let seconds))): return .one(.real(seconds))
    case ("NSNumber", .one(.string(let text))):
      return .integer(PropertyValue.string(text).number ?? 0)
    case ("NSString", .one(.integer(let number))): return .one(.string("\(number)"))
    default:
      throw Self.stop(EvaluationWords.notConvertible(value, to: type), call.place)
    }
  }

  private func unfit(_ call: Predicate.Call, _ value: PredicateValue) -> Predicate.Stop {
    Self.stop(EvaluationWords.wrongArgument(call.function, value), call.place)
  }
}

extension PredicateEvaluator {
  /// Evaluates functions of whole numbers, and the basic functions of all numbers.
  private func whole(
    _ call: Predicate.Call, _ values: [PredicateValue]
  ) throws(Predicate.Stop) -> PredicateValue? {
    let operation: Predicate.Arithmetic
    switch call.function {
    case .add: operation = .add
    case .subtract: operation = .subtract
    case .multiply: operation = .multiply
    case .divide: operation = .divide
    case .raise: operation = .power
    default: return try bits(call, values)
    }
    let left = try number(values[0], call.place)
    let right = try number(values[1], call.place)
    guard let result = PredicateNumber.combine(operation, left, right) else {
      throw Self.stop(EvaluationWords.divisionByZero, call.place)
    }
    return PredicateValue(result)
  }

  private func bits(
    _ call: Predicate.Call, _ values: [PredicateValue]
  ) throws(Predicate.Stop) -> PredicateValue? {
    switch call.function {
    case .modulus, .bitwiseAnd, .bitwiseOr, .bitwiseXor, .leftShift, .rightShift: break
    case .onesComplement: return .one(.integer(~(try number(values[0], call.place).whole)))
    default: return nil
    }
    let left = try number(values[0], call.place).whole
    let right = try number(values[1], call.place).whole
    switch call.function {
    case .modulus:
      if right == 0 { throw Self.stop(EvaluationWords.divisionByZero, call.place) }
      return .one(.integer(right == -1 ? 0 : left % right))
    case .bitwiseAnd: return .one(.integer(left & right))
    case .bitwiseOr: return .one(.integer(left | right))
    case .bitwiseXor: return .one(.integer(left ^ right))
    case .leftShift: return .one(.integer(left << right))
    default: return .one(.integer(left >> right))
    }
  }

  /// Evaluates functions of one number.
  private func real(
    _ call: Predicate.Call, _ values: [PredicateValue]
  ) throws(Predicate.Stop) -> PredicateValue {
    guard let first = values.first else {
      throw Self.stop(EvaluationWords.needsArgument(call.function), call.place)
    }
    let number = try number(first, call.place)
    if call.function == .abs, case .integer(let whole) = number, whole != .min {
      return .one(.integer(Swift.abs(whole)))
    }
    let value = number.value
    switch call.function {
    case .sqrt: return .one(.real(RealFunctions.squareRoot(value)))
    case .ln: return .one(.real(RealFunctions.ln(value)))
    case .log: return .one(.real(RealFunctions.ln(value) / RealFunctions.ln(10)))
    case .exp: return .one(.real(RealFunctions.exp(value)))
    case .abs: return .one(.real(value.magnitude))
    case .ceiling: return .one(.real(RealFunctions.ceiling(value)))
    case .floor: return .one(.real(RealFunctions.floor(value)))
    case .trunc: return .one(.real(RealFunctions.truncated(value)))
    default: throw Self.stop(EvaluationWords.notSimulated(call.function), call.place)
    }
  }
}
