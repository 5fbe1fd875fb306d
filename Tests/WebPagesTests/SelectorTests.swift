import Testing
import WebPages

/// Which elements a selector finds, and which selectors are refused.
@Suite(.enabled(if: Garden.hasEngine, "\(Garden.needed)"), .timeLimit(.minutes(40)))
struct SelectorTests {
  @Test(arguments: [
    ("li", 3), ("LI", 3), ("#beds", 1), (".bed", 3), (".bed.empty", 1), (".lead.first", 1),
    ("li.empty", 1), ("p#beds", 0), ("ul li", 3), ("body li", 3), ("body > li", 0),
    ("body > p", 1), ("p", 2), ("body>ul>li>a", 2), ("[title]", 1), ("a[href]", 2),
    ("a[href^=\"https:\"]", 1), ("a[href$='.html']", 1), ("a[href*=mint]", 1),
    ("a[href=mint]", 0), ("[href*='']", 0), ("h1, p , em", 4), ("li:first-child", 1),
    ("li:first-child > a", 1), ("*", 25), ("ul *", 5), ("ul > * > a", 2),
    ("[ title = \"red ones\" ]", 1), ("html", 1), ("div p, body > div img", 2),
  ])
  func aSelectorFindsItsElements(selector: String, count: Int) throws {
    let literal = "'" + selector.replacing("'", with: "\\'") + "'"
    let result = try Garden.value("document.querySelectorAll(\(literal)).length")
    #expect(result == PageResult(outcome: .results(.dictionary(["it": .number(Double(count))]))))
  }

  @Test(arguments: [
    ("li:nth-child(2)", ":nth-child"), ("a::before", "::before"), ("h1 + p", "+"),
    ("h1 ~ p", "~"), ("[class~=bed]", "[class~=...]"), ("[lang|=en]", "[lang|=...]"),
    ("[title='RED' i]", "[title=... i]"), ("a:not(.x)", ":not"),
    (":first-child-x", ":first-child-x"),
  ])
  func whatIsNotSimulatedIsNamed(selector: String, name: String) throws {
    let result = try Garden.value("document.querySelector(\"\(selector)\")")
    #expect(result.notSimulated == ["the selector \(name)"])
    guard case .failed(let error) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(error.name == "NotSimulatedError")
    #expect(error.message == "the selector \(name) isn't part of the simulated page")
    #expect(error.line == 4)
  }

  @Test(arguments: ["", "li[", "..a", "li >", "> li", "li,", "a b]", "#", "[=x]"])
  func whatIsNoSelectorIsAnError(selector: String) throws {
    let result = try Garden.value("document.querySelector('\(selector)')")
    guard case .failed(let error) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(error.name == "SyntaxError")
    #expect(error.message == "'\(selector)' isn't a selector")
    #expect(error.line == 4)
  }

  @Test func listsAreNoArraysAsInABrowser() throws {
    let result = try Garden.run(
      """
      const list = document.querySelectorAll("li"), found = document.getElementsByClassName("bed");
      const texts = [];
      list.forEach((item, index) => texts.push(index + item.className));
      for (const item of found) texts.push(item.className);
      texts.push(list[2] === found.item(2), list[3] === undefined, list.item(3) === null);
      try { list.map(String) } catch (error) { texts.push(error.message) }
      try { found.forEach(String) } catch (error) { texts.push(error.message) }
      arguments.completionFunction(texts);
      """)
    #expect(
      result
        == PageResult(
          outcome: .results(
            .array([
              .string("0bed"), .string("1bed"), .string("2bed empty"), .string("bed"),
              .string("bed"), .string("bed empty"), .boolean(true), .boolean(true), .boolean(true),
              .string("NodeList.map isn't part of the simulated page"),
              .string("HTMLCollection.forEach isn't part of the simulated page"),
            ])), notSimulated: ["NodeList.map", "HTMLCollection.forEach"]))
  }
}
