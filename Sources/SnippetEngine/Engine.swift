import DeviceEvents
import Digests
package import Findings
import Foundation
package import LessonModel
package import Outcomes
import Portability

/// Runs a step's program: source files → executables → bundles → device → ``Outcome``.
///
/// Data flow: `Program` → `PreparedModule`s (portable, under their own names) → executables (cached
/// one by one) → `RunPlan` → event log → `Outcome` (cached whole).
package struct Engine: Sendable {
  package let toolchain: Toolchain
  let simulation: SimulationProducts
  let cache: CacheFolder
  let compiler: Compiler
  private let further: FurtherFrameworks
  private let build: EngineBuild
  private let gate: Gate

  /// Finds the toolchain.
  ///
  /// - Parameters:
  ///   - simulation: The built simulation.
  ///   - cache: Where results are kept. It may be removed at any time; where it can't be written to, the
  ///     user's own folder for temporary files stands in.
  ///   - programs: Where compiled programs are kept, if not there.
  ///   - compilingSeconds: How long compiling one module may take.
  ///   - further: The frameworks that few programs import; without it they have to be built already.
  /// - Throws: ``EngineFailure`` when the machine lacks something.
  package init(
    simulation: SimulationProducts, cache: CacheFolder, programs: CacheFolder? = nil,
    compilingSeconds: Double = 180, further: FurtherFrameworks? = nil
  ) async throws(EngineFailure) {
    self.further = further ?? FurtherFrameworks(library: simulation.furtherLibrary)
    let cache = try cache.orTemporary()
    let programs = try programs?.orTemporary() ?? cache
    toolchain = try await ToolchainFinder.find(with: simulation.command, cache: cache)
    self.simulation = simulation
    self.cache = cache
    build = EngineBuild(products: simulation.folder)
    compiler = Compiler(
      toolchain: toolchain, simulation: simulation, cache: programs, seconds: compilingSeconds)
    compiler.store.removeOthers(in: programs)
    for folder in Set([cache.path, programs.path]) {
      for name in ["work", "runs"] { WorkFolder.removeStale(in: "\(folder)/\(name)") }
    }
    gate = Gate(room: max(ProcessInfo.processInfo.activeProcessorCount, 1))
  }

  /// What running a program gave.
  package struct Run: Sendable {
    package var outcome: Outcome
    /// Problems of the lesson's own files: forms that can't be carried over, broken lists.
    package var findings: [Finding]
    package var isCached: Bool
  }

  /// Runs a program, or takes its outcome from the cache.
  ///
  /// - Throws: ``EngineFailure`` when the machine, not the lesson, is at fault.
  package func run(
    _ program: Program, usingCache: Bool = true
  ) async throws(EngineFailure) -> Run {
    let limits = limits(for: program)
    // What isn't built yet, or no more, is part of the outcome's key.
    if program.seemsToUseFurther { try await further.prepare() }
    let key = key(program, limits)
    if usingCache, let outcome = cachedOutcome(key) {
      return Run(outcome: outcome, findings: [], isCached: true)
    }
    let modules = prepared(program)
    let findings =
      modules.flatMap(\.sources).flatMap(\.lessonFindings)
      + program.targets.flatMap(\.files).compactMap(PropertyListText.init).flatMap(\.findings)
    guard !findings.contains(where: { $0.severity == .error }) else {
      return Run(outcome: Outcome(isBuilt: false), findings: findings, isCached: false)
    }
    if modules.contains(where: \.usesFurther) { try await further.prepare() }
    var attempts = 1
    var result = try await attempt(program, modules, limits)
    while result == nil, attempts < 3 {
      attempts += 1
      result = try await attempt(program, modules, limits)
    }
    guard let (products, outcome) = result else { throw .removed }
    // What the machine lacks may be there the next time.
    if findings.isEmpty, products.allSatisfy(\.isFinal),
      outcome.lack == nil,
      let data = try? JSONEncoder().encode(outcome)
    {
      cache.write(data, "outcomes/\(key).json")
    }
    return Run(outcome: outcome, findings: findings, isCached: false)
  }
}

extension Engine {
  private func prepared(_ program: Program) -> [PreparedModule] {
    program.targets.filter { $0.files.contains(where: \.isSwift) || $0.isStickerPack }
      .map { Preparation.module(of: $0, mode: program.languageMode) }
      + (program.main.map { [Preparation.module(of: $0, mode: program.languageMode)] } ?? [])
  }

  private func limits(for program: Program) -> RunPlan.Limits {
    var limits = RunPlan.Limits()
    // Code that is meant to run for too long is given less time to prove it.
    if program.failure?.expected == .timeLimit {
      limits.seconds = 2
      limits.answerSeconds = 0.5
    }
    return limits
  }

  /// Everything that an outcome depends on: the program's text, the limits, and the builds of the compiler, of
  /// the simulation and of this tool, which prepares the text; not where the text stands in a lesson.
  private func key(_ program: Program, _ limits: RunPlan.Limits) -> String {
    let targets = program.targets.flatMap { files in
      let target = files.target
      return ["\(target.name) \(target.kind)", target.identifier, target.displayName]
        + files.files.flatMap(\.keyParts)
    }
    return Digest(
      of: [
        "outcome 7", toolchain.version, simulation.folder, simulation.stamp,
        build.stamp, "\(program.kind)", "\(limits)",
        program.languageMode.rawValue,
        program.seemsToUseFurther ? simulation.furtherStamp : "",
      ] + targets + ["main"] + (program.main?.keyParts ?? [])
    ).description
  }

  private func cachedOutcome(_ key: String) -> Outcome? {
    cache.read("outcomes/\(key).json").flatMap { try? JSONDecoder().decode(Outcome.self, from: $0) }
  }

  /// Compiles and runs a program; `nil` when somebody has removed what is kept meanwhile.
  private func attempt(
    _ program: Program, _ modules: [PreparedModule], _ limits: RunPlan.Limits
  ) async throws(EngineFailure) -> (products: [Compiler.Product], outcome: Outcome)? {
    do throws(EngineFailure) {
      let products = try await compile(modules)
      return (products, try await outcome(of: program, modules, products, limits))
    } catch {
      guard error == .removed else { throw error }
      return nil
    }
  }

  private func outcome(
    of program: Program, _ modules: [PreparedModule], _ products: [Compiler.Product],
    _ limits: RunPlan.Limits
  ) async throws(EngineFailure) -> Outcome {
    let diagnostics = products.flatMap(\.diagnostics)
    guard products.allSatisfy({ $0.executable != nil }) else {
      return Outcome(diagnostics: diagnostics, isBuilt: false)
    }
    guard program.main != nil, let main = products.last?.executable else {
      return Outcome(diagnostics: diagnostics)
    }
    let executables = Dictionary(
      zip(modules, products).compactMap { module, product in
        module.target.flatMap { name in product.executable.map { (name, $0) } }
      }, uniquingKeysWith: { first, _ in first })
    let events = try await WorkFolder.with(in: cache.path + "/runs") {
      folder throws(EngineFailure) in
      let apps = try BundleAssembler(folder: folder, executables: executables)
        .assemble(program.targets)
      let plan = RunPlan(
        storage: folder.path + "/Device", log: folder.path + "/events.jsonl", apps: apps,
        main: try folder.link(main, as: modules.last?.name ?? "Program"),
        role: program.kind == .device ? .scene : .program, limits: limits)
      let runner = Runner(simulation: simulation)
      return try await gate.pass { () async throws(EngineFailure) in
        try await runner.run(plan, in: folder)
      }
    }
    return Outcome(diagnostics: diagnostics, events: events)
  }

  /// Compiles all modules side by side.
  private func compile(
    _ modules: [PreparedModule]
  ) async throws(EngineFailure) -> [Compiler.Product] {
    let (compiler, gate) = (compiler, gate)
    let results = await withTaskGroup(of: (Int, Result<Compiler.Product, EngineFailure>).self) {
      group in
      for (index, module) in modules.enumerated() {
        group.addTask {
          do throws(EngineFailure) {
            let product = try await gate.pass { () async throws(EngineFailure) in
              try await compiler.compile(module)
            }
            return (index, .success(product))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    var products: [Compiler.Product] = []
    for index in modules.indices {
      guard let result = results[index] else { continue }
      products.append(try result.get())
    }
    return products
  }
}

extension Snippet {
  fileprivate var keyParts: [String] {
    [fileName, language, text]
  }
}

extension PreparedSource {
  /// The findings of the portability pass, at the lesson's places.
  fileprivate var lessonFindings: [Finding] {
    portable.findings.map { finding in
      var finding = finding
      finding.file = snippet.file
      finding.range = finding.range.map { range in
        SourceRange(moved(range.start), moved(range.end))
      }
      return finding
    }
  }

  private func moved(_ position: SourcePosition) -> SourcePosition {
    SourcePosition(
      line: snippet.start.line + position.line - 1,
      column: snippet.start.column + position.column - 1)
  }
}
