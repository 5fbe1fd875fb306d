import Testing

@testable import AppBundles

@Suite struct SettingExpanderTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var expected: String
    var isComplete: Bool
    var testDescription: String { text }

    init(_ text: String, _ expected: String, isComplete: Bool = true) {
      (self.text, self.expected, self.isComplete) = (text, expected, isComplete)
    }
  }

  /// The settings of all cases, level by level, the weakest first.
  static let levels: [[(String, String)]] = [
    [("LIST", "a"), ("CONFIGURATION", "Release"), ("SELF", "one")],
    [
      ("NAME", "My App 2"), ("EMPTY", ""), ("PATH", "/one/two/Three.plist"),
      ("LIST", "$(inherited) b"),
      ("ID_Release", "com.example.reader"), ("ID", "$(ID_$(CONFIGURATION))"),
      ("SELF", "$(SELF) two"),
      ("PART", "x$(UNKNOWN)"), ("CIRCLE_A", "a$(CIRCLE_B)"), ("CIRCLE_B", "b$(CIRCLE_A)"),
      ("WORD", "Größe"), ("DIGIT", "7up"), ("LONELY", "<$(inherited)>"),
    ],
    [("LIST", "$(inherited) c")],
  ]

  static let cases = [
    Case("", ""),
    Case("plain", "plain"),
    Case("$(NAME)", "My App 2"),
    Case("${NAME} and $[NAME]", "My App 2 and My App 2"),
    Case("<$(NAME)>", "<My App 2>"),
    Case("$(EMPTY)|", "|"),
    // A setting without a value is left alone.
    Case("$(UNKNOWN)", "$(UNKNOWN)", isComplete: false),
    Case("${UNKNOWN:lower}", "${UNKNOWN:lower}", isComplete: false),
    Case("$(PART)", "x$(UNKNOWN)", isComplete: false),
    Case("$(PART:upper)", "$(PART:upper)", isComplete: false),
    Case("$(NAME)$(UNKNOWN)", "My App 2$(UNKNOWN)", isComplete: false),
    Case("$(ID_$(UNKNOWN))", "$(ID_$(UNKNOWN))", isComplete: false),
    // Nested names.
    Case("$(ID)", "com.example.reader"),
    Case("$(ID_${CONFIGURATION}:upper)", "COM.EXAMPLE.READER"),
    // Without brackets, only names that have a value are expanded.
    Case("$NAME.x", "My App 2.x"),
    Case("$item.attachments", "$item.attachments"),
    Case("SUBQUERY(a, $x, $x.b)", "SUBQUERY(a, $x, $x.b)"),
    Case("$$NAME", "$NAME"),
    Case("5 $ and $", "5 $ and $"),
    // Operators.
    Case("$(NAME:lower)", "my app 2"),
    Case("$(NAME:upper)", "MY APP 2"),
    Case("$(NAME:rfc1034identifier)", "My-App-2"),
    Case("$(DIGIT:rfc1034identifier)", "-up"),
    Case("$(ID:rfc1034identifier)", "com-example-reader"),
    Case("$(WORD:rfc1034identifier)", "Gr--e"),
    Case("$(NAME:identifier)", "My_App_2"),
    Case("$(WORD:identifier)", "Gr__e"),
    Case("$(NAME:c99extidentifier)", "My_App_2"),
    Case("$(DIGIT:c99extidentifier)", "_up"),
    Case("$(WORD:c99extidentifier)", "Größe"),
    Case("$(NAME:rfc1034identifier:lower)", "my-app-2"),
    Case("$(PATH:file)", "Three.plist"),
    Case("$(PATH:base)", "Three"),
    Case("$(PATH:suffix)", ".plist"),
    Case("$(PATH:dir)", "/one/two/"),
    Case("$(NAME:dir)", "./"),
    Case("$(NAME:default=other)", "My App 2"),
    Case("$(EMPTY:default=other)", "other"),
    Case("$(UNKNOWN:default=other)", "other"),
    Case("$(UNKNOWN:default=)", ""),
    Case("$(UNKNOWN:default=$(NAME)!)", "My App 2!"),
    Case("$(UNKNOWN:default=$(ALSO))", "$(UNKNOWN:default=$(ALSO))", isComplete: false),
    Case("$(UNKNOWN:default=Other:lower)", "other"),
    Case("$(PART:default=other)", "x$(UNKNOWN)", isComplete: false),
    Case("$(NAME:sideways)", "$(NAME:sideways)", isComplete: false),
    Case("$(NAME:lower=x)", "$(NAME:lower=x)", isComplete: false),
    Case("$(NAME:)", "$(NAME:)", isComplete: false),
    Case("$(NAME:a b)", "$(NAME:a b)", isComplete: false),
    // Weaker values.
    Case("$(LIST)", "a b c"),
    Case("$(SELF)", "one two"),
    Case("$(LONELY)", "<>"),
    Case("$(inherited)", "$(inherited)", isComplete: false),
    // Cycles end.
    Case("$(CIRCLE_A)", "ab"),
    Case("$(CIRCLE_B)", "ba"),
    // Unclosed brackets.
    Case("$(NAME", "$(NAME"),
    Case("a $(NAME) $(NAME:lower", "a My App 2 $(NAME:lower"),
    Case("$(A_$(NAME)", "$(A_$(NAME)"),
    Case("$(NAME}", "$(NAME}"),
    Case("$()", "$()", isComplete: false),
  ]

  @Test(arguments: cases) func settingsArePutIn(_ example: Case) {
    let result = Self.expander().expand(example.text)
    #expect(result.text == example.expected)
    #expect(result.isComplete == example.isComplete)
  }

  @Test func settingsThatDoubleAreCutOff() {
    var level: [(String, String)] = [("A0", "x")]
    for number in 1..<50 { level.append(("A\(number)", "$(A\(number - 1))$(A\(number - 1))")) }
    let expander = Self.expander([level])
    let small = expander.expand("$(A10)")
    #expect(small == .init(text: String(repeating: "x", count: 1024), isComplete: true))
    let large = expander.expand("$(A49)")
    #expect(!large.isComplete)
    #expect(large.text.utf8.count < 64 << 20)
  }

  @Test func aLongChainOfSettingsIsCutOff() {
    let level = (0..<10_000).map { ("A\($0)", "$(A\($0 + 1))") }
    #expect(Self.expander([level]).expand("$(A0)").isComplete == false)
  }

  @Test func theDeepestChainFitsOnTheStack() {
    let open = String(repeating: "$(", count: 23)
    let close = String(repeating: ")", count: 23)
    let level = (0..<100).map { ("A\($0)", "\(open)A\($0 + 1)\(close)") }
    #expect(Self.expander([level]).expand("$(A0)").isComplete == false)
  }

  @Test func manyBracketsInEachOtherStayAsTheyAre() {
    let text = String(repeating: "$(", count: 100_000) + String(repeating: ")", count: 100_000)
    #expect(Self.expander().expand(text).text == text)
  }

  private static func expander(
    _ levels: [[(String, String)]] = levels
  ) -> SettingExpander {
    let situation = BuildSituation(sdk: "iphoneos", configuration: "Release")
    let settings = BuildSettings(
      levels: levels.map { $0.map { BuildSetting($0.0, $0.1) } }, situation: situation)
    return SettingExpander(settings: settings, budget: ExpansionBudget())
  }
}
