import Findings
import LessonModel
import Outcomes

/// What the compiler and the linker said of a module, as they said it: what is kept beside an executable.
///
/// It is read anew each time, so that reading it otherwise compiles nothing.
struct CompilerOutput: Codable, Hashable, Sendable {
  /// The compiler's messages.
  var messages: String
  var expansions: MacroExpansions
  /// 0, or what the compiler stopped with.
  var compilersStatus: Int32
  /// The linker's messages, where it made nothing.
  var linking: String?
  /// The executable's size in bytes, for after a power cut it may be cut short; `nil` where there is none.
  var size: Int?

  /// The messages at the program's places.
  func diagnostics(of module: PreparedModule) -> [Diagnostic] {
    ExtensionAPI.judge(
      UnusedResults.judge(
        DiagnosticReader.read(messages, of: module, expansions: expansions), of: module),
      isRestricted: module.isRestricted)
      + (linking.map { LinkerReader.diagnostics($0, of: module) } ?? [])
  }

  /// What is said where nothing was made and no message says why.
  var failure: EngineFailure {
    EngineFailure(
      linking.map(CompilingWords.linkerFailed)
        ?? CompilingWords.compilerStopped(compilersStatus, messages))
  }
}
