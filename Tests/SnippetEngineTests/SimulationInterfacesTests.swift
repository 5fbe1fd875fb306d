import Digests
import Foundation
import LessonModel
import RunSupport
import TestSupport
import Testing

@testable import SnippetEngine

/// Which changes to the simulation recompile programs.
@Suite struct SimulationInterfacesTests {
  private let folder: TemporaryFolder
  /// A folder of build products with a Swift module, a C module, and a further framework.
  init() throws {
    folder = try TemporaryFolder()
    for path in [
      "tutor-device", "tutor-warden", "tutor-zygote", "libSimulation.so",
      "CSQLite.build/module.modulemap", "CDevice.build/Clock.c.o",
      "SimulatedUIKit.build/View.swift.o",
      "Modules/SimulatedUIKit.swiftmodule", "Modules/Other.swiftmodule",
      "Modules/SimulatedWidgetKit.swiftmodule", "Modules/SimulatedSocial.swiftmodule",
      "include/CDevice.h",
    ] { try folder.write("first", to: path) }
    try folder.write(
      "module CDevice { umbrella header \"\(folder.path)/include/CDevice.h\" }",
      to: "CDevice.build/module.modulemap")
  }

  /// The digests of what a program with these imports is compiled against.
  private func digests(_ imports: Set<String> = ["SimulatedUIKit"]) throws -> [String: String] {
    SimulationInterfaces(
      simulation: try SimulationProducts(folder: folder.path),
      cache: CacheFolder(path: folder.file("cache").path)
    ).digests(of: imports)
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var path: String
    var text = "second"
    /// The imported modules whose programs are recompiled.
    var concerns: Set<String> = []
  }

  @Test(arguments: [
    Change(testDescription: "a body", path: "SimulatedUIKit.build/View.swift.o"),
    Change(testDescription: "C", path: "CDevice.build/Clock.c.o"),
    Change(testDescription: "the library", path: "libSimulation.so"),
    Change(testDescription: "the device", path: "tutor-device"),
    Change(testDescription: "the same", path: "Modules/SimulatedUIKit.swiftmodule", text: "first"),
    Change(
      testDescription: "a declaration of UIKit's", path: "Modules/SimulatedUIKit.swiftmodule",
      concerns: ["SimulatedUIKit", "SimulatedWidgetKit"]),
    Change(
      testDescription: "a declaration of WidgetKit's",
      path: "Modules/SimulatedWidgetKit.swiftmodule", concerns: ["SimulatedWidgetKit"]),
    Change(
      testDescription: "a declaration in C", path: "include/CDevice.h",
      concerns: ["SimulatedUIKit", "SimulatedWidgetKit", "SimulatedFoundation"]),
    Change(testDescription: "another module", path: "Modules/SimulatedSocial.swiftmodule"),
  ])
  func programsAreKeptUnlessAnInterfaceIsAnother(_ change: Change) throws {
    let imports = ["SimulatedUIKit", "SimulatedWidgetKit", "SimulatedFoundation", "Testing"]
    let before = try imports.map { try digests([$0]) }
    try folder.write(change.text, to: change.path)
    let after = try imports.map { try digests([$0]) }
    let concerned = zip(imports, zip(before, after)).filter { $0.1.0 != $0.1.1 }.map(\.0)
    #expect(Set(concerned) == change.concerns)
  }

  @Test func aBrokenListOfDigestsIsMadeAnew() throws {
    let before = try digests()
    try folder.write("broken", to: "cache/interfaces.json")
    #expect(try digests() == before)
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

  /// The package's tests check what the manifest says; here the compiler itself is asked.
  @Test(arguments: ["UIKit", "WidgetKit", "PhotosUI", "FileProviderUI", "ExtensionHost", "SQLite3"])
  func theCompilerLoadsNoModuleThatTheGraphDoesNotName(_ name: String) async throws {
    let folder = try TemporaryFolder()
    let engine = try await Running.engine()
    try folder.write("import \(name)\n", to: "File.swift")
    let source = "```swift\nimport \(name)\n```"
    let program = try #require(
      Running.programs("---\nformat: 1\nid: a\ntitle: A\n---\n## Step\n\n\(source)\n").first)
    var module = Preparation.module(of: try #require(program.main), mode: .v6)
    module.files = [PreparedModule.File(name: "File.swift", text: "import \(name)\n")]
    module.generated = []
    let compilation = Compilation(
      of: module, with: engine.toolchain, engine.simulation, interfaces: [:])
    let result = try await engine.simulation.command.run(
      engine.toolchain.frontend,
      compilation.compiling + [
        "-module-cache-path", folder.file("modules").path, "-emit-loaded-module-trace-path",
        folder.file("trace").path,
      ], within: .tool, folder: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    let trace = try String(contentsOf: folder.file("trace"), encoding: .utf8)
    // Modules with another name in lessons appear under that name.
    let loaded = trace.matches(of: /"name":"(\w+)"/)
      .map { SimulationProducts.aliases[String($0.1)] ?? String($0.1) }
    let known = Set(SimulationGraph.edges.keys)
    let root = SimulationProducts.aliases[name] ?? name
    #expect(loaded.contains(root))
    #expect(Set(loaded).intersection(known).isSubset(of: SimulationGraph.closure(of: [root])))
  }
}
