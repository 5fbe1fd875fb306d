import Digests
import LessonModel

/// Everything that an outcome depends on, as far as is known without parsing the program: its
/// digest is the outcome's key.
///
/// It errs on the side of too much, so that an unchanged program is recognised at once. The keys of
/// the steps tell whether a change matters to the program.
struct Premises: Codable, Hashable, Sendable {
  var request: Request
  /// The compiler's version.
  var compiler: String
  /// The simulation's folder, and the stamps of its device and library.
  var simulation: [String]
  /// The stamp of the further frameworks' library, for a program that seems to need it.
  var further: String?
  /// The stamp of the tool's own code that prepares programs and writes outcomes down.
  var tool: String
}

extension Premises {
  /// Digests of the parts, under names that readers know: comparing them shows what has changed.
  func parts() throws(EngineFailure) -> [String: String] {
    var parts = [
      PremiseWords.compiler: compiler,
      PremiseWords.simulation: simulation.joined(separator: " "),
      PremiseWords.furtherFrameworks: further ?? "", PremiseWords.tool: tool,
      PremiseWords.languageMode: request.languageMode.rawValue,
      PremiseWords.limits: try Digest(of: request.limits).description,
    ]
    for target in request.targets {
      var declaration = target
      declaration.files = []
      parts[PremiseWords.target(target.name)] = try Digest(of: declaration).description
      for file in target.files {
        parts["\(target.name)/\(file.name)"] = try Digest(of: file).description
      }
    }
    if let main = request.main {
      let name = request.isOnDevice ? PremiseWords.scene : PremiseWords.program
      parts[name] = try Digest(of: main).description
    }
    return parts
  }
}
