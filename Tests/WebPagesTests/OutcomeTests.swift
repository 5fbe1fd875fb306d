import Testing
import WebPages

/// How a script can end.
@Suite(.enabled(if: Garden.hasEngine, "\(Garden.needed)"), .timeLimit(.minutes(40)))
struct OutcomeTests {
  private func run(_ script: String) throws -> PageResult {
    let session = PageSession(page: try Garden.page(), limits: Garden.patient)
    return session.run(script: script, named: "Look.js")
  }

  @Test func aScriptThatNeverCompletesIsToldApart() throws {
    #expect(try Garden.run("") == PageResult(outcome: .neverCompleted))
  }

  @Test func completionMayComeLater() throws {
    let result = try Garden.run(
      """
      setTimeout(function () { console.log("second") }, 2000);
      setTimeout((word) => console.log(word), 1000, "first");
      clearTimeout(setTimeout(() => console.log("never"), 500));
      setTimeout(async () => { await null; arguments.completionFunction("late") }, 3000);
      setTimeout(() => console.log("not waited for"), 4000);
      """)
    #expect(
      result == PageResult(outcome: .results(.string("late")), messages: ["first", "second"]))
  }

  @Test func theFirstCompletionCounts() throws {
    let result = try Garden.run(
      "arguments.completionFunction(1); arguments.completionFunction(2); throw Error('late');")
    #expect(
      result
        == PageResult(
          outcome: .results(.number(1)),
          remarks: [
            "completionFunction was called again: the first call counts",
            "after completionFunction the script threw Error: late",
          ]))
  }

  @Test(arguments: [
    ("", "the script doesn't define a global named 'ExtensionPreprocessingJS'"),
    (
      "var ExtensionPreprocessingJs = { run() {} };",
      "the script doesn't define a global named 'ExtensionPreprocessingJS'"
    ),
    (
      "(function () { var ExtensionPreprocessingJS = { run() {} } })();",
      "the script doesn't define a global named 'ExtensionPreprocessingJS'"
    ),
    ("var ExtensionPreprocessingJS = 3;", "'ExtensionPreprocessingJS' isn't an object"),
    ("var ExtensionPreprocessingJS = null;", "'ExtensionPreprocessingJS' isn't an object"),
    (
      "var ExtensionPreprocessingJS = { Run() {} };",
      "'ExtensionPreprocessingJS' has no function 'run'"
    ),
  ])
  func theGlobalHasToBeThere(script: String, reason: String) throws {
    #expect(try run(script) == PageResult(outcome: .noPreprocessor(reason: reason)))
  }

  @Test(arguments: ["const", "let", "class"])
  func aGlobalThatIsNoPropertyOfTheWindowIsRemarkedOn(word: String) throws {
    let script =
      word == "class"
      ? "class ExtensionPreprocessingJS { static run(a) { a.completionFunction(1) } }"
      : "\(word) ExtensionPreprocessingJS = { run: (a) => a.completionFunction(1) };"
    #expect(
      try run(script)
        == PageResult(
          outcome: .results(.number(1)),
          remarks: [
            "'ExtensionPreprocessingJS' is declared with let, const or class, so it isn't a property "
              + "of the window; Apple doesn't document that Safari finds it, and shows 'var'"
          ]))
  }

  @Test(arguments: [
    ("var a = 1;\n\n  let b = ;", "SyntaxError", "Unexpected token ';'", 3, 11),
    ("var a = ); b = )", "SyntaxError", "Unexpected token ')'", 1, nil),
    ("\"use strict\"; a = 1", "ReferenceError", "Can't find variable: a", 1, 18),
    (
      "// first\n/* x */ 'use strict';\nundeclared = 1", "ReferenceError",
      "Can't find variable: undeclared", 3, 13
    ),
    ("  nothing.there", "ReferenceError", "Can't find variable: nothing", 1, 10),
    (
      "var é = 'ü'; null.x\n", "TypeError",
      "null is not an object (evaluating 'null.x')", 1, 18
    ),
    ("throw 'a text'", "", "a text", nil, nil),
    ("throw undefined", "", "undefined", nil, nil),
    ("throw new RangeError('own')", "RangeError", "own", 1, 21),
  ])
  func anErrorHasItsPlaceInTheScript(
    script: String, name: String, message: String, line: Int?, column: Int?
  ) throws {
    let error = ScriptError(
      name: name, message: message, file: "Look.js", line: line, column: column)
    let result = try run(script)
    #expect(result == PageResult(outcome: .failed(error)), "\(result.outcome.message)")
  }

  @Test func anErrorInAPromiseFails() throws {
    let result = try run(
      """
      var ExtensionPreprocessingJS = {
        run: async (arguments) => {
          await null;
          throw new Error("later");
        }
      };
      """)
    #expect(
      result.outcome
        == .failed(
          ScriptError(name: "Error", message: "later", file: "Look.js", line: 4, column: 20)))
  }

  @Test func withoutAnEngineItIsSaidWhatToInstall() throws {
    let session = PageSession(page: try Garden.page(), engine: nil)
    let result = session.run(script: Garden.script(""), named: "Look.js")
    #expect(
      result == PageResult(outcome: .engineMissing(install: ScriptEngine.package)))
    #expect(
      result.outcome.message
        == "there is no JavaScript engine on this machine: "
        + "apt-get install \(ScriptEngine.package)")
  }

  @Test(arguments: [
    ("/bin/false", "it ended with status 1"), ("/bin/echo", "its answer can't be read"),
  ])
  func aProgramThatIsNoEngineIsAFailure(path: String, reason: String) throws {
    let session = PageSession(
      page: try Garden.page(), engine: ScriptEngine(path: path), limits: Garden.patient)
    #expect(
      session.run(script: "", named: "Look.js")
        == PageResult(outcome: .engineFailed(reason: reason)))
  }
}
