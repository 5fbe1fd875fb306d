import Findings
import Foundation

/// How this program is called, for messages that say what to type.
enum CommandName {
  /// `./tutor` in a clone, where the launcher says so; `tutor` where the program itself was started.
  static let typed: String = {
    let name = ProcessInfo.processInfo.environment["TUTOR_COMMAND"] ?? ""
    return name.isEmpty ? "tutor" : name.withoutControlCharacters
  }()

  /// Whether the launcher of a clone was called, which has commands of its own.
  static let isLaunched =
    !(ProcessInfo.processInfo.environment["TUTOR_COMMAND"] ?? "").isEmpty

  /// The name in usage lines; what a shell completes is the program's name, whatever the folder.
  static let inUsage =
    CommandLine.arguments.contains { $0.hasPrefix("--generate-completion-script") }
    ? "tutor" : typed

  /// A command as it is to be typed, in quotes: `'./tutor list'`.
  static func quoted(_ words: String) -> String { "'\(typed) \(words)'" }
}
