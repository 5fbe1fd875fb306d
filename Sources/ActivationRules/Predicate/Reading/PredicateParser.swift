/// Builds the tree of a predicate from its tokens, in one pass, without backtracking.
///
/// Parentheses may contain a clause or a value, and which of them is known only at the end. So
/// everything is read as an ``Operand``, and its kind is checked where it is used.
struct PredicateParser {
  private(set) var lexer: PredicateLexer
  /// The next token.
  private(set) var token = PredicateToken(kind: .end, range: 0..<0)
  /// The end of the last token that was taken.
  private(set) var end = 0
  /// What is wrong, apart from slips that the lexer noted.
  private(set) var slips: [PredicateLexer.Slip] = []
  /// What should have been there instead of the token that can't be there.
  var expectation: String?
  /// What is worth knowing, apart from what the lexer noticed.
  private var remarks: [Predicate.Remark] = []
  private var depth = 0
  /// The key paths among a format's arguments, by number.
  let keyPaths: [Int: String]

  /// Says that reading can't continue; the reason is noted in `slips`.
  struct Failure: Error {}

  /// What was read: an expression, or a clause.
  enum Operand {
    case clause(Predicate.Clause)
    case expression(Predicate.Expression)
  }

  private init(_ text: String) {
    lexer = PredicateLexer(text)
    keyPaths = [:]
    token = lexer.next()
  }

  private init(format: String, keyPaths: [Int: String]) {
    lexer = PredicateLexer(format, isFormat: true)
    self.keyPaths = keyPaths
    token = lexer.next()
  }

  /// Reads a whole text.
  static func read(_ text: String) -> Predicate.Reading {
    guard text.utf8.count <= Predicate.longestText else { return tooLong(text) }
    var parser = PredicateParser(text)
    return parser.reading(of: text)
  }

  /// Reads a whole format.
  static func read(format: String, keyPaths: [Int: String]) -> Predicate.Reading {
    guard format.utf8.count <= Predicate.longestText else { return tooLong(format) }
    var parser = PredicateParser(format: format, keyPaths: keyPaths)
    return parser.reading(of: format)
  }

  /// Reads a whole format that is an expression; `nil` if it isn't one.
  static func readExpression(format: String, keyPaths: [Int: String]) -> Predicate.Expression? {
    guard format.utf8.count <= Predicate.longestText else { return nil }
    var parser = PredicateParser(format: format, keyPaths: keyPaths)
    do throws(Failure) {
      let expression = try parser.value()
      let isWhole = parser.token.kind == .end && parser.slips.isEmpty && parser.lexer.slips.isEmpty
      return isWhole ? expression : nil
    } catch {
      return nil
    }
  }

  /// Takes the next token.
  mutating func advance() {
    end = token.range.upperBound
    token = lexer.next()
  }

  /// Takes the next token if it is the given one.
  mutating func take(_ sign: PredicateSign) -> Bool {
    guard token.kind == .sign(sign) else { return false }
    advance()
    return true
  }

  /// Notes what is worth knowing.
  mutating func remark(_ kind: Predicate.Remark.Kind, _ range: Range<Int>) {
    guard remarks.count < 20 else { return }
    remarks.append(Predicate.Remark(kind: kind, place: Predicate.Place(range)))
  }

  /// Notes a mistake that doesn't keep the rest from being understood.
  mutating func slip(
    _ range: Range<Int>, _ message: String, meaning nearMiss: String? = nil, _ remedy: String
  ) {
    guard slips.count < 20 else { return }
    slips.append(
      PredicateLexer.Slip(range: range, message: message, nearMiss: nearMiss, remedy: remedy))
  }

  /// Notes a mistake that ends the reading.
  mutating func fail(
    _ range: Range<Int>? = nil, _ message: String, expecting expectation: String? = nil,
    meaning nearMiss: String? = nil, _ remedy: String
  ) -> Failure {
    // An unclosed string has already been noted, and whatever seems to be missing is within it.
    if token.kind == .stray("") { return Failure() }
    self.expectation = expectation
    slips.append(
      PredicateLexer.Slip(
        range: range ?? token.range, message: message, nearMiss: nearMiss, remedy: remedy))
    return Failure()
  }

  /// Goes one level deeper while a part is read.
  mutating func nested<Part>(
    _ read: (inout PredicateParser) throws(Failure) -> Part
  ) throws(Failure) -> Part {
    guard depth < Predicate.deepestNesting else {
      throw fail(
        nil, PredicateSyntaxWords.nestedTooDeep(most: Predicate.deepestNesting),
        PredicateSyntaxWords.nestedTooDeepRemedy)
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }
}

extension PredicateParser {
  private mutating func reading(of text: String) -> Predicate.Reading {
    let clause = whole()
    if let clause, slips.isEmpty, lexer.slips.isEmpty {
      let remarks = (remarks + lexer.remarks).sorted {
        $0.place.range.lowerBound < $1.place.range.lowerBound
      }
      return Predicate.Reading(predicate: Predicate(clause, remarks: remarks), problems: [])
    }
    return Predicate.Reading(predicate: nil, problems: problems(in: text))
  }

  /// Reads everything up to the end of the text.
  private mutating func whole() -> Predicate.Clause? {
    do throws(Failure) {
      if case .end = token.kind { throw empty() }
      let clause = try clause()
      guard token.kind == .end else { throw surplus() }
      return clause
    } catch {
      return nil
    }
  }

  private mutating func empty() -> Failure {
    fail(nil, PredicateSyntaxWords.empty, PredicateSyntaxWords.emptyRemedy)
  }

  private static func tooLong(_ text: String) -> Predicate.Reading {
    let problem = Predicate.Problem(
      range: 0..<text.utf8.count, position: Predicate.Position(offset: 0, in: ""),
      message: PredicateSyntaxWords.tooLong(text.utf8.count, most: Predicate.longestText),
      remedy: PredicateSyntaxWords.tooLongRemedy)
    return Predicate.Reading(predicate: nil, problems: [problem])
  }

  /// Returns the problems, in the order of the text, with the last mistake's expectation.
  private func problems(in text: String) -> [Predicate.Problem] {
    let fatal = expectation == nil ? nil : slips.last
    let all = lexer.slips + slips
    let sorted = all.indices.sorted {
      (all[$0].range.lowerBound, $0) < (all[$1].range.lowerBound, $1)
    }
    return sorted.prefix(20).map { index in
      let slip = all[index]
      let isFatal = index == all.count - 1 && fatal != nil
      return Predicate.Problem(
        range: slip.range, position: Predicate.Position(offset: slip.range.lowerBound, in: text),
        message: slip.message, expectation: isFatal ? expectation : nil, nearMiss: slip.nearMiss,
        remedy: slip.remedy)
    }
  }
}
