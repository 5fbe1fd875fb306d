import SimulationTable
import TestSupport
import Testing

@testable import LessonChecks

/// What the simulated device and a lesson's code declare.
@Suite struct DeclaredNamesTests {
  @Test func theTableDeclaresItsModulesTypesAndMembers() {
    let names = DeclaredNames(
      .sample([
        "module os", "type A: B, C.D", "member A.a(b:c:)", "type A.E", "member A.E.f", "member g",
        "member h(_:)", "member A.==(_:_:)", "type B: A", "member B.b", "type C.D", "member C.D.d",
        "member Other.o",
      ]))
    #expect(names.types == ["os", "A", "A.E", "B", "C.D"])
    #expect(names.globals == ["g", "h"])
    #expect(names.members(of: "A") == ["a", "E", "==", "b", "d"])
    #expect(names.members(of: "A.E") == ["f"])
    #expect(names.members(of: "Other") == ["o"])
  }

  @Test func aLessonsDeclarationsAreFoundOutsideOfFunctions() {
    let names = declared(
      """
      import Foundation
      @MainActor class Sheet: Base, @unchecked Sendable, Outer.Base {
        class var shared: Sheet { state }
        private(set) var a = "\\(b.map { "}" })" // var c
        var d: Int { get { let inner = 1; return inner } set {} }
        let e = { let inner = 1; return inner }(), f = 1
        override convenience init() { self.init(x: 1); open(url) }
        @discardableResult func open(
          _ url: String
        ) -> Bool { func inner() {}; return true }
        /* var g /* nested */ var h */
        struct Entry {
          enum Kind: String, CaseIterable { case one, two(Int, String), three = "x"
            case `default`
            func f() { switch self { case .one: break; case let four: _ = four } } }
        }
        typealias Handler = (Int) -> Void
        subscript(index: Int) -> Int { 1 }
      }
      extension Sheet.Entry { var size: Int { 1 } }
      protocol Told: AnyObject { associatedtype Thing; func tell(); var x: Int { get } }
      let device = 1
      func free<T>(_ t: T) where T: Sendable {}
      """)
    #expect(
      names.types == [
        "Sheet", "Sheet.Entry", "Sheet.Entry.Kind", "Sheet.Handler", "Told", "Told.Thing",
      ])
    #expect(names.globals == ["device", "free"])
    #expect(
      names.members(of: "Sheet") == [
        "shared", "a", "d", "e", "f", "init", "open", "Entry", "Handler", "subscript",
      ])
    #expect(names.members(of: "Sheet.Entry") == ["Kind", "size"])
    #expect(names.members(of: "Sheet.Entry.Kind") == ["one", "two", "three", "default", "f"])
    #expect(names.members(of: "Told") == ["Thing", "tell", "x"])
  }

  @Test(arguments: [
    "class", "enum A { case", "extension A.", "func", "\"\\(", "/*", "#\"", "}",
    String(repeating: "(", count: 100_000),
  ])
  func unfinishedCodeDeclaresWhatItCan(_ source: String) {
    #expect(declared(source).globals.isSubset(of: [""]))
    #expect(SnippetNames(of: source).words.count < 5)
  }

  @Test func wordsAreThoseOfTheCodeInItsOrder() {
    let names = SnippetNames(
      of: """
        let `b` = // c
          "d \\(e(")")) f" + #"g\\"# + \"""
        h
        \""" /* i /* j */ k */ + a.init
        """)
    #expect(names.words == ["let", "b", "e", "a", "init"])
  }

  @Test func theTableOfTheDeviceIsRead() throws {
    let names = DeclaredNames(try SimulationTable(ofRepository: Repository.root))
    for type in [
      "UIKit", "CoreServices", "os", "UIViewController", "NSItemProvider", "UIApplication.State",
      "Device",
    ] {
      #expect(names.types.contains(type), "\(type)")
    }
    #expect(names.members(of: "UIViewController").isSuperset(of: ["extensionContext", "next"]))
    #expect(names.members(of: "UIApplicationDelegate").contains("applicationDidBecomeActive"))
    #expect(names.globals.isSuperset(of: ["device", "NSSelectorFromString"]))
    #expect(!names.allMembers.contains("loadedView"), "lessons can't see it")
  }

  @Test func noNameWithAReasonIsSimulated() throws {
    let names = DeclaredNames(try SimulationTable(ofRepository: Repository.root))
    let stale = UnsimulatedNames.reasons.keys.filter {
      names.types.contains($0) || names.globals.contains($0) || names.allMembers.contains($0)
    }
    #expect(stale == [], "take these out of UnsimulatedNames: they exist by now")
    #expect(!UnsimulatedNames.reasons.values.contains(""))
  }

  private func declared(_ source: String) -> DeclaredNames {
    var names = DeclaredNames()
    SnippetNames(of: source).addDeclarations(to: &names)
    return names
  }
}

extension SimulationTable {
  /// Makes a table from lines: "module UIKit", "type UIView: UIResponder", "member UIView.tag".
  static func sample(_ lines: [String]) -> SimulationTable {
    SimulationTable(
      lines.compactMap { line in
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, let kind = Row.Kind(rawValue: words[0]) else { return nil }
        let parts = kind == .type ? words[1].split(separator: ": ").map(String.init) : [words[1]]
        let supertypes = parts.dropFirst().flatMap { $0.split(separator: ", ").map(String.init) }
        return Row(parts[0], kind, module: "UIKit", .simulated, supertypes: supertypes)
      })
  }
}
