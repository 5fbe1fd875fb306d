import DeviceEvents
import Digests
package import Findings
import Foundation
package import LessonModel
package import Outcomes

/// Runs a lesson's program in three steps, each a function of one value whose digest is the key of
/// its result.
///
/// Data flow: `Request` → prepare → `PreparedProgram` → build, a `Compilation` for each module →
/// executables → run, an `Execution` → events → ``Outcome``. Before any step, the engine looks for
/// a kept outcome under its ``Premises``.
package struct Engine: Sendable {
  package let toolchain: Toolchain
  let simulation: SimulationProducts
  let cache: CacheFolder
  /// Made when there is something to compile or to run: an outcome that is kept needs none.
  private let workshop: Lazily<Compiler>
  private let further: FurtherFrameworks
  private let build: EngineBuild
  private let gate: Gate

  /// Finds the toolchain.
  ///
  /// - Parameters:
  ///   - simulation: The built simulation.
  ///   - cache: Where results are kept. It may be removed at any time; if it isn't writable, the
  ///     user's own folder for temporary files replaces it.
  ///   - programs: Where compiled programs are kept, if not in the cache.
  ///   - compilingSeconds: The processor time that compiling one module may take. The limit on the
  ///     clock is eight times that.
  ///   - further: The frameworks that few programs import; without it they must have been built
  ///     already.
  /// - Throws: ``EngineFailure`` when the machine lacks something.
  package init(
    simulation: SimulationProducts, cache: CacheFolder, programs: CacheFolder? = nil,
    compilingSeconds: Double = 60, further: FurtherFrameworks? = nil
  ) async throws(EngineFailure) {
    self.further = further ?? FurtherFrameworks(library: simulation.furtherLibrary)
    let cache = try cache.orTemporary()
    let programs = try programs?.orTemporary() ?? cache
    toolchain = try await ToolchainFinder.find(with: simulation.command, cache: cache)
    self.simulation = simulation
    self.cache = cache
    build = EngineBuild(products: simulation.folder, cache: cache)
    let toolchain = toolchain
    workshop = Lazily {
      let compiler = Compiler(
        toolchain: toolchain, simulation: simulation, cache: programs,
        deadline: Deadline(processorSeconds: compilingSeconds))
      compiler.store.removeOthers(in: programs)
      for folder in Set([cache.path, programs.path]) {
        for name in ["work", "runs"] { WorkFolder.removeStale(in: "\(folder)/\(name)") }
        CacheTidying(cache: CacheFolder(path: folder)).tidy()
      }
      return compiler
    }
    gate = Gate(room: max(ProcessInfo.processInfo.activeProcessorCount, 1))
  }

  var compiler: Compiler { workshop.value }

  /// Changes whenever anything that outcomes depend on, other than the program, may have changed.
  package var stamp: String {
    [toolchain.version, simulation.folder, simulation.stamp, simulation.furtherStamp, build.stamp]
      .joined(separator: " ")
  }

  /// The result of running a program.
  package struct Run: Sendable {
    package var outcome: Outcome
    /// Forms that can't be carried over, at places in the program; and broken property lists, at
    /// places in the lesson's files, because these messages mention line numbers.
    package var findings: [Finding] = []
    package var work: ProgramWork

    /// Whether nothing had to be compiled or run.
    package var isCached: Bool { work.isNone }
  }

  /// Runs a program, or takes its outcome from the cache.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - name: The program's name in reports of work; it identifies a changed program, too.
  ///   - usingCache: Whether the outcome of an earlier run will do.
  /// - Returns: The outcome, and the work it took.
  /// - Throws: ``EngineFailure`` when the machine, not the lesson, is at fault.
  package func run(
    _ program: Program, named name: String = "", usingCache: Bool = true
  ) async throws(EngineFailure) -> Run {
    let request = Request(program)
    // What isn't built yet, or is out of date, is part of the premises.
    let mayUseFurther = request.seemsToUseFurther
    if mayUseFurther { try await further.prepare() }
    let premises = Premises(
      request: request, compiler: toolchain.version,
      simulation: [simulation.folder, simulation.stamp],
      further: mayUseFurther ? simulation.furtherStamp : nil, tool: build.stamp)
    let key = "outcomes/\(try Digest(of: premises)).json"
    if usingCache, let outcome = keptOutcome(key) {
      return Run(outcome: outcome, work: ProgramWork(program: name))
    }
    let prepared = try PreparedProgram(request)
    let findings = prepared.findings + program.listFindings
    if prepared.usesFurther { try await further.prepare() }
    var run: Run?
    if findings.contains(where: { $0.severity == .error }) {
      run = Run(outcome: Outcome(isBuilt: false), work: ProgramWork(program: name))
      run?.work.isRefused = true
    }
    var attempts = 0
    while run == nil, attempts < 3 {
      attempts += 1
      run = try await attempt(request, prepared, key, named: name, usingCache)
    }
    guard var run else { throw .removed }
    run.findings = findings
    if !name.isEmpty {
      run.work.changes = WorkJournal(cache: cache).note(try premises.parts(), of: name)
    }
    return run
  }
}

extension Engine {
  /// An outcome in the cache; its events stay in the run's own log.
  private struct KeptOutcome: Codable {
    var diagnostics: [Diagnostic]
    var isBuilt: Bool
    /// The log's key; `nil` when there was nothing to run.
    var log: String?
  }

  private func keptOutcome(_ name: String) -> Outcome? {
    guard
      let kept = cache.read(name).flatMap({
        try? JSONDecoder().decode(KeptOutcome.self, from: $0)
      })
    else { return nil }
    var outcome = Outcome(diagnostics: kept.diagnostics, isBuilt: kept.isBuilt)
    if let log = kept.log {
      guard let events = runner.log(log) else { return nil }
      outcome.events = events
    }
    return outcome
  }

  private var runner: Runner { Runner(simulation: simulation, cache: cache) }

  /// Compiles and runs a program; `nil` when another process has removed kept files meanwhile.
  private func attempt(
    _ request: Request, _ prepared: PreparedProgram, _ key: String, named name: String,
    _ usingCache: Bool
  ) async throws(EngineFailure) -> Run? {
    do throws(EngineFailure) {
      return try await WorkFolder.with(in: runner.folders) { folder throws(EngineFailure) in
        let device = runner.device(request.limits, in: folder, compiling: compiler.deadline)
        do throws(EngineFailure) {
          let run = try await self.run(
            request, prepared, key, named: name, usingCache, in: folder, on: device)
          await device.stop()
          return run
        } catch {
          await device.stop()
          throw error
        }
      }
    } catch {
      guard error == .removed else { throw error }
      return nil
    }
  }

  /// Compiles and runs a program; starts the device as soon as something has to be compiled.
  private func run(
    _ request: Request, _ prepared: PreparedProgram, _ key: String, named name: String,
    _ usingCache: Bool, in folder: WorkFolder, on device: WaitingDevice
  ) async throws(EngineFailure) -> Run {
    let products = try await compile(prepared.modules) {
      if request.main != nil { await device.start() }
    }
    var run = Run(
      outcome: Outcome(
        diagnostics: products.flatMap(\.diagnostics),
        isBuilt: products.allSatisfy { $0.executable != nil }),
      work: ProgramWork(program: name))
    for (module, product) in zip(prepared.modules, products) {
      if product.isKept {
        run.work.kept.append(module.name)
      } else {
        run.work.compiled.append(module.name)
      }
    }
    var log: Digest?
    if request.main != nil, run.outcome.isBuilt, let main = products.last {
      let product = try await runner.run(
        execution(request, prepared, products),
        executables: prepared.byTarget(products.map(\.executable)),
        main: main.executable ?? "", usesCache: usingCache, in: folder, on: device, gate)
      run.outcome.events = product.events
      run.work.hasRun = !product.isKept
      log = product.key
    }
    // What the machine lacks now may be installed by the next run.
    if prepared.findings.isEmpty, products.allSatisfy(\.isFinal), run.outcome.lack == nil,
      let data = try? JSONEncoder().encode(
        KeptOutcome(
          diagnostics: run.outcome.diagnostics, isBuilt: run.outcome.isBuilt,
          log: log?.description))
    {
      cache.write(data, key)
    }
    return run
  }

  private func execution(
    _ request: Request, _ prepared: PreparedProgram, _ products: [Compiler.Product]
  ) -> Execution {
    let interfaces = compiler.interfaces
    let usesFurther = prepared.usesFurther || request.seemsToUseFurther
    return Execution(
      device: [interfaces.device.description]
        + (usesFurther ? [interfaces.furtherDevice.description] : []),
      bundles: prepared.bundles,
      executables: prepared.byTarget(products.map(\.key.description)),
      main: products.last?.key.description ?? "", mainName: prepared.modules.last?.name ?? "",
      role: request.isOnDevice ? .scene : .program, limits: request.limits)
  }

  /// Compiles all modules in parallel; calls `beginning` before the compiler starts.
  private func compile(
    _ modules: [PreparedModule], beginning: @escaping @Sendable () async -> Void
  ) async throws(EngineFailure) -> [Compiler.Product] {
    let (compiler, gate) = (compiler, gate)
    let results = await withTaskGroup(of: (Int, Result<Compiler.Product, EngineFailure>).self) {
      group in
      for (index, module) in modules.enumerated() {
        group.addTask {
          do throws(EngineFailure) {
            let product = try await gate.pass { () async throws(EngineFailure) in
              try await compiler.compile(module, beginning: beginning)
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

extension PreparedProgram {
  /// Maps targets to the values of their modules; modules without a target are left out.
  fileprivate func byTarget(_ values: [String?]) -> [String: String] {
    Dictionary(
      zip(modules, values).compactMap { module, value in
        module.target.flatMap { name in value.map { (name, $0) } }
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension Program {
  /// What is wrong with its property lists and its build settings.
  fileprivate var listFindings: [Finding] {
    targets.flatMap(\.files).flatMap { file in
      (PropertyListText(file)?.findings ?? []) + file.settingFindings
    }
  }
}
