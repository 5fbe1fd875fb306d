@testable import LessonChecks
import TestSupport
import Testing

/// The scan for what Swift code declares.
@Suite struct DeclaredNamesTests {
  @Test func publicDeclarationsAreFound() {
    let names = scan(
      """
      public import Foundation
      @preconcurrency @MainActor open class Sheet: Base, @unchecked Sendable, Outer.Base {
        open class var shared: Sheet { state }
        public private(set) var a = "\\(b.map { "}" })" // public var c
        open internal(set) var d: Int { get { public } set {} }
        public override convenience init() { self.init(x: 1); open(url) }
        @discardableResult public func open(
          _ url: String
        ) -> Bool { func inner() {}; return true }
        var hidden: Int
        /* public var e /* nested */ public var f */
        public struct Entry { public let name: String; let other: Int
          public enum Kind: String, CaseIterable { case one, two(Int, String), three = "x"
            case `default`
            func hidden() { switch self { case .one: break; case let four: _ = four } } }
        }
        struct Secret { public var g = 1 }
        public typealias Handler = (Int) -> Void
        public subscript(index: Int) -> Int { 1 }
      }
      extension Sheet.Entry { public var size: Int { 1 }; var small: Int { 1 } }
      public extension Other { func shared2() {} }
      public protocol Told: AnyObject { associatedtype Thing; func tell(); var x: Int { get } }
      public let device = 1
      func private2() {}
      public func free<T>(_ t: T) where T: Sendable {}
      """)
    #expect(
      names.types == [
        "Sheet", "Sheet.Entry", "Sheet.Entry.Kind", "Sheet.Handler", "Told", "Told.Thing",
      ])
    #expect(names.globals == ["device", "free"])
    #expect(
      names.members(of: "Sheet") == [
        "shared", "a", "d", "init", "open", "Entry", "Handler", "subscript",
      ])
    #expect(names.members(of: "Sheet.Entry") == ["name", "Kind", "size"])
    #expect(names.members(of: "Sheet.Entry.Kind") == ["one", "two", "three", "default"])
    #expect(names.members(of: "Told") == ["Thing", "tell", "x"])
    #expect(names.members(of: "Other") == ["shared2"])
  }

  @Test func membersOfSupertypesAreMembers() {
    let names = scan(
      """
      public class A: B {}
      public class B: C.D, A { public var b = 1 }
      extension C { public class D { public var d = 1 } }
      """)
    #expect(names.members(of: "A") == ["b", "d"])
  }

  @Test func everythingOfALessonsCodeIsFound() {
    let names = scan("class A { private var a = 1; func b() { let c = 1 } }", publicOnly: false)
    #expect(names.types == ["A"])
    #expect(names.members(of: "A") == ["a", "b"])
  }

  @Test(arguments: [
    "class", "public enum A { case", "extension A.", "public func", "\"\\(", "/*", "#\"", "}",
  ])
  func unfinishedCodeIsNoProblem(_ source: String) {
    _ = scan(source)
  }

  @Test func wordsLeaveOutCommentsAndStrings() {
    let words = SwiftWords(
      "a // b\n\"c \\(d(\")\")) e\" #\"f\\\"# \"\"\"\ng\n\"\"\" /* h /* i */ j */ k")
    #expect(words.names == ["a", "k"])
  }

  @Test func theSimulationIsRead() throws {
    let folder = Repository.file("Sources/Simulation")
    let names = try #require(DeclaredNames(simulationIn: folder))
    for type in ["UIKit", "UIViewController", "NSItemProvider", "UIApplication.State", "Device"] {
      #expect(names.types.contains(type), "\(type)")
    }
    #expect(names.members(of: "UIViewController").isSuperset(of: ["extensionContext", "next"]))
    #expect(names.members(of: "UIApplicationDelegate").contains("applicationDidBecomeActive"))
    #expect(names.globals.isSuperset(of: ["device", "NSSelectorFromString"]))
    #expect(!names.allMembers.contains("loadedView"), "lessons can't see it")
    #expect(DeclaredNames(simulationIn: Repository.file("Sources/None")) == nil)
  }

  @Test func noNameWithAReasonIsSimulated() throws {
    let names = try #require(
      DeclaredNames(simulationIn: Repository.file("Sources/Simulation")))
    let stale = UnsimulatedNames.reasons.keys.filter {
      names.types.contains($0) || names.globals.contains($0) || names.allMembers.contains($0)
    }
    #expect(stale == [], "take these out of UnsimulatedNames: they exist by now")
    #expect(!UnsimulatedNames.reasons.values.contains(""))
  }

  private func scan(_ source: String, publicOnly: Bool = true) -> DeclaredNames {
    var names = DeclaredNames()
    names.add(declarationsIn: source, publicOnly: publicOnly)
    return names
  }
}
