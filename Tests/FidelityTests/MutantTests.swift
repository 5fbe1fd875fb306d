import TestSupport
import Testing

/// How bodies are emptied.
@Suite struct MutantTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    /// The code with every body behind its switch.
    var mutated: String
  }

  private static let trap = #"preconditionFailure("emptied by Tests/Mutation/run")"#

  @Test(arguments: [
    Case(
      testDescription: "without a result", code: "public func f() { print(1) }",
      mutated: "public func f() { if Mutant.is(1) { return }; print(1) }"),
    Case(
      testDescription: "one expression", code: "public func f() -> Int? { g() }",
      mutated: "public func f() -> Int? { if Mutant.is(1) { return nil };  return g() }"),
    Case(
      testDescription: "several statements",
      code: "public func f() -> [Int] {\n  let a = 1\n  return [a]\n}",
      mutated:
        "public func f() -> [Int] { if Mutant.is(1) { return [] };\n  let a = 1\n  return [a]\n}"),
    Case(
      testDescription: "a switch that is the value",
      code: "public func f() -> Int { switch a { case 1: 2\n default: 3 } }",
      mutated: "public func f() -> Int { if Mutant.is(1) { return 0 };  return "
        + "switch a { case 1: 2\n default: 3 } }"),
    Case(
      testDescription: "a switch that returns",
      code: "public func f() -> Int { switch a { default: return 3 } }",
      mutated:
        "public func f() -> Int { if Mutant.is(1) { return 0 }; switch a { default: return 3 } }"),
    Case(
      testDescription: "no plain value", code: "public func f() -> URL { url }",
      mutated: "public func f() -> URL { if Mutant.is(1) { \(trap) };  return url }"),
    Case(
      testDescription: "the very value", code: "public var a: Bool { false }",
      mutated: "public var a: Bool { if Mutant.is(1) { return true };  return false }"),
    Case(
      testDescription: "nothing there to be nothing", code: "public var a: Int? { nil }",
      mutated: "public var a: Int? { if Mutant.is(1) { \(trap) };  return nil }"),
    Case(
      testDescription: "empty already", code: "public func f() {}\npublic var a = 1",
      mutated: "public func f() {}\npublic var a = 1"),
    Case(
      testDescription: "accessors",
      code: "public var a: [Int: Int] { get { b } set { b = newValue } }",
      mutated: "public var a: [Int: Int] { get { if Mutant.is(1) { return [:] };  return b } "
        + "set { if Mutant.is(2) { return }; b = newValue } }"),
    Case(
      testDescription: "observers", code: "public var a = 1 { didSet { f() } }",
      mutated: "public var a = 1 { didSet { if Mutant.is(1) { return }; f() } }"),
    Case(
      testDescription: "initialisers",
      code: """
        public class A {
          public init() { super.init() }
          public init(a: Int) {
            super.init()
            b = a
          }
          public convenience init?(b: Int) { self.init(a: b) }
        }
        """,
      mutated: """
        public class A {
          public init() { if Mutant.is(1) { \(trap) }; super.init() }
          public init(a: Int) {
            super.init(); if Mutant.is(2) { return };
            b = a
          }
          public convenience init?(b: Int) { if Mutant.is(3) { return nil }; self.init(a: b) }
        }
        """),
    Case(
      testDescription: "a default that gives a constant is left as it is",
      code: """
        public protocol P { func a() -> Bool; func b() }
        extension P { public func a() -> Bool { true }; public func b() { c() } }
        """,
      mutated: """
        public protocol P { func a() -> Bool; func b() }
        extension P { public func a() -> Bool { true }; public func b() { if Mutant.is(1) { return }; c() } }
        """),
    Case(
      testDescription: "only what is public",
      code: "func f() { g() }\npublic func h() { let a = { 1 }; g(a) }",
      mutated:
        "func f() { g() }\npublic func h() { if Mutant.is(1) { return }; let a = { 1 }; g(a) }"),
  ])
  func everyBodyIsPutBehindItsSwitch(_ test: Case) {
    let source = SourceText(path: "File.swift", text: test.code)
    let mutants = Mutant.all(of: Symbols([("M", [source])]).all, shownBy: ShowingTests([]))
    let text = MutatedSource.text(test.code, with: mutants)
    let diff = LineDiff(expected: test.mutated, actual: text)
    #expect(diff.isEmpty, "\(diff)")
  }

  @Test func whatTheCompilerRefusesIsWrittenOtherwiseOrNotAtAll() {
    let code = "public var a: Int { f() }\npublic var b: Int { g() }\npublic var c: Int { h() }"
    let source = SourceText(path: "File.swift", text: code)
    let mutants = Mutant.all(of: Symbols([("M", [source])]).all, shownBy: ShowingTests([]))
    #expect(
      MutatedSource.text(code, with: mutants, forms: [1: .plain, 2: .dropped]) == """
        public var a: Int { if Mutant.is(1) { return 0 }; f() }
        public var b: Int { g() }
        public var c: Int { if Mutant.is(3) { return 0 };  return h() }
        """)
  }

  @Test func aRowSaysWhatTheScriptHasToKnow() {
    let source = SourceText(
      path: "File.swift",
      text: "public var a: URL {\n  get { 1 }\n  set { f() }\n}\npublic func g() {\n  f()\n}")
    let tests = ShowingTests([
      ShowingTest(module: "T", suites: ["S"], function: "f", symbols: ["g()"], place: "a:1"),
      ShowingTest(module: "T", suites: ["R"], function: nil, symbols: ["g()"], place: "a:1"),
    ])
    #expect(
      Mutant.all(of: Symbols([("M", [source])]).all, shownBy: tests).map(\.row) == [
        "1\tFile.swift\t2\t2\ttrap\t-\ta (get)",
        "2\tFile.swift\t3\t3\treturn\t-\ta (set)",
        "3\tFile.swift\t5\t7\treturn\t^T\\.S/f\\(|^T\\.R/\tg()",
      ])
  }
}
