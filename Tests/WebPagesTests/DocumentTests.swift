import Testing
import WebPages

/// What scripts read from a page.
@Suite(.enabled(if: Garden.hasEngine, "\(Garden.needed)"), .timeLimit(.minutes(40)))
struct DocumentTests {
  @Test(arguments: [
    ("document.title", #""A small garden""#),
    ("document.URL", #""https://garden.example/plants/index.html?month=5#top""#),
    ("document.baseURI", #""https://garden.example/plants/index.html?month=5#top""#),
    ("window.location.href", #""https://garden.example/plants/index.html?month=5#top""#),
    (
      "[location.protocol, location.host, location.pathname]",
      #"["https:", "garden.example", "/plants/index.html"]"#
    ),
    (
      "[location.search, location.hash, location.origin, location.port]",
      ##"["?month=5", "#top", "https://garden.example", ""]"##
    ),
    ("String(document.location)", #""https://garden.example/plants/index.html?month=5#top""#),
    ("document.querySelector('meta[name=\"description\"]').content", #""Three beds and a pond""#),
    (
      "document.querySelector('link[rel=icon]').href",
      #""https://garden.example/icons/garden.png""#
    ),
    ("document.querySelector('img').src", #""https://garden.example/pond.jpeg""#),
    ("document.querySelector('img').getAttribute('src')", #""../pond.jpeg""#),
    ("document.querySelector('#beds a').href", #""https://garden.example/plants/herbs/mint.html""#),
    (
      "[...document.getElementsByTagName('a')].map(a => String(a))[1]",
      ##""https://roses.example/?a=1&b=2#red""##
    ),
    ("document.getElementById('top').innerHTML", #""A small <em>garden</em>""#),
    (
      "document.getElementById('top').outerHTML",
      ##""<h1 id="top">A small <em>garden</em></h1>""##
    ),
    ("document.getElementById('nowhere') === null", "true"),
    (
      "document.querySelector('.lead').innerText",
      "\"Three beds, one pond & a bench.\nOpen all year.\""
    ),
    (
      "document.querySelector('.lead').textContent",
      #""Three beds, one pond & a bench.Open all year.""#
    ),
    ("document.querySelector('table').innerText", "\"May\ttulips\""),
    ("document.querySelector('script').textContent", #""var inThePage = "never run";""#),
    ("typeof inThePage", #""undefined""#),
    ("document.body.className", #""page wide""#),
    ("document.body.tagName", #""BODY""#),
    ("document.documentElement.getAttribute('lang')", #""en""#),
    ("document.body.getAttribute('none') === null", "true"),
    ("document.body.parentElement === document.documentElement", "true"),
    ("document.documentElement.parentElement === null", "true"),
    ("document.body === document.querySelector('body')", "true"),
    ("document.querySelector('em').closest('[id]').id", #""top""#),
    ("document.querySelector('em').matches('h1 em')", "true"),
    ("document.querySelector('.empty').style.color", #""green""#),
    ("document.querySelector('.empty').style.getPropertyValue('margin')", #""0""#),
    ("document.body.style.color", #""""#),
    ("window === window.window && self === window && document.defaultView === window", "true"),
    ("'title' in document && !('cookie' in document)", "true"),
  ])
  func whatThePageSaysIsRead(expression: String, value: String) throws {
    let result = try Garden.value(expression)
    #expect(result.outcome.message == "the script gave {it: \(value)}")
    #expect(result == PageResult(outcome: result.outcome))
  }

  @Test(arguments: ["", "one pond & a bench… ✓"])
  func theSelectionIsWhatTheSceneSet(selection: String) throws {
    let result = try Garden.value(
      "[window.getSelection().toString(), String(document.getSelection()),"
        + " getSelection().isCollapsed]", selection: selection)
    let text = PageValue.string(selection)
    #expect(
      result.outcome
        == .results(
          .dictionary(["it": .array([text, text, .boolean(selection.isEmpty)])])))
  }

  @Test func theBodysTextIsAsItWouldBeSeen() throws {
    let result = try Garden.value("document.body.innerText")
    #expect(
      PageValue.raw(result, "it")
        == .string(
          """
          A small garden

          Three beds, one pond & a bench.
          Open all year.

          Herbs: mint
          Roses: red
          Nothing yet…

          Not a child of the body.

          May\ttulips
          """))
  }

  @Test func aBaseElementMovesLinks() {
    let page = WebPage(
      html: "<base href='/deep/er/'><a href='x?y'>1</a>", url: "https://a.example/b")
    let session = PageSession(page: page, limits: Garden.patient)
    let script = Garden.script(
      "arguments.completionFunction([document.baseURI, document.querySelector('a').href]);")
    #expect(
      session.run(script: script, named: "Look.js").outcome
        == .results(
          .array([
            .string("https://a.example/deep/er/"), .string("https://a.example/deep/er/x?y"),
          ])))
  }
}

extension PageValue {
  /// The value of a key in results; the text "none" if there isn't one.
  static func raw(_ result: PageResult, _ key: String) -> PageValue {
    guard case .results(.dictionary(let values)) = result.outcome else {
      return .string("\(result.outcome.message)")
    }
    return values[key] ?? .string("none")
  }
}
