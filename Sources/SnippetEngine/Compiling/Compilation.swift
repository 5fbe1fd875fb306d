import LessonModel

/// Everything that an executable depends on: the engine's second step is a function of this value,
/// and its digest is the executable's key.
///
/// Paths in the arguments are those of the toolchain or the simulation, or relative to the folder
/// in which the module is compiled.
struct Compilation: Codable, Hashable, Sendable {
  /// The compiler's version.
  var compiler: String
  /// The digests of the interfaces that the module is compiled against, by module name.
  var interfaces: [String: String]
  var files: [PreparedModule.File]
  /// The frontend's arguments.
  var compiling: [String]
  /// The linker's arguments.
  var linking: [String]
  /// The linker's arguments for a program that needs nothing beyond what is loaded before it; `nil`
  /// for one that certainly does.
  var quickLinking: [String]?
}

extension Compilation {
  /// The object file of the module.
  private static let object = "program.o"
  static let executable = "program"

  /// The compilation of a module; the interfaces are given as digests.
  init(
    of module: PreparedModule, with toolchain: Toolchain, _ simulation: SimulationProducts,
    interfaces: [String: String]
  ) {
    compiler = toolchain.version
    self.interfaces = interfaces
    files = module.files + module.generated
    compiling = Self.compiling(module, files.map(\.name), toolchain, simulation)
    linking = Self.linking(module, toolchain, simulation)
    quickLinking = module.usesFurther || module.runsTests ? nil : Self.quickLinking(toolchain)
  }

  private static func compiling(
    _ module: PreparedModule, _ files: [String], _ toolchain: Toolchain,
    _ simulation: SimulationProducts
  ) -> [String] {
    // As in Xcode, only tests find Testing: the alias names a module that doesn't exist.
    let testing = module.runsTests ? [:] : ["Testing": "SimulatedTesting"]
    let aliases = SimulationProducts.aliases.merging(testing) { $1 }.sorted { $0.key < $1.key }
      .flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
    let maps = simulation.moduleMaps + (module.usesFurther ? simulation.furtherModuleMaps : [])
    let macros = "\(simulation.macros)#\(SimulationProducts.moduleOfMacros)"
    return ["-frontend", "-c", "-wmo"] + files
      + [
        "-target", toolchain.target, "-disable-objc-interop", "-module-name", module.name,
        "-I", simulation.modules, "-plugin-path", toolchain.plugins,
        "-swift-version", module.languageMode.rawValue, "-diagnostic-style", "llvm",
        "-no-color-diagnostics", "-gline-tables-only",
        // The compiler needn't check itself: three percent of its time.
        "-sil-verify-none", "-disable-llvm-verify",
        // Files go by the names that they have in their targets.
        "-file-compilation-dir", ".", "-o", object,
      ] + (module.usesFurther ? ["-load-plugin-executable", macros] : [])
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + aliases
      + (module.isLibraryStyle ? ["-parse-as-library"] : [])
  }

  private static func linking(
    _ module: PreparedModule, _ toolchain: Toolchain, _ simulation: SimulationProducts
  ) -> [String] {
    toolchain.linkerHead + library
      + [
        // As for an executable, no symbol may be undefined.
        "-z", "defs", "-L\(simulation.folder)", "-rpath", simulation.folder, "-lSimulation",
      ] + (module.usesFurther ? ["-lFurtherFrameworks"] : [])
      + (module.runsTests ? Toolchain.testingLibraries.map { "-l\($0)" } : [])
      + ["--as-needed"] + Toolchain.libraries.map { "-l\($0)" }
      + toolchain.linkerTail + ["-o", executable]
  }

  /// The linker reads only the C library, because its symbols have versions.
  ///
  /// Whether any other symbol is missing is checked afterwards.
  private static func quickLinking(_ toolchain: Toolchain) -> [String] {
    toolchain.linkerHead + library + ["--as-needed", "-lm"] + toolchain.linkerTail
      + ["-o", executable]
  }

  /// A program is a library that the device loads: it has a `main`, and its calls to its own
  /// functions stay inside it.
  private static let library = [object, "--defsym=tutor_main=main", "-Bsymbolic"]
}
