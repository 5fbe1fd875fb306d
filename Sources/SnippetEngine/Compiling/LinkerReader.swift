import Findings
import LessonModel
import Outcomes

/// Reads those linker messages for which a lesson can be at fault.
enum LinkerReader {
  /// The error for an app without an entry point: no `@main`, no `main.swift`.
  static func diagnostics(_ errors: String, of module: PreparedModule) -> [Diagnostic] {
    guard errors.contains("symbol not found: main"), let first = module.sources.first?.snippet
    else { return [] }
    return [
      Diagnostic(
        severity: .error,
        message: CompilingWords.entryPointMissing(module.name),
        file: first.path, position: SourcePosition(line: 1, column: 1), target: module.target)
    ]
  }
}
