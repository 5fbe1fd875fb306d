import Foundation
import TestSupport
import Testing

/// Runs the built `tutor` as a user would, in a folder and a workspace of its own.
struct TutorProgram {
  let folder: TemporaryFolder
  /// The folder whose course it reads.
  let root: URL

  struct Result: Equatable {
    var status: Int32 = 0
    var output = ""
    var errors = ""
  }

  /// Reads the project's own course.
  init() throws { (folder, root) = (try TemporaryFolder(), Repository.root) }

  /// Reads a course that other tests read, too.
  init(course: TemporaryFolder) throws { (folder, root) = (try TemporaryFolder(), course.url) }

  /// Reads a course in its own folder, with this one lesson.
  init(lesson: String) throws {
    folder = try TemporaryFolder()
    root = folder.url
    try folder.write(
      "title: Course\nparts:\n  - title: Part\n    lessons:\n      - lesson\n",
      to: "Lessons/course.yml")
    try folder.write(lesson, to: "Lessons/lesson/lesson.md")
  }

  /// The program's environment variables.
  var environment: [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path,
      // As the launcher sets them.
      "TUTOR_ROOT": root.path, "TUTOR_COMMAND": "./tutor",
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

extension TutorProgram.Result {
  /// Expects nothing else than this, and says which lines differ.
  func expect(
    status: Int32 = 0, output: String = "", errors: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(self.status == status, sourceLocation: sourceLocation)
    for (name, expected, found) in [
      ("output", output, self.output), ("errors", errors, self.errors),
    ] {
      let difference = LineDiff(expected: expected, actual: found)
      guard !difference.isEmpty else { continue }
      Issue.record(
        "its \(name) (- expected, + got):\n\(difference)", sourceLocation: sourceLocation)
    }
  }

  /// The result without what differs from run to run: a folder's path is FOLDER, and times are gone.
  func steady(in folder: TemporaryFolder) -> Self {
    Self(
      status: status, output: output.withoutTimes.replacing(folder.path, with: "FOLDER"),
      errors: errors.withoutTimes.replacing(folder.path, with: "FOLDER"))
  }
}

extension String {
  /// The text with `…` for what it took, and with TIME for points in time.
  var withoutTimes: String {
    replacing(/[0-9]+ ms/, with: "… ms")
      .replacing(/"milliseconds" : [0-9]+/, with: "\"milliseconds\" : …")
      .replacing(#/ time="[0-9.]+"/#, with: " time=\"…\"")
      .replacing(/[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}/, with: "TIME")
  }
}
