import Findings
import LessonModel
import Portability

/// A program ready to be compiled and assembled: the result of the engine's first step.
struct PreparedProgram: Sendable {
  /// The modules to compile; the scene's or the standalone program's is last.
  var modules: [PreparedModule]
  /// The bundles to install.
  var bundles: Bundles
  /// Forms that can't be carried over, at places in the program.
  var findings: [Finding]

  /// - Throws: ``EngineFailure`` for a file whose content isn't what its fence says.
  init(_ request: Request) throws(EngineFailure) {
    let program = request.program
    modules = []
    for target in program.targets
    where target.files.contains(where: \.isSwift) || target.isStickerPack {
      modules.append(try Preparation.module(of: target, mode: program.languageMode))
    }
    if let main = program.main {
      modules.append(Preparation.module(of: main, mode: program.languageMode))
    }
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
