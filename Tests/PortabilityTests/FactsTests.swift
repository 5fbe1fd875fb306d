import Portability
import Testing

/// What is read from a source file.
struct FactsTests {
  private func facts(_ source: String) -> SourceFacts {
    Portability.makePortable(source: source, file: "Sample.swift").facts
  }

  @Test func importsComeWithTheirRoots() {
    let source = """
      import Foundation
      @testable import struct Social.Sheet
      import os.log
      #if canImport(AppKit)
      import AppKit
      #endif
      """
    #expect(facts(source).imports == ["Foundation", "Social", "os", "os.log", "AppKit"])
  }

  @Test func classesAreNamedByTheirPath() throws {
    let source = """
      @objc(Top) class A: NSObject, @unchecked Sendable {
        struct B { class C: A { init(a: Int) {}; convenience init?(b: Int) { nil } } }
      }
      extension A.B { class D<T> {} }
      func f() { class E: A {} }
      """
    let classes = facts(source).classes
    #expect(classes.map(\.name) == ["A", "A.B.C", "A.B.D", "E"])
    #expect(classes.map(\.objectiveCName) == ["Top", nil, nil, nil])
    #expect(classes.map(\.inherits) == [["NSObject", "Sendable"], ["A"], [], ["A"]])
    #expect(classes.map(\.isGeneric) == [false, false, true, false])
    #expect(classes.map(\.isLocal) == [false, false, false, true])
    #expect(classes[1].initialisers.map(\.labels) == [["a"], ["b"]])
    #expect(classes[1].initialisers.map(\.isConvenience) == [false, true])
    #expect(classes[1].initialisers.map(\.isPlain) == [true, false])
  }

  @Test(arguments: [
    ("print(1)", true), ("for a in b {}", true), ("#if DEBUG\nprint(1)\n#endif", true),
    ("let a = 1", false), ("class A { func f() { print(1) } }", false), ("", false),
    ("#Preview { a }", false),
  ])
  func topLevelCodeIsStatements(_ source: String, _ expected: Bool) {
    #expect(facts(source).hasTopLevelCode == expected)
  }

  @Test(arguments: [
    ("await a()", true), ("let a = try await b()", true), ("for await a in b {}", true),
    ("func f() async { await a() }", false), ("Task { await a() }", false),
    ("struct A { func f() async { await a() } }", false), ("for a in b {}", false),
  ])
  func waitingAtTheTopIsSeen(_ source: String, _ expected: Bool) {
    #expect(facts(source).awaitsAtTopLevel == expected)
  }

  @Test(arguments: [
    ("@Test func f() {}", true), ("@Testing.Test(.disabled()) func f() {}", true),
    ("@Suite struct A {}", true), ("func test() {}", false),
  ])
  func testsAreSeen(_ source: String, _ expected: Bool) {
    #expect(facts(source).hasTests == expected)
  }

  @Test(arguments: [
    ("@main struct A {}", true), ("@UIApplicationMain class A: B {}", true), ("class A {}", false),
  ])
  func mainAttributeIsSeen(_ source: String, _ expected: Bool) {
    #expect(facts(source).hasMainAttribute == expected)
  }

  @Test(arguments: [
    ("class A { @objc func f() {} }", true), ("let a = #keyPath(b)", true),
    ("import Foundation\n#if os(iOS)\n#endif", false), ("let a = 1", false),
  ])
  func objectiveCFormsAreSeen(_ source: String, _ expected: Bool) {
    #expect(facts(source).usesObjectiveC == expected)
  }
}
