import Digests
import Findings
import Foundation
import LessonModel
import Outcomes
import SharedLibraries

/// Compiles and links one module into an executable, driving the frontend and the linker directly.
///
/// An executable is kept in the cache under the digest of everything that went into it, so an
/// unchanged module is not compiled again.
struct Compiler: Sendable {
  let toolchain: Toolchain
  let simulation: SimulationProducts
  let cache: CacheFolder
  let store: ProgramStore
  let interfaces: SimulationInterfaces
  /// The digests of the modules that are always available.
  private let core: [String: String]
  /// What is already loaded when a program is.
  private let loaded: LoadedSimulation
  private let session: ModuleSession
  /// How long compiling a module may take.
  let deadline: Deadline

  init(
    toolchain: Toolchain, simulation: SimulationProducts, cache: CacheFolder, deadline: Deadline
  ) {
    self.toolchain = toolchain
    self.simulation = simulation
    self.cache = cache
    self.deadline = deadline
    loaded = LoadedSimulation(simulation: simulation, toolchain: toolchain)
    interfaces = SimulationInterfaces(simulation: simulation, cache: cache)
    core = interfaces.digests(of: Set(SimulationProducts.coreModules))
    session = ModuleSession(cache: cache)
    store = ProgramStore(builds: [toolchain.version, simulation.folder])
  }

  /// The result of compiling: the executable, if there is one, and the compiler's messages.
  struct Product: Sendable {
    /// The executable's key.
    var key: Digest
    /// `nil` after an error.
    var executable: String?
    var diagnostics: [Diagnostic]
    /// Whether the executable was in the cache.
    var isKept: Bool
    /// Whether compiling again would give the same result; if not, a busy machine may be to blame.
    var isFinal: Bool

    init(
      key: Digest, executable: String?, diagnostics: [Diagnostic], isKept: Bool = false,
      isFinal: Bool = true
    ) {
      self.key = key
      self.diagnostics = diagnostics
      self.isKept = isKept
      self.isFinal = isFinal
      // Calling what an extension may not call is an error, but one unknown to the compiler.
      self.executable = diagnostics.contains { $0.severity == .error } ? nil : executable
    }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// Compiles a module, unless its result is kept; calls `beginning` before the compiler starts.
  ///
  /// - Throws: ``EngineFailure`` when the compiler can't be run, crashes, or the linker fails for a
  ///   reason that isn't the lesson's.
  func compile(
    _ module: PreparedModule, beginning: @Sendable () async -> Void = {}
  ) async throws(EngineFailure) -> Product {
    let compilation = Compilation(
      of: module, with: toolchain, simulation,
      interfaces: digests(of: module.imports))
    let key = try Digest(of: compilation)
    let name = "\(store.name)/\(key)"
    let executable = cache.path + "/" + name
    if let kept = cache.read(name + ".json").flatMap({
      try? JSONDecoder().decode(CompilerOutput.self, from: $0)
    }), kept.size == nil || kept.size == FileStamp(path: executable).size {
      let product = Product(
        key: key, executable: kept.size.map { _ in executable },
        diagnostics: kept.diagnostics(of: module), isKept: true)
      if kept.size != nil || product.hasErrors { return product }
    }
    await beginning()
    let output: CompilerOutput
    switch try await make(compilation, into: executable) {
    case .success(let made): output = made
    case .failure(let overrun):
      return Product(
        key: key, executable: nil, diagnostics: [tookTooLong(module, overrun)], isFinal: false)
    }
    let product = Product(
      key: key, executable: output.size.map { _ in executable },
      diagnostics: output.diagnostics(of: module))
    guard output.size != nil || product.hasErrors else { throw output.failure }
    // A size of 0 means that another process has already removed the file.
    if output.size != 0, let data = try? JSONEncoder().encode(output) {
      cache.write(data, name + ".json")
    }
    return product
  }

  /// The digests of the imported modules and of those that they use.
  private func digests(of imports: Set<String>) -> [String: String] {
    let modules = SimulationGraph.closure(
      of: Set(imports.map { SimulationProducts.aliases[$0] ?? $0 }))
    let known = core.filter { modules.contains($0.key) }
    let further = modules.intersection(SimulationProducts.furtherModules)
    return further.isEmpty ? known : known.merging(interfaces.digests(of: further)) { $1 }
  }

  /// Compiles, and links unless compiling takes too long.
  private func make(
    _ compilation: Compilation, into executable: String
  ) async throws(EngineFailure) -> Result<CompilerOutput, Deadline.Overrun> {
    try await WorkFolder.with(in: cache.path + "/work") { folder throws(EngineFailure) in
      for file in compilation.files { try folder.write(file.text, file.name) }
      let compiled = try await simulation.tools.run(
        toolchain.frontend,
        compilation.compiling + session.arguments(),
        within: deadline, folder: folder.path,
        variables: Toolchain.variables(temporaryFolder: folder.path))
      if let overrun = compiled.overrun { return .failure(overrun) }
      if compiled.status != 0, !session.isThere { throw .removed }
      var output = CompilerOutput(
        messages: compiled.errors,
        expansions: MacroExpansions(in: compiled.errors, temporaryFolder: folder.path),
        compilersStatus: compiled.status)
      guard compiled.status == 0 else { return .success(output) }
      let program = folder.path + "/" + Compilation.executable
      if try await !linkQuickly(compilation, into: program, in: folder) {
        let linked = try await simulation.tools.finish(
          toolchain.linker, compilation.linking, folder: folder.path)
        guard linked.status == 0 else {
          output.linking = linked.errors
          return .success(output)
        }
      }
      try folder.move(program, to: executable)
      output.size = FileStamp(path: executable).size
      return .success(output)
    }
  }

  /// Links a program to the C library alone; returns whether it needs only what is loaded before
  /// it.
  private func linkQuickly(
    _ compilation: Compilation, into program: String, in folder: WorkFolder
  ) async throws(EngineFailure) -> Bool {
    guard let arguments = compilation.quickLinking else { return false }
    let linked = try await simulation.tools.finish(
      toolchain.linker, arguments, folder: folder.path)
    return linked.status == 0 && loaded.libraries.satisfy(libraryAt: program)
  }

  /// A few lines can keep the compiler busy indefinitely, because it multiplies types.
  private func tookTooLong(_ module: PreparedModule, _ overrun: Deadline.Overrun) -> Diagnostic {
    let first = module.sources.first?.snippet
    return Diagnostic(
      severity: .error, message: CompilingWords.takesTooLong(deadline, overrun),
      file: first?.path ?? module.name, position: SourcePosition(line: 1, column: 1),
      target: module.target)
  }
}
