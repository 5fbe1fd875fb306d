import Digests
import Findings
import Foundation
import LessonModel
import Outcomes

/// Compiles and links one module into an executable, driving the frontend and the linker directly.
///
/// An executable is kept in the cache under the digest of all that went into it, so that a module
/// which did not change is not compiled again.
struct Compiler: Sendable {
  let toolchain: Toolchain
  let simulation: SimulationProducts
  let cache: CacheFolder
  let store: ProgramStore
  private let interfaces: SimulationInterfaces
  /// How long compiling a module may take.
  ///
  /// It is generous, because waiting for a busy machine counts too.
  let seconds: Double

  init(
    toolchain: Toolchain, simulation: SimulationProducts, cache: CacheFolder, seconds: Double
  ) {
    self.toolchain = toolchain
    self.simulation = simulation
    self.cache = cache
    self.seconds = seconds
    interfaces = SimulationInterfaces(simulation: simulation, cache: cache)
    store = ProgramStore(
      builds: ["program 13", toolchain.version, simulation.folder, interfaces.core.description])
  }

  /// What compiling gave: the executable, if there is one, and the compiler's words.
  struct Product: Sendable {
    var executable: String?
    var diagnostics: [Diagnostic]
    /// Whether compiling again would give the same; a busy machine may be to blame.
    var isFinal = true
  }

  /// - Throws: ``EngineFailure`` when the compiler can't be run, crashes, or the linker fails for a
  ///   reason that isn't the lesson's.
  func compile(_ module: PreparedModule) async throws(EngineFailure) -> Product {
    let built =
      module.usesFurther
      ? Digest(of: [module.digest.description, interfaces.further.description]) : module.digest
    let name = "\(store.name)/\(built)"
    let executable = cache.path + "/" + name
    if let kept = cache.read(name + ".json").flatMap({
      try? JSONDecoder().decode(Kept.self, from: $0)
    }) {
      if kept.size == nil { return Product(executable: nil, diagnostics: kept.diagnostics) }
      if kept.size == FileStamp(path: executable).size {
        return Product(executable: executable, diagnostics: kept.diagnostics)
      }
    }
    let product = try await build(module, into: executable)
    let kept = Kept(
      diagnostics: product.diagnostics, size: product.executable.map { FileStamp(path: $0).size })
    // A size of 0 is that of a file which somebody has removed already.
    if product.isFinal, kept.size != 0, let data = try? JSONEncoder().encode(kept) {
      cache.write(data, name + ".json")
    }
    return product
  }

  /// What is kept beside an executable.
  private struct Kept: Codable {
    var diagnostics: [Diagnostic]
    /// The executable's size in bytes, for after a power cut it may be cut short; `nil` where there is none.
    var size: Int?
  }

  private func build(
    _ module: PreparedModule, into executable: String
  ) async throws(EngineFailure) -> Product {
    try await WorkFolder.with(in: cache.path + "/work") { folder throws(EngineFailure) in
      try await build(module, in: folder, into: executable)
    }
  }

  private func build(
    _ module: PreparedModule, in folder: WorkFolder, into executable: String
  ) async throws(EngineFailure) -> Product {
    let files = module.files + module.generated
    for file in files { try folder.write(file.text, file.name) }
    let object = folder.path + "/program.o"
    let compiled = try await simulation.command.run(
      toolchain.frontend, frontendArguments(module, files: files.map(\.name), object: object),
      seconds: seconds, folder: folder.path,
      variables: Toolchain.variables(temporaryFolder: folder.path))
    guard !compiled.timedOut else { return tookTooLong(module) }
    let read = DiagnosticReader.read(compiled.errors, of: module, in: folder.path)
    let diagnostics = ExtensionAPI.judge(
      UnusedResults.judge(read, of: module), isRestricted: module.isRestricted)
    if diagnostics.contains(where: { $0.severity == .error }) {
      return Product(executable: nil, diagnostics: diagnostics)
    }
    guard compiled.status == 0 else {
      throw EngineFailure(
        "the compiler stopped with status \(compiled.status): \(compiled.errors.prefix(2000))")
    }
    let linked = folder.path + "/program"
    let link = try await simulation.command.run(
      toolchain.linker, linkerArguments(module, object, linked))
    guard link.status == 0 else {
      let missing = LinkerReader.diagnostics(link.errors, of: module)
      if !missing.isEmpty { return Product(executable: nil, diagnostics: diagnostics + missing) }
      throw EngineFailure("the linker failed: \(link.errors.prefix(2000))")
    }
    try folder.move(linked, to: executable)
    return Product(executable: executable, diagnostics: diagnostics)
  }

  /// A few lines can keep the compiler busy for ever: it multiplies types.
  private func tookTooLong(_ module: PreparedModule) -> Product {
    let first = module.sources.first?.snippet
    let diagnostic = Diagnostic(
      severity: .error, message: "compiling this takes longer than \(Int(seconds)) s",
      file: first?.path ?? module.name, position: SourcePosition(line: 1, column: 1),
      target: module.target)
    return Product(executable: nil, diagnostics: [diagnostic], isFinal: false)
  }

  private func frontendArguments(
    _ module: PreparedModule, files: [String], object: String
  ) -> [String] {
    // As in Xcode, only tests find Testing: the name leads to a module that isn't there.
    let testing = module.runsTests ? [:] : ["Testing": "SimulatedTesting"]
    let aliases = SimulationProducts.aliases.merging(testing) { $1 }.sorted { $0.key < $1.key }
      .flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
    return ["-frontend", "-c", "-wmo"] + files
      + [
        "-target", toolchain.target, "-disable-objc-interop", "-module-name", module.name,
        "-I", simulation.modules, "-module-cache-path", cache.path + "/modules",
        "-plugin-path", toolchain.plugins,
        "-swift-version", module.languageMode.rawValue, "-diagnostic-style", "llvm",
        "-no-color-diagnostics", "-gline-tables-only",
        // Files are known by the names that they have in their targets.
        "-file-compilation-dir", ".", "-o", object,
      ] + simulation.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + aliases
      + (module.isLibraryStyle ? ["-parse-as-library"] : [])
  }

  private func linkerArguments(
    _ module: PreparedModule, _ object: String, _ executable: String
  ) -> [String] {
    toolchain.linkerHead
      + [
        object, "-L\(simulation.folder)", "-rpath", simulation.folder, "-lSimulation",
        "--export-dynamic-symbol=tutor_register_classes",
      ] + (module.usesFurther ? ["-lFurtherFrameworks"] : [])
      + (module.runsTests ? Toolchain.testingLibraries.map { "-l\($0)" } : [])
      + toolchain.linkerTail + ["-o", executable]
  }
}
