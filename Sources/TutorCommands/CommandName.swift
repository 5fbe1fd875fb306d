import Findings
import Foundation

/// The name of this program in messages that say what to type.
enum CommandName {
  /// `./tutor` if a clone's launcher says so; `tutor` if the program itself was started.
  static let typed: String = {
    let name = ProcessInfo.processInfo.environment["TUTOR_COMMAND"] ?? ""
    return name.isEmpty ? "tutor" : name.withoutControlCharacters
  }()

  /// Whether a clone's launcher was called, which has commands of its own.
  static let isLaunched =
    !(ProcessInfo.processInfo.environment["TUTOR_COMMAND"] ?? "").isEmpty

  /// The name in usage lines; shells complete the bare program name, whatever its folder.
  static let inUsage =
    CommandLine.arguments.contains { $0.hasPrefix("--generate-completion-script") }
    ? "tutor" : typed

  /// A command to type, in quotes: `'./tutor list'`.
  static func quoted(_ words: String) -> String { "'\(typed) \(words)'" }
}
