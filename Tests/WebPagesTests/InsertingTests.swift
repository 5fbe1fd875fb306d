import Testing
import WebPages

/// Elements that a script makes, moves and takes out, and classes.
@Suite(.enabled(if: Garden.hasEngine, "\(Garden.needed)"), .timeLimit(.minutes(40)))
struct InsertingTests {
  /// Runs code in a page with a list; the result is the body's HTML.
  private func run(_ body: String) -> PageResult {
    let session = PageSession(
      page: WebPage(html: "<ul><li>a</li><li>b</li></ul>", url: "https://a.example/"),
      limits: Garden.patient)
    defer { session.end() }
    return session.run(
      script: Garden.script(
        "var list = document.querySelector('ul');\n\(body)\n"
          + "arguments.completionFunction(list.outerHTML);"), named: "Look.js")
  }

  @Test(arguments: [
    (
      """
      var item = document.createElement("LI");
      item.textContent = "c"; item.className = "new"; item.style.color = "red";
      list.appendChild(item);
      """,
      #"<ul><li>a</li><li>b</li><li class="new" style="color: red;">c</li></ul>"#,
      [
        #"html > body > ul: inserted "<li class="new" style="color: red;">c</li>""#
      ]
    ),
    (
      "list.append('x', list.children[0]);",
      "<ul><li>b</li>x<li>a</li></ul>",
      [
        #"html > body > ul: inserted "x""#,
        #"html > body > ul > li:nth-child(1): removed "<li>a</li>""#,
        #"html > body > ul: inserted "<li>a</li>""#,
      ]
    ),
    (
      "list.prepend('1', '2');", "<ul>12<li>a</li><li>b</li></ul>",
      [#"html > body > ul: inserted "1""#, #"html > body > ul: inserted "2""#]
    ),
    (
      "list.prepend(list.children[0]);", "<ul><li>a</li><li>b</li></ul>",
      [
        #"html > body > ul > li:nth-child(1): removed "<li>a</li>""#,
        #"html > body > ul: inserted "<li>a</li>""#,
      ]
    ),
    (
      "var first = list.children[0]; first.remove(); first.remove(); first.id = 'gone';",
      "<ul><li>b</li></ul>", [#"html > body > ul > li:nth-child(1): removed "<li>a</li>""#]
    ),
    (
      """
      list.classList.add("a", "b", "a"); list.classList.remove("c");
      list.classList.toggle("b"); list.classList.toggle("d", true);
      if (list.classList.contains("a") && list.classList.length == 2
        && list.classList.value == "a d") list.classList.remove("d");
      """,
      #"<ul class="a"><li>a</li><li>b</li></ul>"#,
      [
        #"html > body > ul: attribute class none → "a b""#,
        #"html > body > ul: attribute class "a b" → "a""#,
        #"html > body > ul: attribute class "a" → "a d""#,
        #"html > body > ul: attribute class "a d" → "a""#,
      ]
    ),
  ])
  func thePageIsAsItWouldBeInABrowser(_ body: String, _ html: String, _ changes: [String]) {
    let result = run(body)
    #expect(result.outcome == .results(.string(html)))
    #expect(result.changes.map(\.description) == changes)
  }

  @Test(arguments: [
    ("list.appendChild('x');", "TypeError: appendChild takes an element of the page"),
    ("list.append(document.body);", "Error: an element can't be put into itself"),
    ("list.classList.add('a b');", "Error: 'a b' isn't the name of a class"),
    ("document.createElement('<p>');", "Error: '<p>' isn't the name of an element"),
  ])
  func whatABrowserRefusesIsAnError(_ body: String, _ message: String) {
    guard case .failed(let error) = run(body).outcome else {
      Issue.record("it isn't an error")
      return
    }
    #expect("\(error.name): \(error.message)" == message)
  }
}
