import Foundation
import Subprocess
import SystemPackage

/// Runs programs to their ends and collects their output.
///
/// Each runs below a warden, in a session of its own without a terminal. When the program has
/// ended, its time is up or this process is gone, the warden kills everything that the program
/// started.
struct Command: Hashable, Sendable {
  /// The warden's executable.
  let warden: String

  struct Result: Sendable {
    /// The program's exit status, or 128 and the number of the signal that ended it.
    var status: Int32
    var output: String
    var errors: String
    /// Which time the program has used up, so that it was ended.
    var overrun: Deadline.Overrun?

    /// What a warden's end says.
    ///
    /// - Parameters:
    ///   - status: The warden's status, as `waitpid` gives it.
    ///   - output: What the program wrote to standard output.
    ///   - errors: What it wrote to standard error.
    ///   - warden: The warden's executable.
    /// - Throws: ``EngineFailure`` when the program wasn't run.
    init(
      status: Int32, output: String, errors: String, of warden: String
    ) throws(EngineFailure) {
      self.output = output
      self.errors = errors
      switch status & 0x7F {
      case 0: self.status = status >> 8 & 0xFF
      case SIGVTALRM: (self.status, overrun) = (128 + SIGKILL, .processorTime)
      case SIGALRM: (self.status, overrun) = (128 + SIGKILL, .time)
      case SIGUSR1: throw EngineFailure(errors.trimmingCharacters(in: .newlines))
      case let signal: throw EngineFailure(RunningWords.wardenEnded(warden, signal: signal))
      }
    }

    /// The result, if the program came to its own end.
    ///
    /// - Throws: ``EngineFailure`` when the program is past its deadline.
    func finished(
      _ executable: String, within deadline: Deadline
    ) throws(EngineFailure) -> Result {
      guard let overrun else { return self }
      throw EngineFailure(RunningWords.endedAtDeadline(executable, deadline, overrun))
    }
  }

  /// Runs a program to its own end.
  ///
  /// - Parameters: As those of ``run(_:_:within:outputLimit:folder:variables:)``.
  /// - Throws: ``EngineFailure`` when the program can't be started or exceeds its deadline.
  func finish(
    _ executable: String, _ arguments: [String], within deadline: Deadline = .tool,
    folder: String? = nil
  ) async throws(EngineFailure) -> Result {
    let result = try await run(executable, arguments, within: deadline, folder: folder)
    return try result.finished(executable, within: deadline)
  }

  /// Runs a program; after the deadline, kills it and everything that it started.
  ///
  /// The program runs in the folder, or in this process's working folder. The variables are added
  /// to this process's environment, or replace variables of the same names.
  ///
  /// - Throws: ``EngineFailure`` when the program can't be started.
  func run(
    _ executable: String, _ arguments: [String], within deadline: Deadline,
    outputLimit: Int = 4 << 20, folder: String? = nil, variables: [String: String] = [:]
  ) async throws(EngineFailure) -> Result {
    var platform = PlatformOptions()
    // Signals from the terminal don't reach the warden.
    platform.createSession = true
    // Killing a warden would leave the processes it watches running.
    platform.teardownSequence = [
      .send(signal: .terminate, allowedDurationToNextStep: .seconds(10))
    ]
    do {
      let line = try Lifeline()
      defer { line.cut() }
      let result = try await Subprocess.run(
        .path(FilePath(warden)),
        arguments: Arguments(
          ["\(deadline.processorSeconds)", "\(deadline.seconds)", executable] + arguments),
        environment: .inherit.updating(Self.changes(variables)),
        workingDirectory: folder.map { FilePath($0) }, platformOptions: platform,
        input: .fileDescriptor(line.wardensEnd, closeAfterSpawningProcess: true),
        output: .string(limit: outputLimit), error: .string(limit: outputLimit))
      let ending: Int32 =
        switch result.terminationStatus {
        case .exited(let code): code << 8
        case .signaled(let signal): signal
        }
      return try Result(
        status: ending, output: result.standardOutput, errors: result.standardError, of: warden)
    } catch let failure as EngineFailure {
      throw failure
    } catch {
      throw EngineFailure(RunningWords.notStarted(executable, error))
    }
  }
}

extension Command {
  private static func changes(_ variables: [String: String]) -> [Environment.Key: String?] {
    Dictionary(
      uniqueKeysWithValues: variables.map { (Environment.Key(stringLiteral: $0.key), $0.value) })
  }
}

/// Why the engine can't go on: the machine lacks something, or a file can't be written.
package struct EngineFailure: Error, CustomStringConvertible, Hashable {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// What was kept is gone, or the folder of a run is: the caller starts over.
  static let removed = EngineFailure(KeepingWords.removedRepeatedly)
}
