import Testing

/// Which declarations are symbols, and what they are called.
@Suite struct SymbolTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    var names: [String]
  }

  @Test(arguments: [
    Case(
      testDescription: "public and open, and nothing less",
      code: """
        public func a() {}
        package func b() {}
        func c() {}
        open class D { public var e = 1; var f = 1; open internal(set) var g = 1 }
        public private(set) var h = 1
        public struct I { public(set) var j = 1 }
        """, names: ["a()", "h", "D", "D.e", "D.g", "I"]),
    Case(
      testDescription: "requirements and cases are as public as their type",
      code: """
        public protocol P { func a(b: Int); var c: Int { get }; associatedtype D }
        protocol Q { func a() }
        public enum E { case f, g(Int, h: Int) }
        enum F { case g }
        """, names: ["E", "E.f", "E.g(_:h:)", "P", "P.a(b:)", "P.c", "P.D"]),
    Case(
      testDescription: "a requirement and its default are one symbol",
      code: """
        public protocol P { func a(_ b: Int?) -> Bool; func c() }
        extension P { public func a(_ d: Int?) -> Bool { true } }
        """, names: ["P", "P.a(_:)", "P.c()"]),
    Case(
      testDescription: "labels name members",
      code: """
        public struct S {
          public init?(_ a: Int, b c: Int = 1) {}
          public subscript(a: Int, b c: Int) -> Int { 0 }
          public static func == (l: S, r: S) -> Bool { true }
          public typealias T = Int
          public struct U { public let v: Int }
        }
        """,
      names: [
        "S", "S.init(_:b:)", "S.subscript(_:b:)", "S.==(_:_:)", "S.T", "S.U", "S.U.v",
      ]),
    Case(
      testDescription: "overloads have the type in their names that tells them apart",
      code: """
        extension S {
          public func a(_ b: Int, c: Int) {}
          public func a(_ b: @escaping () -> Void, c: Int) {}
          public func d(e: Int, f: Int...) {}
          public func d(e: Int, f: inout Bool) {}
          public func g(_ h: Int) {}
        }
        """,
      names: [
        "S.a(_: Int, c:)", "S.a(_: () -> Void, c:)", "S.d(e:f: Int...)", "S.d(e:f: inout Bool)",
        "S.g(_:)",
      ]),
    Case(
      testDescription: "or all types, or everything",
      code: """
        extension S {
          public func a(b: Int, c: Int) {}
          public func a(b: Int, c: Bool) {}
          public func a(b: Bool, c: Int) {}
          public func d<T>(_ e: T) where T: A {}
          public func d<T>(_ e: T) where T: B {}
          public func f() {}
          public func f() async -> Int { 0 }
        }
        """,
      names: [
        "S.a(b: Int, c: Int)", "S.a(b: Int, c: Bool)", "S.a(b: Bool, c: Int)",
        "S.d(_: T) <T> where T: A", "S.d(_: T) <T> where T: B", "S.f()", "S.f() async -> Int",
      ]),
    Case(
      testDescription: "types that are hidden hide their members",
      code: """
        struct S { public var a = 1; public struct T { public var b = 1 } }
        extension S { public var c: Int { 1 } }
        extension S.T { public var d: Int { 1 } }
        public struct U { struct V { public var e = 1 } }
        extension Elsewhere { public var f: Int { 1 } }
        """, names: ["Elsewhere.f", "U"]),
    Case(
      testDescription: "both sides of a condition",
      code: "#if A\npublic func a() {}\n#else\npublic func b() {}\n#endif", names: ["a()", "b()"]),
  ])
  func declarationsThatLessonsSeeAreSymbols(_ test: Case) {
    let symbols = Symbols([("M", [SourceText(path: "File.swift", text: test.code)])])
    #expect(symbols.all.map(\.name) == test.names)
  }

  @Test func theFileThatDeclaresATypeComesFirst() {
    let symbols = Symbols([
      (
        "M",
        [
          SourceText(path: "A+B.swift", text: "extension A { public func b() {} }"),
          SourceText(path: "A.swift", text: "public class A { public func a() {} }"),
        ]
      )
    ])
    #expect(symbols.all.map(\.name) == ["A", "A.a()", "A.b()"])
  }

  @Test func aNestedTypeSpeaksForItsMembersBeforeTheTypeAroundIt() throws {
    let symbols = Symbols([
      (
        "M",
        [
          SourceText(
            path: "A.swift",
            text: """
              /// Simulated: outer.
              public class A {
                public struct B { public var c = 1 }
                /// Simulated: inner.
                public struct D { public var e = 1 }
              }
              """)
        ]
      )
    ])
    let said = symbols.all.map { "\($0.name) \(symbols.matches($0)?.text ?? "-")" }
    #expect(said == ["A outer.", "A.B outer.", "A.B.c outer.", "A.D inner.", "A.D.e inner."])
  }

  @Test func theSymbolsOfTheDeviceAreFound() throws {
    let symbols = try Symbols.ofThisPackage.get()
    #expect(
      Set(["Foundation", "Social", "UIKit", "UserNotifications"]).isSubset(of: symbols.modules))
    #expect(symbols.modules.contains("CoreServices"))
    #expect(!symbols.all.contains { $0.module == "CoreServices" })
    for name in [
      "NSExtensionItem.attachments", "NSObject.perform(_:)", "UIApplication.State.active",
    ] {
      #expect(symbols[name] != nil)
    }
  }
}
