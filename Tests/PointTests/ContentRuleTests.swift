import ContentRules
import Foundation
import Testing

/// The rules of content blockers: which lists are accepted, and what they say about a page's loads.
@Suite struct ContentRuleTests {
  private func rule(_ trigger: String, _ action: String = #""type": "block""#) -> String {
    #"{"trigger": {\#(trigger)}, "action": {\#(action)}}"#
  }

  private func list(_ rules: String...) throws(ContentRuleFailure) -> ContentRuleList {
    try ContentRuleList(Data("[\(rules.joined(separator: ","))]".utf8), limit: 50)
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    var json: String
    var message: String
    var testDescription: String { message }
  }

  @Test(arguments: [
    Mistake(json: "[", message: "the list isn't JSON"),
    Mistake(json: "[1, ]", message: "the list isn't JSON"),
    Mistake(json: #"[{"trigger": {"url-filter": "a,]"},}]"#, message: "the list isn't JSON"),
    Mistake(json: #"[",]\"}"]"#, message: "rule 1: it isn't an object"),
    Mistake(json: "{}", message: "the list isn't an array"),
    Mistake(json: "[]", message: "the list has no rules"),
    Mistake(json: "[1, 2, 3]", message: "the list has 3 rules: the limit is 2"),
    Mistake(json: "[1]", message: "rule 1: it isn't an object"),
    Mistake(json: #"[{"action": {}}]"#, message: "rule 1: it has no 'trigger' object"),
    Mistake(json: #"[{"trigger": {}}]"#, message: "rule 1: it has no 'action' object"),
    Mistake(
      json: #"[{"trigger": {}, "action": {"type": "block"}}]"#,
      message: "rule 1: its trigger has no 'url-filter'"),
    Mistake(
      json: #"[{"trigger": {"url-filter": "a"}, "action": {}}]"#,
      message: "rule 1: its action has no 'type'"),
    Mistake(
      json: #"[{"trigger": {"url-filter": "a"}, "action": {"type": "hide"}}]"#,
      message: "rule 1: there is no action 'hide'"),
    Mistake(
      json: #"[{"trigger": {"url-filter": "a"}, "action": {"type": "css-display-none"}}]"#,
      message: "rule 1: 'css-display-none' has no 'selector'"),
    Mistake(
      json:
        #"[{"trigger": {"url-filter": "a", "resource-type": ["page"]}, "action": {"type": "block"}}]"#,
      message: "rule 1: there is no resource-type 'page'"),
    Mistake(
      json:
        #"[{"trigger": {"url-filter": "a", "load-type": "first-party"}, "action": {"type": "block"}}]"#,
      message: "rule 1: 'load-type' isn't an array of strings"),
    Mistake(
      json:
        #"[{"trigger": {"url-filter": "a", "if-domain": ["a"], "unless-domain": ["b"]}, "action": {"type": "block"}}]"#,
      message: "rule 1: 'if-domain' and 'unless-domain' exclude each other"),
    Mistake(
      json: #"[{"trigger": {"url-filter": "a", "if-domain": []}, "action": {"type": "block"}}]"#,
      message: "rule 1: 'if-domain' is empty"),
    Mistake(
      json:
        #"[{"trigger": {"url-filter": "a", "if-domain": ["A.com"]}, "action": {"type": "block"}}]"#,
      message: "rule 1: the domain 'A.com' isn't in lower-case ASCII"),
    Mistake(
      json:
        #"[{"trigger": {"url-filter": "a"}, "action": {"type": "block"}}, {"trigger": {"url-filter": "a|b"}, "action": {"type": "block"}}]"#,
      message: "rule 2: the url-filter 'a|b': '|' isn't supported"),
  ])
  func aListWithAMistakeIsNotTaken(_ mistake: Mistake) {
    #expect(throws: ContentRuleFailure(mistake.message)) {
      try ContentRuleList(Data(mistake.json.utf8), limit: 2)
    }
  }

  @Test(arguments: [
    ("a{2}", "'{' isn't supported"), (#"\d"#, #"'\d' isn't supported"#),
    ("a^b", "'^' is allowed only at the beginning"), ("a$b", "'$' is allowed only at the end"),
    ("(?:a)", "'(?' isn't supported"), ("a*?", "'*?' isn't supported"), ("", "it is empty"),
    (#"a\"#, #"it ends with '\'"#), ("ä", "it has characters that aren't ASCII"),
  ])
  func aFilterIsARegularExpressionOfTheSmallKind(_ text: String, _ message: String) {
    #expect(throws: ContentRuleFailure(message)) {
      try URLFilter(text, isCaseSensitive: false)
    }
  }

  @Test(arguments: [
    ("ads", "https://ADS.example/", true), ("^ads", "https://ads.example/", false),
    (#"\.js$"#, "https://a.example/b.js", true), (#"\.js$"#, "https://a.example/b.jsx", false),
    (#"^https?://[a-c]+\.example/(x/)*y$"#, "http://abc.example/x/x/y", true),
    (#"^https?://[a-c]+\.example/(x/)*y$"#, "http://abd.example/y", false),
    (#"a\|b"#, "https://x/a|b", true), ("[|]", "https://x/a|b", true), (".*", "", true),
  ])
  func aFilterFitsAnywhere(_ filter: String, _ url: String, _ fits: Bool) throws {
    #expect(try URLFilter(filter, isCaseSensitive: false).matches(url) == fits)
  }

  @Test func caseCountsWhereTheRuleSaysSo() throws {
    let filter = #""url-filter": "Ads""#
    let load = PageLoad(url: "https://ads.example/", kind: .image, page: "https://a.example/")
    #expect(try list(rule(filter)).verdict(on: load).isBlocked)
    #expect(
      try !list(rule(filter + #", "url-filter-is-case-sensitive": true"#)).verdict(on: load)
        .isBlocked)
  }

  struct Condition: CustomTestStringConvertible, Sendable {
    var condition: String
    var fits: [Bool]
    var testDescription: String { condition }
  }

  /// An image from the page's own site, a script from another one, and a page's own document.
  private static let loads = [
    PageLoad(
      url: "https://img.news.example/a.png", kind: .image, page: "https://news.example/today"),
    PageLoad(
      url: "http://ads.example/track.js", kind: .script, page: "https://shop.example/cart"),
    PageLoad(
      url: "https://news.example/today", kind: .document, page: "https://news.example/today"),
  ]

  @Test(arguments: [
    Condition(condition: #""resource-type": ["image", "document"]"#, fits: [true, false, true]),
    Condition(condition: #""load-type": ["third-party"]"#, fits: [false, true, false]),
    Condition(condition: #""load-type": ["first-party"]"#, fits: [true, false, true]),
    Condition(
      condition: #""load-type": ["first-party", "third-party"]"#, fits: [true, true, true]),
    Condition(condition: #""if-domain": ["news.example"]"#, fits: [true, false, true]),
    Condition(condition: #""if-domain": ["*example"]"#, fits: [true, true, true]),
    Condition(condition: #""if-domain": ["example"]"#, fits: [false, false, false]),
    Condition(condition: #""unless-domain": ["*news.example"]"#, fits: [false, true, false]),
    Condition(condition: #""if-top-url": ["/cart$"]"#, fits: [false, true, false]),
    Condition(condition: #""unless-top-url": ["/cart$"]"#, fits: [true, false, true]),
  ])
  func aConditionNarrowsARule(_ test: Condition) throws {
    let list = try list(rule(#""url-filter": ".*", "# + test.condition))
    #expect(Self.loads.map { list.verdict(on: $0).isBlocked } == test.fits)
  }

  @Test func allRulesThatFitCountUpToOneThatIgnoresThem() throws {
    let load = PageLoad(
      url: "http://ads.example/a.png", kind: .image, page: "https://news.example/")
    let every = #""url-filter": ".*""#
    let rules = [
      rule(every), rule(every, #""type": "block-cookies""#), rule(every, #""type": "make-https""#),
      rule(every, #""type": "css-display-none", "selector": ".a""#),
    ]
    var expected = ContentVerdict()
    expected.isBlocked = true
    expected.hasNoCookies = true
    expected.isMadeHTTPS = true
    expected.hiddenSelectors = [".a"]
    let all = try ContentRuleList(Data("[\(rules.joined(separator: ","))]".utf8), limit: 9)
    #expect(all.verdict(on: load) == expected)
    let ignored = try list(rules[0], rule(every, #""type": "ignore-previous-rules""#), rules[1])
    var cookies = ContentVerdict()
    cookies.hasNoCookies = true
    #expect(ignored.verdict(on: load) == cookies)
    // A load over HTTPS already is one.
    #expect(try !list(rules[2]).verdict(on: Self.loads[0]).isMadeHTTPS)
  }

  @Test func oneBlockersExceptionIsNoneOfAnothers() throws {
    let load = Self.loads[0]
    let every = #""url-filter": ".*""#
    let blocking = try list(rule(every))
    let ignoring = try list(rule(every, #""type": "ignore-previous-rules""#))
    var verdict = blocking.verdict(on: load)
    verdict.add(ignoring.verdict(on: load))
    #expect(verdict.isBlocked)
  }
}
