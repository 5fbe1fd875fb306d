import ActivationRules
import Testing
import UniformTypes

/// Predicates and objects made to be slow, deep or big.
@Suite struct PredicateHostileTests {
  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Texts of about forty kilobytes, each hard on a different part of the parser.
  static let longTexts: [String] = [
    repeated("(", 41_600), repeated("a.", 20_800), repeated("a ", 20_800),
    repeated("NOT ", 10_400) + "a == 1", repeated("-", 41_600) + "1 == 1",
    repeated("a==1 OR ", 5_000) + "a==1", repeated("a==1 AND b==2 OR ", 2_500) + "a==1",
    "a == {" + repeated("1,", 20_800) + "1}", "a == " + repeated("1+2*3**4-", 4_100) + "1",
    "a == '" + repeated("\\u00e9", 7_000) + "'", repeated("\"", 41_600),
    repeated("{", 41_600), repeated("SUBQUERY(", 4_500), repeated("$", 41_600),
    repeated("0", 41_600) + " == 1", "a == " + repeated("9", 41_600),
    repeated("“", 12_500), repeated("é", 20_800), repeated("&gt;", 10_400),
    repeated("a === 1 OR ", 3_700), repeated("\n", 41_600), repeated("a[", 20_800),
    repeated("x:", 20_800) + "(1)", repeated("ANY ", 10_400), repeated("a-b-", 10_400),
    "a " + repeated("conforms ", 4_500), "sum(" + repeated("1,", 20_800) + "1) == 1",
    "a" + repeated("[0]", 12_500) + " == 1", repeated("UTI-", 10_400),
    repeated("SUBQUERY(a, , ", 2_900), repeated("@", 41_600), "a == 1e" + repeated("9", 37_500),
  ]

  @Test(.timeLimit(.minutes(40)), arguments: longTexts.indices)
  func aLongTextIsReadOrRefused(_ index: Int) {
    let text = Self.longTexts[index]
    let verdict = ActivationRule.predicate(text).verdict(for: share(.image))
    #expect(verdict.explanation.outline.utf8.count < 200_000)
    #expect(verdict.reason.utf8.count < 2_000)
    guard let predicate = Predicate.parse(text).predicate else { return }
    // In our spelling, a text that fills the limit may become a little longer.
    let again = Predicate.parse(predicate.text)
    #expect(again.predicate == predicate || predicate.text.utf8.count > Predicate.longestText)
    #expect(predicate.warnings().count <= 50)
  }

  @Test func tenMegabytesAreRefused() {
    let text = Self.repeated("a == 1 OR ", 1_000_000)
    let verdict = ActivationRule.predicate(text).verdict(for: share(.image))
    #expect(verdict.decision == .notOffered)
    #expect(
      verdict.reason == "the predicate can't be read: 1:1: the predicate has 10000000 bytes, "
        + "and 262144 is the limit")
  }

  @Test(arguments: ["(", "NOT ", "-", "{", "a[", "sqrt(", "SUBQUERY(a, $x, ", "TERNARY(", "$x := "])
  func deepNestingIsRefusedAndLessIsRead(_ opening: String) {
    let deep = Predicate.parse(Self.repeated(opening, 300) + "1")
    #expect(deep.problems.count == 1)
    #expect(deep.problems[0].message.contains(" more than 200 "))
    #expect(!Predicate.parse(Self.repeated(opening, 150) + "1").problems.isEmpty)
  }

  @Test func whatIsJustDeepEnoughGoesThroughEverything() throws {
    let texts = [
      Self.repeated("(", 190) + "a == 1" + Self.repeated(")", 190),
      Self.repeated("NOT (a == 2 AND ", 190) + "a == 1" + Self.repeated(")", 190),
      "1 == " + Self.repeated("(1+", 190) + "1" + Self.repeated(")", 190),
      "1 == " + Self.repeated("a[", 190) + "1" + Self.repeated("]", 190),
      Self.repeated("SUBQUERY(a, $x, ", 190) + "$x == 1"
        + Self.repeated(").@count == 1", 190),
      Self.repeated("1 == TERNARY(", 190) + "1 == 1" + Self.repeated(", 1, 2)", 190),
    ]
    for text in texts {
      let predicate = try parsed(text)
      #expect(try parsed(predicate.text) == predicate)
      #expect(try parsed(predicate.textInLines) == predicate)
      _ = predicate.warnings()
      _ = predicate.verdict(on: ["a": [1, 2]])
    }
  }

  @Test func aLongAlternativeIsNotDeep() throws {
    let tests = (0..<10_000).map { "a == \($0)" }.joined(separator: " OR ")
    let predicate = try parsed(tests)
    guard case .or(let clauses) = predicate.clause else {
      return #expect(Bool(false), "the predicate should be an alternative")
    }
    #expect(clauses.count == 10_000)
    #expect(predicate.evaluate(["a": 9_999]) == .met)
    #expect(predicate.evaluate(["a": 10_000]) == .notMet)
  }

  @Test(.timeLimit(.minutes(40)))
  func tooMuchWorkIsGivenUp() throws {
    let nested = """
      SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, SUBQUERY($e.attachments, $b, \
      SUBQUERY($e.attachments, $c, $a == $b AND $b == $c).@count == 1).@count == 1).@count == 1\
      ).@count == 1
      """
    let attachments = (0..<1_000).map { Attachment(["public.t\($0)"]) }
    let verdict = ActivationRule.predicate(nested).verdict(for: [SharedItem(attachments)])
    #expect(verdict.decision == .undecided)
    #expect(verdict.reason == "the rule takes too many steps to evaluate here")
    #expect(verdict.deliveredItems == [])
  }

  @Test(.timeLimit(.minutes(40)))
  func longTextsAndPatternsCostSteps() throws {
    let long = Self.repeated("a", 1_000_000)
    let predicate = try parsed("SUBQUERY(list, $x, SELF.text MATCHES '(a*)*b').@count == 1")
    let object: PropertyValue = [
      "text": .string(long), "list": .array(Array(repeating: 1, count: 99)),
    ]
    guard case .stopped(let stop) = predicate.evaluate(object) else {
      return #expect(Bool(false), "the predicate should need too many steps")
    }
    #expect(stop.kind == .tooMuchWork)
    let contained = try parsed("text CONTAINS '\(Self.repeated("a", 10_000))b'")
    #expect(contained.evaluate(object) == .notMet)
  }

  @Test(.timeLimit(.minutes(40)))
  func manyAttachmentsAreExplainedInShort() throws {
    let attachments = (0..<20_000).map { Attachment(["public.jpeg", "com.example.t\($0)"]) }
    let verdict = ActivationRule.predicate(everyAttachment("public.image"))
      .verdict(for: [SharedItem(attachments)])
    #expect(verdict.activates)
    #expect(verdict.reason == "all 20000 attachments are of type image")
    #expect(verdict.explanation.outline.utf8.count < 10_000)
    #expect(
      verdict.explanation.outline.contains("and 19980 more attachments, of which 19980 match"))
  }

  @Test(.timeLimit(.minutes(40)))
  func manyDeclaredTypesAreLookedUpOnce() throws {
    let length = 20_000
    let types = UniformTypes.standard.declaring(
      (0..<length).map { .init("x.t\($0)", conformsTo: ["x.t\($0 + 1)"]) }
        + [.init("x.t\(length)", conformsTo: ["public.image", "x.t0"])])
    let items = [SharedItem((0..<length).map { Attachment(["x.t\($0)"]) })]
    let rule = ActivationRule.predicate(everyAttachment("public.image"))
    #expect(rule.verdict(for: items, types: types).activates)
  }

  @Test func aTreeMadeByHandCannotTrap() {
    let call = Predicate.Expression.call(.init(.add, []))
    let path = Predicate.Expression.path(.init(nil, []))
    let comparison = Predicate.Comparison(call, .equal, path)
    let predicate = Predicate(.or([.and([]), .comparison(comparison)]))
    _ = predicate.text
    _ = predicate.warnings()
    _ = predicate.verdict(for: share(.image))
    #expect(Predicate(.comparison(comparison)).evaluate([:]) != .met)
  }
}
