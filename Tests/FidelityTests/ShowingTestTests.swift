import Testing

/// What tests say they show.
@Suite struct ShowingTestTests {
  private static let source = SourceText(
    path: "Tests/ItemTests/FileTests.swift",
    text: """
      @Suite(.shows("A.b"), .serialized) struct Outer {
        struct Inner {
          @Test(.shows("A.c(_:)", name), arguments: [1]) func first(_ a: Int) {}
          @Test("Said", .timeLimit(.minutes(40)), .shows("A.d")) func second() {}
          @Test func third() { call(.shows("A.e")) }
        }
      }
      extension Outer { @Test(.shows("A.f")) func fourth() {} }
      @Test(.shows("A.g")) func fifth() {}
      """)

  @Test func traitsAreReadFromTestsAndSuites() {
    let tests = ShowingTestReader.tests(in: Self.source)
    #expect(
      tests.map { "\($0.place) \($0.name) \($0.filter) \($0.symbols)" } == [
        #"Tests/ItemTests/FileTests.swift:1 Outer ^ItemTests\.Outer/ ["A.b"]"#,
        #"Tests/ItemTests/FileTests.swift:3 Outer/Inner/first ^ItemTests\.Outer/Inner/first\( "#
          + #"["A.c(_:)", "name"]"#,
        #"Tests/ItemTests/FileTests.swift:4 Outer/Inner/second ^ItemTests\.Outer/Inner/second\( "#
          + #"["A.d"]"#,
        #"Tests/ItemTests/FileTests.swift:8 Outer/fourth ^ItemTests\.Outer/fourth\( ["A.f"]"#,
        #"Tests/ItemTests/FileTests.swift:9 fifth ^ItemTests\.fifth\( ["A.g"]"#,
      ])
  }

  @Test(
    arguments: [
      ("Item.load(type:options:)", nil),
      ("Item", nil),
      ("Item.load(typ:options:)", "'Item.load(type:options:)'"),
      ("Item.store(_:)", "'Item.store(_: Int)' or 'Item.store(_: String)'"),
      ("Itme.load(type:options:)", "'Item.load(type:options:)'"),
      ("limitt", "'limit'"),
      ("Something.else(a:)", ""),
    ] as [(String, String?)])
  func aNameOfNoSymbolIsAMistakeWithANearMiss(_ name: String, _ meant: String?) {
    let symbols = Symbols([
      (
        "M",
        [
          SourceText(
            path: "Item.swift",
            text: """
              public let limit = 1
              public class Item {
                public func load(type: Int, options: Int) {}
                public func store(_ a: Int) {}
                public func store(_ a: String) {}
              }
              """)
        ]
      )
    ])
    let tests = ShowingTests([
      ShowingTest(module: "T", suites: [], function: "f", symbols: [name], place: "a.swift:1")
    ])
    let remedy = meant.map { $0.isEmpty ? "" : "; did you mean \($0)?" }
    #expect(
      tests.mistakes(in: symbols)
        == (remedy.map { ["a.swift:1: '\(name)' is no symbol of the simulation\($0)"] } ?? []))
  }
}
