import Findings
import Portability
import Testing

/// Mapping positions in rewritten text back to the author's.
struct PositionTests {
  /// Sources with the word `here` once; it must be found where the author wrote it.
  @Test(arguments: [
    "let here = 1",
    "class A { @objc func here() {} }",
    "class A { let a = #selector(here(_:)) }",
    "class A { func f() { later { #selector(here) } } }",
    "class A { let a = [#selector(tap), #selector(getter: B.tap), here] }",
    "class A { let ä = \"日本\", a = #selector(tap), here = 1 }",
    "import Foundation; let here = 1",
    "import Foundation\nlet a = 1\n\n@objc protocol P {}; let here = 1",
    "#if os(iOS) && here\n#endif",
    "@UIApplicationMain class here {}",
    "let a = #keyPath(b), here = 1",
    "let a = #keyPath(\n  b), here = 1",
    "class A {\r\n  @objc func tap() { use(#selector(tap), here) }\r\n}",
    "class A: NSObject { let a = #selector(B.tap); let here = 1 }",
  ])
  func wordIsFoundWhereItWasWritten(_ source: String) throws {
    let result = Portability.makePortable(source: source, file: "Sample.swift")
    let original = try #require(position(of: "here", in: source))
    let moved = try #require(position(of: "here", in: rewritten(source)))
    #expect(result.originalPosition(of: moved) == original)
  }

  @Test func positionInsideReplacementIsItsStart() throws {
    let source = "class A { let a = #selector(tap) }"
    let result = Portability.makePortable(source: source, file: "Sample.swift")
    let inside = try #require(position(of: "checking", in: result.text))
    #expect(result.originalPosition(of: inside) == position(of: "#selector", in: source))
  }

  @Test(arguments: ["class A: NSObject {}", "class A: NSObject {}\n"])
  func generatedCodeHasNoOriginal(_ source: String) throws {
    let result = Portability.makePortable(source: source, file: "Sample.swift")
    let generated = try #require(position(of: "ObjectiveCRegistry", in: result.text))
    #expect(result.originalPosition(of: generated) == nil)
    #expect(result.originalPosition(of: SourcePosition(line: 1, column: 7))?.column == 7)
  }

  @Test func columnBehindLineEndIsLineEnd() {
    let result = Portability.makePortable(source: "let a = 1\nlet b = 2", file: "Sample.swift")
    let end = result.originalPosition(of: SourcePosition(line: 1, column: 99))
    #expect(end == SourcePosition(line: 1, column: 10))
    #expect(result.originalPosition(of: SourcePosition(line: 3, column: 1)) == nil)
    #expect(result.originalPosition(of: SourcePosition(line: 0, column: 0)) == nil)
  }
}
