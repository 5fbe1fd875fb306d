import ArgumentParser
import Foundation
import LessonChecks
import SnippetEngine
import TerminalViews

/// Says what the machine has and lacks.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: DoctorWords.abstract,
    discussion: DoctorWords.discussion)

  @Option(help: ArgumentHelp(DoctorWords.apiHelp))
  var api: String?

  func run() async throws {
    if let api { return try report(on: api) }
    var lines: [String] = [DoctorWords.version(tutorVersion)]
    var status = Status.fine
    do {
      lines += try await machine()
    } catch {
      lines.append(
        DoctorWords.missing((error.message ?? "").trimmingCharacters(in: .whitespacesAndNewlines)))
      status = .machine
    }
    lines.append(DoctorWords.note(DoctorWords.sceneRunsAsYou))
    Console.standardOutput.write(lines.joined(separator: "\n") + "\n")
    guard status == .fine else { throw Failure(status) }
  }

  /// What this machine has for running programs, a line for each item.
  private func machine() async throws(Failure) -> [String] {
    let engine = try await Workplace.forPrograms().checker().engine
    let missing: [MachineNeed]
    do {
      missing = try await engine.missingOnThisMachine()
    } catch {
      throw Failure(.machine, saying: "\(error)")
    }
    let notes = missing.map {
      DoctorWords.note(DoctorWords.lack(of: $0.what, consequence: $0.consequence))
    }
    let packages = missing.map(\.package).filter { !$0.isEmpty }
    let remedy =
      packages.isEmpty
      ? [] : [DoctorWords.remedy(InstallAdvice.onThisMachine.text(packages: packages))]
    let areScriptsRun = missing.allSatisfy(\.package.isEmpty)
    let hasWalls = missing.allSatisfy { !$0.package.isEmpty }
    let present =
      [engine.toolchain.version, DoctorWords.simulationBuilt]
      + (areScriptsRun ? [DoctorWords.scriptsRun] : []) + (hasWalls ? [DoctorWords.hasWalls] : [])
    return present.map(DoctorWords.ok) + notes + remedy
  }

  private func report(on name: String) throws {
    let root = try Workplace().home
    let known: KnownAPI
    do {
      known = try KnownAPI(repository: root)
    } catch {
      throw Failure(.unusable, saying: KnownAPIWords.unreadable(error))
    }
    let answer = known.report(on: name)
    Console.standardOutput.write(answer.text)
    guard answer.isThere else { throw Failure(.failed) }
  }
}
