import SimulationTable
import TestSupport
import Testing

@testable import SnippetEngine

/// The simulated frameworks: in the table, in the engine and in the package.
@Suite struct FrameworkListTests {
  private let targets: [String]
  private let product: [String]
  /// What Package.swift leaves out of a first build.
  private let further: [String]

  init() throws {
    let manifest = try Manifest.ofThisPackage.get()
    let stands = { (name: String) in name.hasPrefix("Simulated") }
    targets = manifest.targets.filter(\.isSimulation).map(\.name).filter(stands).sorted()
    let libraries = try #require(manifest.products.first { $0.name == "Simulation" }).targets
    product = libraries.filter(stands).sorted()
    let first = try Manifest(
      readingPackageAt: Repository.root, environment: ["TUTOR_BUILD=first"])
    further = targets.filter { name in !first.targets.contains { $0.name == name } }
  }

  @Test func theEngineHasANameForEachModuleOfTheTable() throws {
    let modules = Set(try SimulationTable(ofRepository: Repository.root).modules)
    #expect(modules.isSuperset(of: ["Foundation", "ExtensionHost"]))
    // Foundation isn't replaced as a whole, and the module that plays the user keeps its name.
    #expect(
      SimulationProducts.aliases.keys.sorted()
        == modules.subtracting(["Foundation", "ExtensionHost"]).sorted())
  }

  @Test func eachNameStandsForATargetOfThePackage() {
    #expect(
      (Array(SimulationProducts.aliases.values) + ["SimulatedFoundation"]).sorted() == targets)
  }

  @Test func eachTargetIsInOneOfTheTwoLibraries() {
    #expect((product + further).sorted() == targets)
    #expect(SimulationProducts.furtherModules.sorted() == further)
    #expect(
      SimulationProducts.coreModules.filter { $0.hasPrefix("Simulated") }.sorted() == product)
  }
}
