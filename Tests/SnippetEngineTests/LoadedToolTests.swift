import Foundation
import TestSupport
import Testing

@testable import SnippetEngine

/// A tool that is loaded once and run many times; here it is the shell.
@Suite struct LoadedToolTests {
  private let folder = try? TemporaryFolder()

  private func tool(library: String = "libLoadedTool.so") throws -> LoadedTool {
    let products = try BuildProducts.folder().path
    return LoadedTool(
      LoadedTool.Start(
        executable: "/bin/sh", library: "\(products)/\(library)",
        warden: products + "/tutor-warden"))
  }

  private func run(
    _ script: String, by tool: LoadedTool, within deadline: Deadline = .tool, limit: Int = 4 << 20,
    variables: [String: String] = [:]
  ) async throws -> Command.Result? {
    let path = try #require(folder).path
    return try await tool.run(
      ["-c", script, "name"], as: "/bin/sh", within: deadline, outputLimit: limit, folder: path,
      files: path, variables: variables)
  }

  @Test func eachRunHasItsOwnArgumentsVariablesFolderAndOutput() async throws {
    let tool = try tool()
    for number in 1...3 {
      let result = try await run(
        "echo $0 $NUMBER; pwd; echo wrong >&2; echo $LD_PRELOAD$TUTOR_LOADED_TOOL; exit $NUMBER",
        by: tool, variables: ["NUMBER": "\(number)"])
      let path = try #require(folder).path
      #expect(result?.output == "name \(number)\n\(path)\n\n")
      #expect(result?.errors == "wrong\n")
      #expect(result?.status == Int32(number))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: #require(folder).path) == [])
  }

  @Test func runsGoOnSideBySide() async throws {
    let tool = try tool()
    // Each waits until all have begun.
    let script =
      "touch mark-$NUMBER; until [ $(ls | wc -l) -ge 10 ]; do sleep 0.05; done; echo $NUMBER"
    let outputs = await withTaskGroup(of: String?.self) { group in
      for number in 1...10 {
        group.addTask {
          try? await run(
            script, by: tool, within: Deadline(processorSeconds: 30),
            variables: ["NUMBER": "\(number)"])?.output
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1 ?? "") }
    }
    #expect(outputs == Set((1...10).map { "\($0)\n" }))
  }

  @Test func whatDoesNotEndIsEnded() async throws {
    let tool = try tool()
    let works = try await run(
      "(setsid sh -c 'while :; do :; done' &) ; sleep 1000", by: tool,
      within: Deadline(processorSeconds: 0.5))
    #expect(works?.overrun == .processorTime)
    let waits = try await run("sleep 1000", by: tool, within: Deadline(processorSeconds: 0.125))
    #expect(waits?.overrun == .time)
    #expect(try await run("echo still here", by: tool)?.output == "still here\n")
  }

  @Test func aRunThatIsCancelledEndsAtOnce() async throws {
    let tool = try tool()
    let mark = try #require(folder).path + "/mark"
    let task = Task { try await run("echo > mark; sleep 1000", by: tool) }
    for _ in 1...500 where !FileManager.default.fileExists(atPath: mark) {
      try await Task.sleep(for: .milliseconds(10))
    }
    task.cancel()
    #expect(try await task.value?.status == 1)
  }

  @Test func aRunIsLostWithTheProcessAndTheNextOneHasToBeExecuted() async throws {
    let tool = try tool()
    // The run's warden is the child of the loaded tool.
    await #expect(throws: EngineFailure.removed) {
      try await run("read -r _ _ _ tool _ </proc/$PPID/stat; kill -9 $tool; sleep 1000", by: tool)
    }
    #expect(try await run("echo", by: tool) == nil)
  }

  @Test func whereNothingCanBeLoadedNothingIsRun() async throws {
    let tool = try tool(library: "libMissing.so")
    // Without the library the shell reads its commands from standard input, which is empty.
    let lost = (try? await run("echo", by: tool)) ?? nil
    #expect(lost == nil)
  }

  @Test(arguments: [150_000, 1 << 20])
  func whatIsTooLongForAMessageHasToBeExecuted(length: Int) async throws {
    let tool = try tool()
    #expect(try await run(String(repeating: "#", count: length), by: tool) == nil)
    #expect(try await run("echo still here", by: tool)?.output == "still here\n")
  }

  @Test func aToolThatPrintsWithoutEndIsAFailure() async throws {
    let tool = try tool()
    await #expect(throws: EngineFailure("'/bin/sh' printed more than 1000 bytes")) {
      try await run("head -c 2000 /dev/zero", by: tool, limit: 1000)
    }
  }

  @Test func nothingRemainsOfAToolThatIsStopped() async throws {
    let tool = try tool()
    let answer = try await run("read -r _ _ _ tool _ </proc/$PPID/stat; echo $tool", by: tool)
    let process = try #require(
      answer.flatMap { pid_t($0.output.trimmingCharacters(in: .newlines)) })
    #expect(kill(process, 0) == 0)
    tool.stop(waiting: .seconds(5))
    #expect(kill(process, 0) != 0)
  }
}
