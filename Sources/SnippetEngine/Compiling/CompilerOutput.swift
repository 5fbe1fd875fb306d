import Findings
import LessonModel
import Outcomes

/// The raw messages of the compiler and the linker about a module, kept beside its executable.
///
/// They are parsed anew each time, so a change in parsing recompiles nothing.
struct CompilerOutput: Codable, Hashable, Sendable {
  /// The compiler's messages.
  var messages: String
  var expansions: MacroExpansions
  /// 0, or the compiler's exit status.
  var compilersStatus: Int32
  /// The linker's messages, if it made nothing.
  var linking: String?
  /// The executable's size in bytes, since a power cut may truncate the file; `nil` if there is
  /// none.
  var size: Int?

  /// The messages at places in the program.
  func diagnostics(of module: PreparedModule) -> [Diagnostic] {
    ExtensionAPI.judge(
      UnusedResults.judge(
        DiagnosticReader.read(messages, of: module, expansions: expansions), of: module),
      isRestricted: module.isRestricted)
      + (linking.map { LinkerReader.diagnostics($0, of: module) } ?? [])
  }

  /// The failure when nothing was made and no message says why.
  var failure: EngineFailure {
    EngineFailure(
      linking.map(CompilingWords.linkerFailed)
        ?? CompilingWords.compilerStopped(compilersStatus, messages))
  }
}
