import Portability
import Testing

/// A pattern repeated so often that something might break.
struct Repeated: CustomTestStringConvertible, Sendable {
  let pattern: String
  let count: Int
  var start = ""
  var end = ""

  init(_ pattern: String, _ count: Int, start: String = "", end: String = "") {
    self.pattern = pattern
    self.count = count
    self.start = start
    self.end = end
  }

  var source: String { start + String(repeating: pattern, count: count) + end }
  var testDescription: String { "\(start) \(pattern) × \(count) \(end)" }
}

/// Input meant to exhaust the tool.
struct HostileInputTests {
  /// Each once ended the process or took minutes, or is closely related to one that did.
  static let patterns = [
    Repeated("(", 200_000), Repeated("{", 200_000), Repeated("[", 50_000, end: "]"),
    Repeated("[", 12, end: "]"), Repeated("<", 100_000), Repeated("#", 50_000),
    Repeated("class A { ", 5_000), Repeated("#if a\n", 20_000), Repeated("@a(", 20_000),
    Repeated("A<", 50_000, start: "let a: "), Repeated("() -> ", 20_000, start: "let a: "),
    Repeated("A<", 300, start: "let a: "), Repeated("() -> ", 300, start: "let a: "),
    Repeated("try ", 20_000, end: "a"), Repeated("await ", 99, end: "a"),
    Repeated("let ", 20_000, start: "if case "), Repeated("if ", 20_000),
    Repeated("!", 50_000, start: "let a = ", end: "b"), Repeated("- ", 20_000, end: "a"),
    Repeated(".c", 20_000, start: "let a = b"), Repeated(" + c", 20_000, start: "let a = b"),
    Repeated("()", 20_000, start: "let a = b"), Repeated("A.", 20_000, start: "let a: "),
    Repeated("if a {} else ", 2_000, end: "{}"), Repeated("\\(\"", 5_000, start: "let a = \""),
    Repeated("/*", 50_000), Repeated("\"", 50_001), Repeated("\u{0}\u{feff}\r\u{2028}", 100),
    Repeated("import Foundation", 1, start: "\u{feff}"),
  ]

  @Test(arguments: patterns)
  func linesStayInPlace(_ repeated: Repeated) {
    let source = repeated.source
    let result = Portability.makePortable(source: source, file: "Sample.swift")
    #expect(lines(of: result.text).count >= lines(of: source).count)
  }

  @Test(.timeLimit(.minutes(40))) func largeFileIsRewritten() {
    let methods = (0..<2_000).map { number in
      "  @objc func f\(number)(_ a: Any) { use(#selector(f\(number))) } // 日本\n"
    }
    let source = "class A: NSObject {\n" + methods.joined() + "}\n"
    let text = Portability.makePortable(source: source, file: "Sample.swift").text
    #expect(!text.contains("@objc"))
  }
}
