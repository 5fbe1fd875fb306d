import Foundation
import Subprocess
import SystemPackage

/// Runs a program to its end and collects what it writes.
enum Command {
  struct Result: Sendable {
    var status: Int32
    var output: String
    var errors: String
    var timedOut: Bool
  }

  /// Runs a program in a process group of its own; past the deadline the whole group is killed.
  ///
  /// The deadline is for what hangs. It is generous, because waiting for a busy machine counts too.
  /// Without a temporary folder the program writes its temporary files where this one does.
  ///
  /// - Throws: ``EngineFailure`` when the program can't be started.
  static func run(
    _ executable: String, _ arguments: [String], seconds: Double = 600,
    outputLimit: Int = 4 << 20, temporaryFolder: String? = nil
  ) async throws(EngineFailure) -> Result {
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = []
    let platform = options
    do {
      return try await withThrowingTaskGroup(of: Result?.self) { group in
        group.addTask {
          let result = try await Subprocess.run(
            .path(FilePath(executable)), arguments: Arguments(arguments),
            environment: temporaryFolder.map { .inherit.updating(["TMPDIR": $0]) } ?? .inherit,
            platformOptions: platform, output: .string(limit: outputLimit),
            error: .string(limit: outputLimit))
          let status: Int32 =
            switch result.terminationStatus {
            case .exited(let code): code
            case .signaled(let signal): 128 + signal
            }
          return Result(
            status: status, output: result.standardOutput, errors: result.standardError,
            timedOut: false)
        }
        group.addTask {
          try await Task.sleep(for: .seconds(seconds))
          return nil
        }
        defer { group.cancelAll() }
        guard let first = try await group.next(), let result = first else {
          return Result(status: -1, output: "", errors: "", timedOut: true)
        }
        return result
      }
    } catch {
      throw EngineFailure("'\(executable)' could not be run: \(error)")
    }
  }
}

/// Why the engine can't go on: the machine lacks something, or a file can't be written.
package struct EngineFailure: Error, CustomStringConvertible, Hashable {
  package let description: String

  package init(_ description: String) { self.description = description }
}
