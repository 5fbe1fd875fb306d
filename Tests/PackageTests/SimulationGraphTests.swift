import TestSupport
import Testing

@testable import SnippetEngine

/// What programs depend on is what their frameworks consist of.
struct SimulationGraphTests {
  @Test func theGraphHasTheEdgesOfThePackage() throws {
    let targets = try Manifest.ofThisPackage.get().targets
    let edges = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, Set($0.dependencies)) })
    let modules = Set(SimulationProducts.coreModules + SimulationProducts.modulesOfC)
      .union(SimulationProducts.furtherModules + [SimulationProducts.moduleOfMacros])
    #expect(Set(SimulationGraph.edges.keys) == modules)
    for (name, dependencies) in SimulationGraph.edges {
      #expect(Set(dependencies) == edges[name]?.intersection(modules), "\(name)")
    }
  }
}
