import Foundation
import TestSupport

/// Runs the built `tutor` as a user would, in a folder and a workspace of its own.
struct TutorProgram {
  let folder: TemporaryFolder

  struct Result: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  init() throws { folder = try TemporaryFolder() }

  /// The program's environment variables.
  var environment: [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path,
      // As the launcher sets them.
      "TUTOR_ROOT": Repository.root.path, "TUTOR_COMMAND": "./tutor",
      "TUTOR_WORKSPACE": folder.file("Workspace").path, "LANG": "C.UTF-8",
    ]
  }

  /// Runs the program with the given words.
  func run(
    _ words: String..., environment: [String: String] = [:]
  ) throws -> Result {
    try run(words, environment: environment)
  }

  /// Runs the program with the given words.
  func run(_ words: [String], environment: [String: String] = [:]) throws -> Result {
    try run(
      program: BuildProducts.executable("tutor"), words, environment: environment)
  }

  /// Runs another program in the same way.
  func run(
    program: URL, _ words: [String], environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder.url
    process.environment = self.environment.merging(environment) { _, new in new }
    // Files take any amount of text; pipes would have to be drained meanwhile.
    let output = try folder.write("", to: "output.txt")
    let errors = try folder.write("", to: "errors.txt")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}
