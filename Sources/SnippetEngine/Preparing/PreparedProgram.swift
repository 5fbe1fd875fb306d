import Findings
import LessonModel
import Portability

/// A program as it is compiled and put together: the first of the engine's three steps.
struct PreparedProgram: Sendable {
  /// The modules to compile, that of the scene or of a program on its own last.
  var modules: [PreparedModule]
  /// The bundles to install.
  var bundles: Bundles
  /// Forms that can't be carried over, at the program's places.
  var findings: [Finding]

  /// - Throws: ``EngineFailure`` for a file whose bytes aren't what its fence says.
  init(_ request: Request) throws(EngineFailure) {
    let program = request.program
    modules =
      program.targets.filter { $0.files.contains(where: \.isSwift) || $0.isStickerPack }
      .map { Preparation.module(of: $0, mode: program.languageMode) }
      + (program.main.map { [Preparation.module(of: $0, mode: program.languageMode)] } ?? [])
    bundles = try Bundles(of: program.targets)
    findings =
      modules.flatMap(\.sources).flatMap { source in
        source.portable.findings.map { finding in
          var finding = finding
          finding.file = source.snippet.path
          return finding
        }
      }
  }

  /// Whether it needs one of the frameworks that few lessons import.
  var usesFurther: Bool { modules.contains(where: \.usesFurther) }
}
