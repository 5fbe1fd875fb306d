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
    var status: Int32
    var output: String
    var errors: String
    /// The time limit that the program exceeded, if it was ended for that.
    var overrun: Deadline.Overrun?
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
    guard let overrun = result.overrun else { return result }
    throw EngineFailure(RunningWords.endedAtDeadline(executable, deadline, overrun))
  }

  /// Runs a program; after the deadline, kills it and everything that it started.
  ///
  /// The program runs in the folder, or in this process's working folder. The variables are added
  /// to this process's environment, or replace variables of the same names.
  ///
  /// - Throws: ``EngineFailure`` when the program can't be started.
  func run(
    _ executable: String, _ arguments: [String], within deadline: Deadline,
    outputLimit: Int = 4 << 20, folder: String? = nil, variables: [Environment.Key: String] = [:]
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
        environment: .inherit.updating(variables.mapValues(Optional.some)),
        workingDirectory: folder.map { FilePath($0) }, platformOptions: platform,
        input: .fileDescriptor(line.wardensEnd, closeAfterSpawningProcess: true),
        output: .string(limit: outputLimit), error: .string(limit: outputLimit))
      let status: Int32
      var overrun: Deadline.Overrun?
      switch result.terminationStatus {
      case .exited(let code): status = code
      case .signaled(SIGVTALRM): (status, overrun) = (128 + SIGKILL, .processorTime)
      case .signaled(SIGALRM): (status, overrun) = (128 + SIGKILL, .time)
      case .signaled(SIGUSR1):
        throw EngineFailure(result.standardError.trimmingCharacters(in: .newlines))
      case .signaled(let signal):
        throw EngineFailure(RunningWords.wardenEnded(warden, signal: signal))
      }
      return Result(
        status: status, output: result.standardOutput, errors: result.standardError,
        overrun: overrun)
    } catch {
      throw EngineFailure(RunningWords.notStarted(executable, error))
    }
  }
}

/// The warden's lifeline: the run ends when this end is closed, even by the death of this process.
private struct Lifeline {
  /// The warden's standard input.
  let wardensEnd: FileDescriptor
  private let end: Int32

  init() throws(EngineFailure) {
    var ends: [Int32] = [-1, -1]
    // It closes itself in every other program that is started.
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw EngineFailure(String(cString: strerror(errno)))
    }
    wardensEnd = FileDescriptor(rawValue: ends[0])
    end = ends[1]
  }

  func cut() { close(end) }
}

/// Why the engine can't go on: the machine lacks something, or a file can't be written.
package struct EngineFailure: Error, CustomStringConvertible, Hashable {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// What was kept is gone, or the folder of a run is: the caller starts over.
  static let removed = EngineFailure(KeepingWords.removedRepeatedly)
}
