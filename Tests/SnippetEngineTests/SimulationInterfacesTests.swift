import Digests
import Foundation
import SnippetEngine
import TestSupport
import Testing

@testable import SnippetEngine

/// What programs are compiled anew for when the simulation was built anew.
@Suite struct SimulationInterfacesTests {
  private let folder: TemporaryFolder
  private let further = SimulationProducts.furtherModules[0]

  /// A folder of build products with a module of Swift, one of C, and a further one.
  init() throws {
    folder = try TemporaryFolder()
    for path in [
      "tutor-device", "tutor-warden", "tutor-zygote", "libSimulation.so",
      "CDevice.build/module.modulemap",
      "CSQLite.build/module.modulemap", "CDevice.build/Clock.c.o",
      "SimulatedUIKit.build/View.swift.o",
      "Modules/SimulatedUIKit.swiftmodule", "Modules/Other.swiftmodule",
      "Modules/\(further).swiftmodule",
    ] { try folder.write("first", to: path) }
  }

  private func digests() throws -> (core: String, further: String) {
    let interfaces = SimulationInterfaces(
      simulation: try SimulationProducts(folder: folder.path),
      cache: CacheFolder(path: folder.file("cache").path))
    return (interfaces.core.description, interfaces.further.description)
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var path: String
    var text: String
    var isCores = false
  }

  @Test(arguments: [
    Change(testDescription: "a body", path: "SimulatedUIKit.build/View.swift.o", text: "second"),
    Change(testDescription: "the library", path: "libSimulation.so", text: "second"),
    Change(testDescription: "the same", path: "Modules/SimulatedUIKit.swiftmodule", text: "first"),
    Change(
      testDescription: "a declaration", path: "Modules/SimulatedUIKit.swiftmodule", text: "second",
      isCores: true),
    Change(
      testDescription: "C", path: "CDevice.build/Clock.c.o", text: "a second one", isCores: true),
    Change(testDescription: "another module", path: "Modules/Other.swiftmodule", text: "second"),
    Change(testDescription: "the device", path: "tutor-device", text: "second"),
  ])
  func programsAreKeptUnlessAnInterfaceIsAnother(_ change: Change) throws {
    let before = try digests()
    try folder.write(change.text, to: change.path)
    let after = try digests()
    #expect((before.core != after.core) == change.isCores)
    #expect(before.further == after.further)
  }

  @Test func aDeclarationOfAFurtherFrameworkConcernsThoseWhoImportOne() throws {
    let before = try digests()
    try folder.write("second", to: "Modules/\(further).swiftmodule")
    let after = try digests()
    #expect(before.core == after.core)
    #expect(before.further != after.further)
  }

  @Test func aBrokenListOfDigestsIsMadeAnew() throws {
    let before = try digests()
    try folder.write("broken", to: "cache/interfaces.json")
    #expect(try digests().core == before.core)
  }

  @Test func itKnowsAllThatIsInTheLibrary() throws {
    let list = try BuildProducts.folder().appendingPathComponent(
      "Simulation.product/Objects.LinkFileList")
    let modules = try String(contentsOf: list, encoding: .utf8).matches(
      of: /\/(\w+)\.build\/[^\/]+\.o/
    )
    .map { String($0.1) }
    #expect(
      Set(modules).sorted()
        == (SimulationProducts.coreModules + SimulationProducts.modulesOfC).sorted())
  }
}
