import ActivationRules
import Testing

/// Every predicate reads the same after it is written out.
@Suite struct RoundTripTests {
  @Test func whatIsWrittenReadsAsTheSame() throws {
    var maker = PredicateMaker(seed: 2024)
    for _ in 0..<1_500 {
      let predicate = Predicate(maker.clause(depth: 5))
      for text in [predicate.text, predicate.textInLines] {
        let reading = Predicate.parse(text)
        #expect(reading.predicate == predicate, "\(text) \(reading.problems.map(\.summary))")
      }
    }
  }

  @Test func lettersInWordsMayBeSmallOrCapital() throws {
    var maker = PredicateMaker(seed: 7, hasNames: false)
    for _ in 0..<500 {
      let predicate = Predicate(maker.clause(depth: 4))
      #expect(Predicate.parse(predicate.text.lowercased()).predicate == predicate)
    }
  }

  @Test func anyPredicateIsDecidedAndExplained() {
    var maker = PredicateMaker(seed: 5)
    for _ in 0..<1_000 {
      let predicate = Predicate(maker.clause(depth: 5))
      let outcome = predicate.evaluate(EvaluationTests.object)
      let verdict = predicate.verdict(on: EvaluationTests.object)
      #expect(verdict.activates == (outcome == .met), "\(predicate.text)")
      #expect(verdict.explanation.holds == verdict.activates, "\(predicate.text)")
      _ = predicate.warnings()
    }
  }

  @Test func aWarningOfOneOutcomeIsNeverWrong() {
    var maker = PredicateMaker(seed: 11)
    let objects = PropertyTests.shares.filter { !$0.isEmpty }.map { SharedItem.object(for: $0) }
    var warned = 0
    for _ in 0..<3_000 {
      let predicate = Predicate(maker.clause(depth: 4, isAboutItems: true))
      let kinds = predicate.warnings().map(\.kind)
      guard kinds.contains(.neverMet) || kinds.contains(.alwaysMet) else { continue }
      warned += 1
      for object in objects {
        let outcome = predicate.evaluate(object)
        if kinds.contains(.neverMet) { #expect(outcome != .met, "\(predicate.text)") }
        if kinds.contains(.alwaysMet) { #expect(outcome != .notMet, "\(predicate.text)") }
      }
    }
    #expect(warned > 50)
  }
}

/// Makes up predicates.
struct PredicateMaker {
  private var generator: SeededGenerator
  /// Whether keys and texts may have letters whose case matters.
  private let hasNames: Bool
  private var variables: [String] = []

  init(seed: UInt64, hasNames: Bool = true) {
    generator = SeededGenerator(seed: seed)
    self.hasNames = hasNames
  }

  mutating func clause(depth: Int, isAboutItems: Bool = false) -> Predicate.Clause {
    let kind = depth == 0 ? Int.random(in: 0...4, using: &generator) : pick(12)
    switch kind {
    case 0: return .constant(chance(2))
    case 1, 2, 3, 4, 5, 6, 7:
      return .comparison(
        isAboutItems && chance(2) ? count(depth: depth) : comparison(depth: depth))
    case 8: return .not(clause(depth: depth - 1, isAboutItems: isAboutItems))
    default:
      let clauses = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
        clause(depth: depth - 1, isAboutItems: isAboutItems)
      }
      return kind < 11 ? .and(clauses) : .or(clauses)
    }
  }

  /// Compares the number of shared items, or of those that match, with a number.
  private mutating func count(depth: Int) -> Predicate.Comparison {
    let items = Predicate.Expression.path(.init(nil, [.key("extensionItems")]))
    var counted = Predicate.Path(nil, [.key("extensionItems"), .collection(.count)])
    if depth > 0, chance(2) {
      let inner = clause(depth: depth - 1, isAboutItems: true)
      counted = .init(.subquery(.init(items, .init("e"), inner)), [.collection(.count)])
    }
    let operations: [Predicate.Operation] = [.equal, .notEqual, .less, .atMost, .greater, .atLeast]
    return .init(
      .path(counted), operations[pick(operations.count)],
      .literal(.init(.integer(Int64(pick(4)) - 1))))
  }

  private mutating func comparison(depth: Int) -> Predicate.Comparison {
    let operation = Predicate.Operation.allCases[pick(Predicate.Operation.allCases.count)]
    var options: Predicate.Options = []
    if operation != .between, operation != .conformsTo, operation != .equalsType, chance(4) {
      options = Predicate.Options(rawValue: UInt8(pick(16)))
    }
    let quantifier = chance(3) ? Predicate.Quantifier.allCases[pick(3)] : nil
    return .init(
      expression(depth: depth), operation, expression(depth: depth), quantifier: quantifier,
      options: options)
  }

  private mutating func expression(depth: Int) -> Predicate.Expression {
    switch depth <= 0 ? pick(5) : pick(14) {
    case 0, 1: return .literal(.init(literal()))
    case 2: return .itself(.init())
    case 3: return .variable(.init(variables.last ?? "v"))
    case 4, 5, 6: return .path(.init(nil, [rootComponent()] + components(depth: depth)))
    case 7: return .path(.init(base(depth: depth), components(depth: depth, least: 1)))
    case 8:
      let collection = expression(depth: depth - 1)
      let name = "v\(variables.count)"
      variables.append(name)
      defer { variables.removeLast() }
      return .subquery(.init(collection, .init(name), clause(depth: depth - 1)))
    case 9: return .list((0..<pick(4)).map { _ in expression(depth: depth - 1) }, .init())
    case 10: return call(depth: depth)
    case 11:
      return .ternary(
        clause(depth: depth - 1), expression(depth: depth - 1), expression(depth: depth - 1),
        .init())
    case 12: return .negative(expression(depth: depth - 1), .init())
    default: return arithmetic(depth: depth)
    }
  }

  private mutating func arithmetic(depth: Int) -> Predicate.Expression {
    let strengths: [[Predicate.Arithmetic]] = [
      [.add, .subtract, .union, .intersect, .minus], [.multiply, .divide], [.power],
    ]
    let signs = strengths[pick(3)]
    return .arithmetic(
      expression(depth: depth - 1),
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        .init(signs[pick(signs.count)], expression(depth: depth - 1))
      })
  }

  private mutating func call(depth: Int) -> Predicate.Expression {
    let functions = Predicate.Function.allCases
    while true {
      let function = functions[pick(functions.count)]
      let arguments = (0..<pick(4)).map { _ in expression(depth: depth - 1) }
      let call = Predicate.Expression.call(.init(function, arguments))
      // A call with the wrong number of arguments isn't a predicate.
      let clause = Predicate.Clause.comparison(.init(call, .equal, .itself(.init())))
      if Predicate.parse(Predicate(clause).text).predicate != nil { return call }
    }
  }

  /// What a path can begin with, except another path, which would merge with it.
  private mutating func base(depth: Int) -> Predicate.Expression {
    let base = expression(depth: depth - 1)
    if case .path(let path) = base, path.base == nil { return .itself(.init()) }
    return base
  }

  private mutating func rootComponent() -> Predicate.Component {
    if chance(8) { return .collection(.count) }
    return .key(hasNames ? ["name", "words", "people", "größe", "in", "Size"][pick(6)] : "a")
  }

  private mutating func components(depth: Int, least: Int = 0) -> [Predicate.Component] {
    (0..<Int.random(in: least...3, using: &generator)).map { _ in
      switch pick(8) {
      case 0: return .first
      case 1: return .last
      case 2: return .size
      case 3: return .index(expression(depth: depth - 1))
      case 4 where hasNames:
        let names = Predicate.CollectionOperator.allCases
        return .collection(names[pick(names.count)])
      default: return .key(hasNames ? ["name", "a b", "or", "ä\"\\\n", "", "self"][pick(6)] : "b")
      }
    }
  }

  private mutating func literal() -> Predicate.Literal.Value {
    switch pick(6) {
    case 0: return .null
    case 1: return .boolean(chance(2))
    case 2: return .integer(Int64.random(in: -20...20, using: &generator))
    case 3:
      let exponent = Int.random(in: -25...25, using: &generator)
      return .real(.init(digits: UInt64(pick(1_000)), exponent: exponent, isNegative: chance(2)))
    default:
      return .string(hasNames ? ["", "one", "é\u{1}\t", "public.data", "a\"'\\"][pick(5)] : "x")
    }
  }

  private mutating func pick(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &generator)
  }

  private mutating func chance(_ count: Int) -> Bool { pick(count) == 0 }
}
