package import Foundation

/// A program of the machine, run to its end by a test.
package enum Tool {
  /// The result of a run.
  package struct Result: Sendable {
    package var status: Int32
    /// Standard output.
    package var output: String
    /// Standard error.
    package var errors: String
  }

  /// Runs a program with nothing on its standard input.
  ///
  /// - Parameters:
  ///   - name: The program's name, looked up in PATH.
  ///   - arguments: Its arguments.
  ///   - folder: Its working folder.
  /// - Returns: Its exit status and what it printed.
  /// - Throws: If it can't be started.
  package static func run(
    _ name: String, _ arguments: [String], in folder: URL
  ) throws -> Result {
    let scratch = try TemporaryFolder()
    let output = try scratch.write("", to: "output.txt")
    let errors = try scratch.write("", to: "errors.txt")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try scratch.read("output.txt"),
      errors: try scratch.read("errors.txt"))
  }
}
