import ArgumentParser
import Foundation
import LessonChecks
import SnippetEngine

/// Says what the machine has and lacks.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what this machine has and lacks.",
    discussion: """
      With --api it says of one of Apple's names how far it is simulated: 'simulated', \
      'type-checks only', 'not yet' or 'out of scope'; the exit status is 1 when it isn't there.
      """)

  @Option(help: "Look up a symbol or module of iOS: UIView, UIView.addSubview, SwiftUI.")
  var api: String?

  func run() async throws {
    if let api { return try report(on: api) }
    var lines: [String] = ["tutor \(tutorVersion)"]
    var status = Status.fine
    do {
      lines += try await machine()
    } catch {
      lines.append("missing  " + error.text.trimmingCharacters(in: .whitespacesAndNewlines))
      status = .machine
    }
    lines.append(
      "note     lessons run as you: no wall keeps their programs from your files yet")
    Console.standardOutput.write(lines.joined(separator: "\n") + "\n")
    guard status == .fine else { throw Failure(status) }
  }

  /// What there is for running programs, a line each.
  private func machine() async throws(Failure) -> [String] {
    let engine = try await Workplace.forPrograms().checker().engine
    let missing: [MachineNeed]
    do {
      missing = try await engine.missingOnThisMachine()
    } catch {
      throw Failure(.machine, "tutor: \(error)")
    }
    let notes = missing.map {
      "note     no \($0.what.dropFirst(2)): extensions' scripts in web pages aren't run; install "
        + $0.package
    }
    return ["ok       \(engine.toolchain.version)", "ok       the simulation is built"]
      + (missing.isEmpty ? ["ok       extensions' scripts run in web pages"] : notes)
  }

  private func report(on name: String) throws {
    let root = try Workplace().root
    func page(_ name: String) throws(Failure) -> String {
      let file = root.appendingPathComponent("Docs/\(name)")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw Failure(.unusable, "tutor: \(file.path) can't be read")
      }
      return text
    }
    let known = KnownAPI(fidelity: try page("fidelity.md"), scope: try page("scope.md"))
    let answer = known.report(on: name)
    Console.standardOutput.write(answer.text)
    guard answer.isThere else { throw Failure(.failed) }
  }
}
