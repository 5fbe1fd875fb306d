import Foundation
import TestSupport
import Testing

/// What a command has reported as recorded survives, whenever the next command is killed.
@Suite struct KillTests {
  /// The number of kills; longer runs set TUTOR_KILLS to 200 or more.
  private static let kills =
    ProcessInfo.processInfo.environment["TUTOR_KILLS"].flatMap(Int.init) ?? 12

  @Test func killingNextAtAnyMomentLosesNothing() throws {
    let tutor = try TutorProgram()
    // The programs' outcomes are cached now, so kills can also hit the recording.
    _ = try tutor.run("next")
    var random = SystemRandomNumberGenerator()
    var done = 1
    for _ in 0..<Self.kills {
      let shown = try tutor.runAndKill(
        "next", after: Double.random(in: 0.005...0.2, using: &random))
      let now = try tutor.doneSteps()
      #expect(now >= done, "steps were lost")
      #expect(now <= done + 1, "more steps are done than were shown")
      // The line about the next step is printed only after the step is recorded.
      if shown.contains("\nNext: ") { #expect(now == done + 1, "a recorded step was lost") }
      done = now
      if done > 20 {
        try FileManager.default.removeItem(at: tutor.folder.file("Workspace"))
        done = 0
      }
    }
    #expect(try tutor.run("status").errors == "")
  }
}

extension KillTests {
  @Test func killingCheckAtAnyMomentLosesNeitherProgressNorWork() throws {
    let tutor = try TutorProgram(course: LinksCourse.shared.get())
    var random = SystemRandomNumberGenerator()
    let mine = LinksCourse.solution + "// mine\n"
    // The program's outcome is cached now, so kills can also hit the recording.
    _ = try tutor.run("goto", "knocking")
    try tutor.folder.write(mine, to: LinksCourse.file)
    #expect(try tutor.run("check").status == 0)
    var done = 2
    for _ in 0..<Self.kills {
      if done == 2 {
        // Start again: one step is done, and the exercise is solved but not checked.
        try? FileManager.default.removeItem(at: tutor.folder.file("Workspace"))
        _ = try tutor.run("next")
        _ = try tutor.run("goto", "knocking")
        try tutor.folder.write(mine, to: LinksCourse.file)
        done = 1
      }
      _ = try tutor.runAndKill("check", after: Double.random(in: 0.005...0.3, using: &random))
      #expect(try tutor.folder.read(LinksCourse.file) == mine)
      let now = try tutor.doneSteps()
      #expect(now == done || now == done + 1)
      done = now
    }
    #expect(try tutor.run("check", "knocking").status == 0)
    #expect(try tutor.doneSteps() == 2)
  }
}

extension TutorProgram {
  /// Runs a command and kills it after some seconds; returns what it has printed.
  fileprivate func runAndKill(_ word: String, after seconds: Double) throws -> String {
    let process = Process()
    process.executableURL = try BuildProducts.executable("tutor")
    process.arguments = [word]
    process.environment = environment
    let output = try folder.write("", to: "killed.txt")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: seconds)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return try String(contentsOf: output, encoding: .utf8)
  }

  /// The number of steps that `status` counts as done.
  fileprivate func doneSteps() throws -> Int {
    let status = try run("status")
    let match = try #require(status.output.firstMatch(of: #/: (\d+) of \d/#))
    return try #require(Int(match.1))
  }
}
