import Testing
import WebPages

/// What isn't simulated throws an error that names it, and is noted even if a script catches it.
@Suite(.enabled(if: Garden.hasEngine, "\(Garden.needed)"), .timeLimit(.minutes(40)))
struct MissingMemberTests {
  @Test(arguments: [
    ("document.cookie", "document.cookie"),
    ("document.cookie = 'a=b'", "document.cookie"),
    ("document.createTextNode('p')", "document.createTextNode"),
    ("document.body.classList.replace('x', 'y')", "classList.replace"),
    ("document.body.innerHTML = ''", "setting body.innerHTML"),
    ("document.URL = 'x'", "setting document.URL"),
    ("document.querySelector('p').href", "p.href"),
    ("document.body.style.colour = 'red'", "style.colour"),
    ("document.body.style.setProperty('colour', 'red')", "style 'colour'"),
    ("window.getSelection().getRangeAt(0)", "selection.getRangeAt"),
    ("location.reload()", "location.reload"),
    ("location.href = 'x'", "setting location.href"),
    ("location = 'x'", "setting location"),
    ("window.location = 'x'", "setting location"),
    ("localStorage.x", "localStorage"),
    ("window.localStorage", "window.localStorage"),
    ("fetch('x')", "fetch"),
    ("alert(1)", "alert"),
    ("new XMLHttpRequest", "XMLHttpRequest"),
    ("window.somethingElse", "window.somethingElse"),
    ("setTimeout('text', 1)", "setTimeout with a text"),
    ("console.table([])", "console.table"),
    ("arguments.extensionName", "arguments.extensionName"),
    ("delete document.title", "deleting document.title"),
    ("document.body.setAttribute('a b', '')", "an attribute named 'a b'"),
  ])
  func aMemberThatIsMissingIsNamedInTheError(code: String, member: String) throws {
    let result = try Garden.run(code)
    #expect(result.notSimulated == [member])
    guard case .failed(let error) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(error.name == "NotSimulatedError")
    #expect(error.message == "\(member) isn't part of the simulated page")
    #expect(error.file == "Look.js")
    #expect(error.line == 4)
  }

  @Test func aCaughtErrorIsNotedAllTheSame() throws {
    let result = try Garden.run(
      """
      var cookie = "none";
      try { cookie = document.cookie } catch (error) {}
      try { cookie = document.cookie } catch (error) {}
      arguments.completionFunction(cookie);
      """)
    #expect(
      result == PageResult(outcome: .results(.string("none")), notSimulated: ["document.cookie"]))
  }

  @Test func aScriptsOwnGlobalsMayHaveTheNamesOfABrowsers() throws {
    let session = PageSession(page: try Garden.page(), limits: Garden.patient)
    let result = session.run(
      script: """
        var history = ["a"]; function fetch() { return history[0] }
        let top = 1; window.own = "b";
        var ExtensionPreprocessingJS = { run(arguments) {
          arguments.completionFunction([window.history[0], fetch(), top, own, window.own]);
        } };
        """, named: "Own.js")
    #expect(
      result
        == PageResult(
          outcome: .results(
            .array([.string("a"), .string("a"), .number(1), .string("b"), .string("b")]))))
  }

  @Test func anUnknownGlobalIsTheEnginesOwnError() throws {
    let result = try Garden.run("jQuery('p');")
    #expect(
      result.outcome
        == .failed(
          ScriptError(
            name: "ReferenceError", message: "Can't find variable: jQuery", file: "Look.js",
            line: 4, column: 7)))
  }
}
