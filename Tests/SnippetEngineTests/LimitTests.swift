import DeviceEvents
import Foundation
import LessonModel
import Outcomes
import RunSupport
import TestSupport
import Testing

@testable import SnippetEngine

/// The limits of a run, enforced by the kernel and the device.
@Suite struct LimitTests {
  @Test func aFileBiggerThanItMayBeEndsItsProgram() async throws {
    let program = try #require(
      Running.programs(
        Running.markdown(
          alone: """
            import Foundation
            let bytes = Data(count: 1 << 20)
            for size in 1...3 {
              FileManager.default.createFile(atPath: "file", contents: nil)
              let file = FileHandle(forWritingAtPath: "file")!
              for _ in 0..<size { file.write(bytes) }
              print(size)
            }
            """)
      ).first)
    let engine = try await Running.engine()
    let main = try #require(program.main)
    let module = Preparation.module(of: main, mode: .v5)
    let executable = try #require(try await engine.compiler.compile(module).executable)
    let folder = try TemporaryFolder()
    let work = try WorkFolder(in: folder.path)
    var plan = RunPlan(
      storage: work.path + "/Device", log: work.path + "/log", main: executable, role: .program)
    plan.limits.fileSize = 2 << 20
    let runner = Runner(simulation: engine.simulation, cache: engine.cache)
    let device = runner.device(plan.limits, in: work, compiling: engine.compiler.deadline)
    let log = try await runner.run(plan, on: device)
    let outcome = Outcome(events: try EventLog.read(log))
    #expect(outcome.text(of: "Program") == "1\n2\n")
    #expect(outcome.ending(of: "Program")?.sentence.contains("SIGXFSZ") == true)
  }

  @Test func aDeviceWhoseCallerIsGoneEndsItsProcesses() async throws {
    let program = try #require(
      Running.programs(Running.markdown(alone: "while true {}")).first?.main)
    let engine = try await Running.engine()
    let module = Preparation.module(of: program, mode: .v5)
    let executable = try #require(try await engine.compiler.compile(module).executable)
    let folder = try TemporaryFolder()
    let work = try WorkFolder(in: folder.path)
    let copy = try work.link(executable, as: "tutor-orphan-\(UUID().uuidString.prefix(8))")
    var plan = RunPlan(
      storage: work.path + "/Device", log: work.path + "/log", main: copy, role: .program)
    // No other limit ends the program first.
    plan.limits.seconds = 3600
    let file = try work.write(JSONEncoder().encode(plan), "plan.json")
    // A shell starts the device, waits until the program runs, and exits.
    let log = work.path + "/log"
    let shell = try Tool.run(
      "sh",
      [
        "-c",
        """
        '\(engine.simulation.device)' '\(file)' >/dev/null 2>&1 & \
        n=0; while ! grep -q launched '\(log)' 2>/dev/null && [ $n -lt 1200 ]; \
        do sleep 0.05; n=$((n+1)); done
        """,
      ], in: folder.url)
    #expect(shell.status == 0)
    let isGone = try await Self.eventually { try Self.running(copy).isEmpty }
    #expect(isGone)
  }

  /// The processes that run an executable.
  private static func running(_ executable: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      Int(name) != nil
        && (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(name)/exe"))
          == executable
    }
  }

  /// Whether the condition becomes true within a minute.
  private static func eventually(_ condition: () throws -> Bool) async throws -> Bool {
    for _ in 0..<1200 {
      if try condition() { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }
}
