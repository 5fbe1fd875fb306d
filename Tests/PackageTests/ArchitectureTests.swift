import TestSupport
import Testing

/// The module graph is what Docs/architecture.md says it is.
@Suite struct ArchitectureTests {
  let targets: [Manifest.Target]

  /// What both the tool and the simulated device may use: values that cross the process boundary,
  /// and the pure modules that decide as iOS does.
  static let shared: Set = [
    "DeviceEvents", "Findings", "UniformTypes", "ActivationRules", "BundleRules", "AppBundles",
  ]

  /// Modules that must compile for the browser, too.
  static let pure: Set = ["Findings", "UniformTypes", "ActivationRules", "BundleRules"]

  init() throws {
    targets = try Manifest.ofThisPackage.get().targets.filter { !$0.isTest }
  }

  @Test func theModuleTableHasTheEdgesOfThePackage() throws {
    let table = try ModuleTable(inMarkdown: Repository.read("Docs/architecture.md"))
    let package = ModuleTable(
      rows: targets.map { ModuleTable.Row(module: $0.name, dependencies: $0.dependencies) })
    let difference = LineDiff(
      expected: package.description, actual: table.description, context: 0)
    guard !difference.isEmpty else { return }
    Issue.record(
      """
      the table in Docs/architecture.md differs from Package.swift (- package, + table)
      \(difference)
      """)
  }

  @Test func theToolAndTheSimulationShareNothingButLeavesAndPureModules() {
    let simulation = Set(targets.filter(\.isSimulation).map(\.name))
    let tool = Set(targets.map(\.name)).subtracting(simulation).subtracting(Self.shared)
    var crossing: [String] = []
    for target in targets {
      let forbidden =
        simulation.contains(target.name) ? tool : tool.contains(target.name) ? simulation : []
      crossing += target.dependencies.filter(forbidden.contains).map { "\(target.name) → \($0)" }
    }
    #expect(crossing == [], "the tool and the simulation meet only at a process boundary")
  }

  @Test func whatIsSharedDependsOnNothingElse() {
    let shared = targets.filter { Self.shared.contains($0.name) }
    let outward = shared.flatMap { target in
      target.dependencies.filter { !Self.shared.contains($0) && $0 != "CZlib" }
        .map { "\(target.name) → \($0)" }
    }
    #expect(outward == [])
  }

  @Test func theSimulationUsesNoPackageButForCombineInTheCompilerAndInTheServersProcess() {
    let own = Set(targets.map(\.name))
    let foreign = targets.filter(\.isSimulation).flatMap { target in
      target.dependencies.filter { !own.contains($0) }.map { "\(target.name) → \($0)" }
    }
    #expect(
      foreign == [
        "SimulatedCombine → OpenCombine", "SimulatedCombine → OpenCombineDispatch",
        "SimulatedCombine → OpenCombineFoundation", "SwiftDataMacros → SwiftCompilerPlugin",
        "SwiftDataMacros → SwiftSyntax", "SwiftDataMacros → SwiftSyntaxBuilder",
        "SwiftDataMacros → SwiftSyntaxMacros", "tutor-server → FlyingFox",
        "tutor-server → FlyingSocks",
      ], "every program of a lesson would link it; if it has to, see ADR 0006 and ADR 0033")
  }

  @Test func whatTheFirstStepNeedsDependsOnNoFurtherFramework() throws {
    let first = try Manifest(
      readingPackageAt: Repository.root, environment: ["TUTOR_BUILD=first"]
    ).targets
    let names = Set(first.map(\.name))
    try #require(names.contains("tutor") && !names.contains("SimulatedSwiftUI"))
    #expect(!names.contains("tutor-server"))
    let own = Set(targets.map(\.name))
    let missing = first.flatMap { target in
      target.dependencies.filter { own.contains($0) && !names.contains($0) }
        .map { "\(target.name) → \($0)" }
    }
    #expect(missing == [])
  }

  @Test func pureModulesDoNotImportFoundation() throws {
    let modules = targets.map(\.name).filter(Self.pure.contains)
    let files = try modules.flatMap { module in
      try Repository.files(in: "Sources/\(module)", suffixes: [".swift"]).map(SourceFile.init)
    }
    try #require(!files.isEmpty)
    let importing = files.filter { file in
      file.imports.contains { $0.hasPrefix("Foundation") }
    }
    #expect(
      importing.map(\.path) == [], "they have to compile for the browser, where there is none")
  }
}

/// Modules and their dependencies, printed one module per line, sorted by name.
struct ModuleTable: CustomStringConvertible {
  struct Row {
    var module: String
    var dependencies: [String]
  }

  var rows: [Row]

  init(rows: [Row]) {
    self.rows = rows
  }

  /// Reads the rows of the tables under the heading "Modules": the first cell names the module, the
  /// last cell what it depends on, all in code spans.
  init(inMarkdown text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let section = lines.drop { $0 != "## Modules" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    rows = section.filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.split(separator: "|")
      return Row(
        module: Self.codeSpans(cells.first ?? "").first ?? String(line),
        dependencies: Self.codeSpans(cells.last { $0.contains { $0 != " " } } ?? ""))
    }
  }

  var description: String {
    rows.map { "\($0.module): \($0.dependencies.sorted().joined(separator: ", "))\n" }.sorted()
      .joined()
  }

  private static func codeSpans(_ cell: Substring) -> [String] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
  }
}

/// What the checks above rely on.
@Suite struct ModuleTableTests {
  @Test func rowsAreReadFromTheSectionOnModulesAlone() {
    let table = ModuleTable(
      inMarkdown: """
        | `Elsewhere` | is no module | |
        ## Modules
        | Module | Holds | Depends on |
        |---|---|---|
        | `B` | values, `A` among them | `A`, `C` |
        | `A` | nothing | |
        | `C` | a word | nothing |
        ## Next
        | `D` | | `A` |
        """)
    #expect(table.description == "A: \nB: A, C\nC: \n")
  }
}
