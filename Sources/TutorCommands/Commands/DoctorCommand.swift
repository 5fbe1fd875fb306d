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
      'kept, not read', 'type-checks only', 'not yet' or 'out of scope'; the exit status is 1 when it \
      isn't there.
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
      "note     scenes, and programs without an app, run as you: no wall keeps them from your files"
    )
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
    let notes = missing.map { "note     no \($0.what.withoutArticle): \($0.consequence)" }
    let packages = missing.map(\.package).filter { !$0.isEmpty }
    let remedy =
      packages.isEmpty
      ? [] : ["         \(InstallAdvice.onThisMachine.text(packages: packages))"]
    let areScriptsRun = missing.allSatisfy(\.package.isEmpty)
    let hasWalls = missing.allSatisfy { !$0.package.isEmpty }
    return ["ok       \(engine.toolchain.version)", "ok       the simulation is built"]
      + (areScriptsRun ? ["ok       web pages are opened, and scripts run in them"] : [])
      + (hasWalls ? ["ok       the kernel keeps apps and extensions apart"] : []) + notes + remedy
  }

  private func report(on name: String) throws {
    let root = try Workplace().root
    let known: KnownAPI
    do {
      known = try KnownAPI(repository: root)
    } catch {
      throw Failure(.unusable, KnownAPIWords.unreadable(error))
    }
    let answer = known.report(on: name)
    Console.standardOutput.write(answer.text)
    guard answer.isThere else { throw Failure(.failed) }
  }
}

extension String {
  /// "a parser" and "the wall" as they stand behind "no".
  fileprivate var withoutArticle: String {
    for article in ["a ", "an ", "the "] where hasPrefix(article) {
      return String(dropFirst(article.count))
    }
    return self
  }
}
