import Foundation
import Testing
import WebPages

/// What a script may not do, and how long it may take.
@Suite(.enabled(if: Garden.hasEngine, "\(Garden.needed)"), .serialized, .timeLimit(.minutes(40)))
struct ConfinementTests {
  /// Names that browsers have, too.
  static let ofBrowsers: Set = ["atob", "btoa", "console", "setTimeout"]

  @Test func nothingOfTheEnginesShellIsLeft() throws {
    let engine = try #require(ScriptEngine.find())
    let bytes = try Data(contentsOf: URL(fileURLWithPath: engine.path))
    let names = Set(
      String(decoding: bytes, as: UTF8.self).split {
        !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$"))
      }
      .map(String.init).filter { $0.first?.isNumber == false && $0.count < 60 })
    #expect(names.isSuperset(of: ["readFile", "writeFile", "runString", "quit"]))
    let list = names.sorted().map { "\"\($0)\"" }.joined(separator: ",")
    let result = try Garden.run(
      """
      const standard = new Set(Object.getOwnPropertyNames(globalThis));
      const found = [\(list)].filter((name) => {
        const property = Object.getOwnPropertyDescriptor(globalThis, name);
        return property && !standard.has(name) && typeof property.value === "function";
      });
      arguments.completionFunction(found);
      """)
    guard case .results(.array(let found)) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    let left = Set(found.map(\.description)).subtracting(Self.ofBrowsers.map { "\"\($0)\"" })
    #expect(left == [], "add them to the names in Prelude+Engine")
  }

  @Test func aScriptCanOpenNoFile() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutor-module-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = folder.appendingPathComponent("secret.mjs")
    try "export default 'secret'".write(to: module, atomically: true, encoding: .utf8)
    let session = PageSession(page: try Garden.page(), limits: Garden.patient)
    let result = session.run(
      script: """
        var early = import("\(module.path)").then((m) => m.default, (e) => "refused");
        function simulatedPageStart() {}
        var ExtensionPreprocessingJS = { async run(arguments) {
          const late = import("\(module.path)").then((m) => m.default, (e) => "refused");
          arguments.completionFunction([await early, await late]);
        } };
        """, named: "Look.js")
    #expect(
      result == PageResult(outcome: .results(.array([.string("refused"), .string("refused")]))))
  }

  @Test func theLockCannotBeDeclaredAway() throws {
    let session = PageSession(page: try Garden.page(), limits: Garden.patient)
    let result = session.run(
      script: "function simulatedPageStarts() {} var ExtensionPreprocessingJS = { run() {} };",
      named: "Look.js")
    guard case .failed(let error) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(error.name == "TypeError")
  }

  @Test(arguments: ["for (;;) {}", "(function f() { setTimeout(f, 1) })();"])
  func aScriptThatDoesNotEndIsStopped(code: String) throws {
    var limits = PageLimits()
    limits.seconds = 0.5
    let session = PageSession(page: try Garden.page(), limits: limits)
    let result = session.run(script: Garden.script(code), named: "Look.js")
    #expect(result == PageResult(outcome: .timedOut(seconds: 0.5)))
    #expect(session.finalize(.dictionary([:])) == PageResult(outcome: .noFinalize))
  }

  @Test func aScriptThatTakesTooMuchMemoryIsStopped() throws {
    var limits = PageLimits()
    limits.seconds = 60
    limits.memory = 100 << 20
    let session = PageSession(page: try Garden.page(), limits: limits)
    let result = session.run(
      script: Garden.script("var a = []; for (;;) a.push(new Array(10000).fill(1));"),
      named: "Look.js")
    #expect(result == PageResult(outcome: .outOfMemory(limit: 100 << 20)))
  }

  @Test func anAnswerThatIsTooLongIsRefused() throws {
    let result = try Garden.run("arguments.completionFunction('x'.repeat(9 << 20));")
    #expect(
      result
        == PageResult(outcome: .engineFailed(reason: "it answered more than 8388608 bytes")))
  }

  @Test func recursionWithoutEndIsTheScriptsOwnError() throws {
    let result = try Garden.run("(function f() { f() })();")
    guard case .failed(let error) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect((error.name, error.line) == ("RangeError", 4))
  }

  @Test func whatAScriptDoesToTheLanguageIsItsOwn() throws {
    let result = try Garden.run(
      """
      JSON.stringify = JSON.parse = () => { throw Error("mine") };
      arguments.completionFunction({ a: document.title });
      """)
    #expect(result.outcome == .results(.dictionary(["a": .string("A small garden")])))
  }

  @Test func theEnginesFilesAreGoneWhenTheyAreRead() throws {
    let name = "Look-\(UUID().uuidString).js"
    let folders = { () throws -> [String] in
      let path = FileManager.default.temporaryDirectory.path
      return try FileManager.default.contentsOfDirectory(atPath: path).filter {
        FileManager.default.fileExists(atPath: "\(path)/\($0)/script/\(name)")
      }
    }
    let session = PageSession(page: try Garden.page(), limits: Garden.patient)
    let result = session.run(
      script: Garden.script("arguments.completionFunction(1);"), named: name)
    #expect(result == PageResult(outcome: .results(.number(1))))
    #expect(try folders() == [])
    session.end()
  }
}
