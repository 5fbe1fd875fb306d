import LessonModel

/// Everything that an executable depends on: the engine's second step is a function of this value, and its digest
/// is what the executable is kept under.
///
/// Paths in the arguments are those of the toolchain, of the simulation, or relative to the folder in which the
/// module is compiled.
struct Compilation: Codable, Hashable, Sendable {
  /// The compiler's version.
  var compiler: String
  /// The digests of the interfaces that the module is compiled against, by the names of their modules.
  var interfaces: [String: String]
  var files: [PreparedModule.File]
  /// The frontend's arguments.
  var compiling: [String]
  /// The linker's arguments.
  var linking: [String]
  /// The linker's arguments for a program that needs nothing but what is loaded before it; `nil` for one that
  /// needs more in any case.
  var quickLinking: [String]?
}

extension Compilation {
  /// The file with the module's machine code.
  private static let object = "program.o"
  static let executable = "program"

  /// What is compiled for a module; the interfaces are given as digests.
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
    // As in Xcode, only tests find Testing: the name leads to a module that isn't there.
    let testing = module.runsTests ? [:] : ["Testing": "SimulatedTesting"]
    let aliases = SimulationProducts.aliases.merging(testing) { $1 }.sorted { $0.key < $1.key }
      .flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
    return ["-frontend", "-c", "-wmo"] + files
      + [
        "-target", toolchain.target, "-disable-objc-interop", "-module-name", module.name,
        "-I", simulation.modules, "-plugin-path", toolchain.plugins,
        "-swift-version", module.languageMode.rawValue, "-diagnostic-style", "llvm",
        "-no-color-diagnostics", "-gline-tables-only",
        // Files are known by the names that they have in their targets.
        "-file-compilation-dir", ".", "-o", object,
      ] + simulation.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + aliases
      + (module.isLibraryStyle ? ["-parse-as-library"] : [])
  }

  private static func linking(
    _ module: PreparedModule, _ toolchain: Toolchain, _ simulation: SimulationProducts
  ) -> [String] {
    toolchain.linkerHead + library
      + [
        // As in an executable nothing may be missing.
        "-z", "defs", "-L\(simulation.folder)", "-rpath", simulation.folder, "-lSimulation",
      ] + (module.usesFurther ? ["-lFurtherFrameworks"] : [])
      + (module.runsTests ? Toolchain.testingLibraries.map { "-l\($0)" } : [])
      + ["--as-needed"] + Toolchain.libraries.map { "-l\($0)" }
      + toolchain.linkerTail + ["-o", executable]
  }

  /// The linker reads no library but the C library's, whose symbols have versions.
  ///
  /// That nothing else is missing is found out afterwards.
  private static func quickLinking(_ toolchain: Toolchain) -> [String] {
    toolchain.linkerHead + library + ["--as-needed", "-lm"] + toolchain.linkerTail
      + ["-o", executable]
  }

  /// A program is a library that the device loads: it has a `main`, and what it calls of its own is its own.
  private static let library = [object, "--defsym=tutor_main=main", "-Bsymbolic"]
}
