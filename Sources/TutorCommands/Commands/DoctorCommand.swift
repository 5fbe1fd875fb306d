import ArgumentParser
import Foundation
import LessonChecks
import SnippetEngine

/// Says what the machine has and lacks.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what this machine has and lacks.")

  func run() async throws {
    var lines: [String] = ["tutor \(tutorVersion)"]
    var status = Status.fine
    do {
      let checker = try await Workplace.forPrograms().checker()
      lines.append("ok       \(checker.engine.toolchain.version)")
      lines.append("ok       the simulation is built")
    } catch {
      lines.append("missing  " + error.text.trimmingCharacters(in: .whitespacesAndNewlines))
      status = .machine
    }
    lines.append(
      OptionalTools.hasScriptEngine
        ? "ok       JavaScriptCore runs extensions' scripts in web pages"
        : "note     no JavaScript engine: extensions' scripts in web pages aren't run; install "
          + "libjavascriptcoregtk-4.0-bin")
    lines.append(
      "note     lessons run as you: no wall keeps their programs from your files yet")
    Console.standardOutput.write(lines.joined(separator: "\n") + "\n")
    guard status == .fine else { throw Failure(status) }
  }
}
