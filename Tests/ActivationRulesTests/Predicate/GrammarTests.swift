import ActivationRules
import Testing

/// What texts mean, shown by our spelling of the same predicate.
@Suite struct GrammarTests {
  /// A text and our spelling of it.
  struct Example: CustomTestStringConvertible, Sendable {
    var text: String
    var written: String
    var testDescription: String { text }

    init(_ text: String, _ written: String) {
      self.text = text
      self.written = written
    }
  }

  static let operators: [Example] = [
    Example("a = 1", "a == 1"), Example("a == 1", "a == 1"), Example("a==1", "a == 1"),
    Example("a != 1", "a != 1"), Example("a <> 1", "a != 1"),
    Example("a < 1", "a < 1"), Example("a > 1", "a > 1"),
    Example("a <= 1", "a <= 1"), Example("a =< 1", "a <= 1"),
    Example("a >= 1", "a >= 1"), Example("a => 1", "a >= 1"),
    Example("a between {1, 2}", "a BETWEEN {1, 2}"), Example("a In {1}", "a IN {1}"),
    Example("a contains 'b'", "a CONTAINS \"b\""),
    Example("a beginsWith 'b'", "a BEGINSWITH \"b\""),
    Example("a ENDSWITH[C] 'b'", "a ENDSWITH[c] \"b\""),
    Example("a like[dc] 'b'", "a LIKE[cd] \"b\""),
    Example("a MATCHES [ cd ] 'b'", "a MATCHES[cd] \"b\""),
    Example("a == [n] 'b'", "a ==[n] \"b\""), Example("a <[l] 'b'", "a <[l] \"b\""),
    Example("a uti-conforms-to 'b'", "a UTI-CONFORMS-TO \"b\""),
    Example("a Uti-Equals 'b'", "a UTI-EQUALS \"b\""),
    Example("any a == 1", "ANY a == 1"), Example("SOME a == 1", "ANY a == 1"),
    Example("all a == 1", "ALL a == 1"), Example("None a == 1", "NONE a == 1"),
    Example("a == 1 and b == 2", "a == 1 AND b == 2"),
    Example("a == 1 && b == 2", "a == 1 AND b == 2"), Example("a == 1||b == 2", "a == 1 OR b == 2"),
    Example("a == 1 Or b == 2", "a == 1 OR b == 2"), Example("!a == 1", "NOT a == 1"),
    Example("not ! a == 1", "NOT NOT a == 1"), Example("!(a == 1)", "NOT a == 1"),
    Example("TruePredicate", "TRUEPREDICATE"), Example("(falsepredicate)", "FALSEPREDICATE"),
  ]

  static let precedence: [Example] = [
    Example("a=1 OR b=2 AND c=3", "a == 1 OR (b == 2 AND c == 3)"),
    Example("a=1 AND b=2 OR c=3 AND d=4", "(a == 1 AND b == 2) OR (c == 3 AND d == 4)"),
    Example("(a=1 OR b=2) AND c=3", "(a == 1 OR b == 2) AND c == 3"),
    Example("NOT a=1 AND b=2", "NOT a == 1 AND b == 2"),
    Example("NOT (a=1 AND b=2)", "NOT (a == 1 AND b == 2)"),
    Example("a=1 AND (b=2 AND c=3)", "a == 1 AND (b == 2 AND c == 3)"),
    Example("NOT ANY a = 1", "NOT ANY a == 1"),
    Example("1 + 2 * 3 ** 4 - 5 = a", "1 + 2 * 3 ** 4 - 5 == a"),
    Example("(1 + 2) * 3 = a", "(1 + 2) * 3 == a"),
    Example("((1 * 2)) + 3 = a", "1 * 2 + 3 == a"),
    Example("1 - (2 - 3) = a", "1 - (2 - 3) == a"), Example("-a = -1", "-a == -1"),
    Example("- (1) = --a", "-(1) == --a"), Example("-2 ** 2 = a", "-2 ** 2 == a"),
  ]

  static let expressions: [Example] = [
    Example("SELF.a = self", "SELF.a == SELF"), Example("a . b .\n@count = 1", "a.b.@count == 1"),
    Example("a.\"b c\".'d' = 1", "a.\"b c\".d == 1"), Example("a.#in = #or", "a.#in == #or"),
    Example("a[0][first] [Last] . b[SIZE] = 1", "a[0][FIRST][LAST].b[SIZE] == 1"),
    Example("a['k'] = $x[$i + 1]", "a[\"k\"] == $x[$i + 1]"),
    Example("a.@sum.size = @max.b", "a.@sum.#size == @max.b"),
    Example("numbers.@max.self > 2", "numbers.@max.#self > 2"),
    Example("a IN {'x', 1, NIL, yes, No}", "a IN {\"x\", 1, NULL, TRUE, FALSE}"),
    Example("{} = { {1} , {} }", "{} == {{1}, {}}"),
    Example("SUBQUERY (a , $x , $x = 1) .@count = 1", "SUBQUERY(a, $x, $x == 1).@count == 1"),
    Example("subquery(a, $x, ($x = 1))[0] = 1", "SUBQUERY(a, $x, $x == 1)[0] == 1"),
    Example("SUM({1,2}) = Max(1, 2)", "sum({1, 2}) == max(1, 2)"),
    Example("modulus:by:(5, 3) = now()", "modulus:by:(5, 3) == now()"),
    Example("add:to: (1, 2) = LENGTH('a')", "add:to:(1, 2) == length(\"a\")"),
    Example("ternary(a = 1, b, c) = 1", "TERNARY(a == 1, b, c) == 1"),
    Example("CAST(a, 'NSDate') > FUNCTION(b, 'c')", "CAST(a, \"NSDate\") > FUNCTION(b, \"c\")"),
    Example("$x := 1 + 2 = 3", "($x := 1 + 2) == 3"),
    Example("a UNION b INTERSECT c = d minus e", "a UNION b INTERSECT c == d MINUS e"),
    Example("(a.b).c = ($x.y).z", "a.b.c == ($x.y).z"),
    Example("'a'.length = 1", "\"a\".length == 1"),
    Example("größe.länge = 1", "größe.\"länge\" == 1"),
    Example("\t\u{B}\u{C}\r\n a =\n1 ", "a == 1"),
  ]

  static let literals: [Example] = [
    Example("a = 0x1F", "a == 31"), Example("a = 0XfF", "a == 255"), Example("a = 0o17", "a == 15"),
    Example("a = 0b101", "a == 5"), Example("a = 1.50", "a == 1.5"), Example("a = 1e3", "a == 1e3"),
    Example("a = 0.001", "a == 0.001"), Example("a = 12.5E-1", "a == 1.25"),
    Example("a = 2.0", "a == 2.0"), Example("a = 1e+2", "a == 1e2"), Example("a = 007", "a == 7"),
    Example("a = 9223372036854775807", "a == 9223372036854775807"),
    Example("a = 9223372036854775808", "a == 9223372036854775808.0"),
    Example("a = 123456789012345678901234567890", "a == 1234567890123456789e11"),
    Example("a = 'x\"y'", #"a == "x\"y""#), Example("a = \"it's\"", "a == \"it's\""),
    Example(#"a = 'a\tb\n\\\'\"'"#, #"a == "a\tb\n\\'\"""#),
    Example(#"a = '\101\x42\u0043\60'"#, "a == \"ABC0\""),
    Example(#"a = '\u00e9\ud83d\ude00\ud800'"#, "a == \"é😀\u{FFFD}\""),
    Example(#"a = '\a\b\v\f\r'"#, #"a == "\x07\x08\x0B\x0C\r""#),
    Example("a = '\u{E9}\n'", "a == \"é\\n\""),
  ]

  @Test(arguments: operators + precedence + expressions + literals)
  func eachSpellingMeansWhatItIsWrittenAs(_ example: Example) throws {
    let predicate = try parsed(example.text)
    #expect(predicate.text == example.written)
    #expect(try parsed(predicate.text) == predicate)
    #expect(try parsed(predicate.textInLines) == predicate)
  }

  @Test func everyFunctionIsReadByItsName() throws {
    for function in Predicate.Function.allCases {
      let arguments = Array(repeating: "1", count: function.name == "FUNCTION" ? 3 : function.least)
      let text = "\(function.rawValue)(\(arguments.joined(separator: ", "))) == 1"
      #expect(try parsed(text).text == text)
      #expect(try parsed(text.lowercased()).text == text)
    }
  }

  @Test func everyCollectionOperatorIsReadByItsName() throws {
    for name in Predicate.CollectionOperator.allCases {
      let text = "a.@\(name.rawValue).b == 1"
      #expect(try parsed(text).text == text)
    }
  }

  @Test func partsTakeALineEach() throws {
    let text = "(a=1 OR b=2) AND NOT SUBQUERY(c,$x,$x.d=1 AND $x.e=2).@count=0"
    #expect(
      try parsed(text).textInLines == """
        (
          a == 1
          OR b == 2
        )
        AND NOT SUBQUERY(
          c,
          $x,
          $x.d == 1
          AND $x.e == 2
        ).@count == 0
        """)
  }

  @Test func placesPointIntoTheText() throws {
    let text = "a == 1 AND ANY b.c CONTAINS 'x'"
    guard case .and(let clauses) = try parsed(text).clause, case .comparison(let last) = clauses[1]
    else { return #expect(Bool(false), "\(text) should be two comparisons") }
    func slice(_ place: Predicate.Place) -> String {
      String(decoding: Array(text.utf8)[place.range], as: UTF8.self)
    }
    #expect(slice(last.place) == "ANY b.c CONTAINS 'x'")
    #expect(slice(last.left.place) == "b.c")
    #expect(slice(last.right.place) == "'x'")
  }
}

extension Predicate.Function {
  fileprivate var name: String { rawValue }

  /// The fewest arguments: by the colons or, without any, by what the call needs.
  fileprivate var least: Int {
    switch self {
    case .now, .random: 0
    case .cast, .fetch: 2
    default: Swift.max(1, rawValue.utf8.filter { $0 == UInt8(ascii: ":") }.count)
    }
  }
}
