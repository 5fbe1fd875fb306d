import Foundation
import Testing
import WebPages

/// What a script does after the extension has completed its request, and what it changes.
@Suite(.enabled(if: Garden.hasEngine, "\(Garden.needed)"), .timeLimit(.minutes(40)))
struct FinalizeTests {
  /// A page whose script's `run` completes, and whose `finalize` is `body`.
  private func session(run: String = "", finalize body: String) throws -> PageSession {
    let session = PageSession(page: try Garden.page(), limits: Garden.patient)
    let script = Garden.script(run + " arguments.completionFunction({});", finalize: body)
    let result = session.run(script: script, named: "Look.js")
    #expect(result.outcome == .results(.dictionary([:])))
    return session
  }

  @Test func finalizeGetsTheDictionaryItself() throws {
    let session = try session(
      finalize: """
        console.log(arguments["bgColor"], typeof arguments.count, arguments.list, arguments.on);
        console.log(arguments.day instanceof Date, arguments.day.getTime());
        """)
    let result = session.finalize(
      .dictionary([
        "bgColor": .string("réd"), "count": .number(2), "on": .boolean(true),
        "list": .array([.string("a"), .dictionary(["b": .number(0.5)])]),
        "day": .date(Date(timeIntervalSince1970: 1)),
      ]))
    #expect(
      result
        == PageResult(
          outcome: .finalized,
          messages: [#"réd number ["a",{"b":0.5}] true"#, "true 1000"]))
  }

  @Test func thePageIsAsRunLeftIt() throws {
    let session = try session(
      run: "window.kept = 'from run'; document.title = 'Changed';",
      finalize: "console.log(kept, document.title);")
    #expect(session.finalize(.dictionary([:])).messages == ["from run Changed"])
    #expect(session.finalize(.dictionary([:])).messages == ["from run Changed"])
  }

  @Test func whatAScriptChangesIsToldInOrder() throws {
    let session = try session(
      run: "document.querySelector('.empty').style.margin = '';",
      finalize: """
        document.body.style.backgroundColor = arguments.bgColor;
        document.body.style.setProperty("font-size", "20px");
        document.body.style.backgroundColor = arguments.bgColor;
        document.getElementById("top").textContent = "Seen";
        document.querySelectorAll("li")[1].setAttribute("Class", "bed seen");
        document.querySelector("div img").src = "new.png";
        document.querySelector("a").removeAttribute("href");
        document.querySelector("a").removeAttribute("href");
        document.title = "New";
        setTimeout(() => { document.querySelector("div p").innerText = "late" }, 10);
        """)
    let first = PageChange(
      path: "#beds > li:nth-child(3)", kind: .style, name: "margin", from: "0", to: "")
    #expect(session.changes == [first])
    let result = session.finalize(.dictionary(["bgColor": .string("red")]))
    let changes = [
      PageChange(path: "html > body", kind: .style, name: "background-color", from: "", to: "red"),
      PageChange(path: "html > body", kind: .style, name: "font-size", from: "", to: "20px"),
      PageChange(path: "#top", kind: .text, from: "A small garden", to: "Seen"),
      PageChange(
        path: "#beds > li:nth-child(2)", kind: .attribute, name: "class", from: "bed",
        to: "bed seen"),
      PageChange(
        path: "html > body > div > img", kind: .attribute, name: "src", from: "../pond.jpeg",
        to: "new.png"),
      PageChange(
        path: "#beds > li:nth-child(1) > a", kind: .attribute, name: "href",
        from: "herbs/mint.html", to: nil),
      PageChange(
        path: "html > head > title", kind: .text, from: "  A small\n    garden ", to: "New"),
      PageChange(
        path: "html > body > div > p", kind: .text, from: "Not a child of the body.", to: "late"),
    ]
    #expect(result == PageResult(outcome: .finalized, changes: changes))
    #expect(session.changes == [first] + changes)
    #expect(
      changes.map(\.description).first == #"html > body: style background-color "" → "red""#)
    #expect(
      changes[5].description
        == #"#beds > li:nth-child(1) > a: attribute href "herbs/mint.html" → none"#)
  }

  @Test func anErrorInFinalizeHasItsPlace() throws {
    let session = try session(finalize: "    arguments.nothing.there = 1;")
    let result = session.finalize(.dictionary([:]))
    #expect(
      result.outcome.message
        == "Look.js:7:22: TypeError: undefined is not an object "
        + "(evaluating 'arguments.nothing.there = 1')")
    #expect(session.finalize(.dictionary(["nothing": .dictionary([:])])).outcome == .finalized)
  }

  @Test func aScriptWithoutFinalizeIsToldApart() throws {
    let session = PageSession(page: try Garden.page(), limits: Garden.patient)
    #expect(session.finalize(.dictionary([:])) == PageResult(outcome: .noFinalize))
    _ = session.run(
      script: "var ExtensionPreprocessingJS = { run: (a) => a.completionFunction(1) };",
      named: "Look.js")
    #expect(session.finalize(.dictionary([:])) == PageResult(outcome: .noFinalize))
    session.end()
    #expect(session.finalize(.dictionary([:])) == PageResult(outcome: .noFinalize))
  }
}
