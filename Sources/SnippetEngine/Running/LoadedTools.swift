import DeviceEvents
import Foundation
import Subprocess
import Synchronization

/// Runs tools that are needed again and again; those that are needed often stay loaded.
struct LoadedTools: Sendable {
  let command: Command
  /// The library that keeps tools loaded.
  let library: String

  /// From which run on a tool stays loaded: loading it for one or two programs takes longer than it saves.
  private static let worthwhile = 4

  /// What is known of each tool in this process; at its end the processes are ended, too.
  private static let known: Mutex<[LoadedTool.Start: Use]> = {
    atexit { LoadedTools.stop() }
    return Mutex([:])
  }()

  private struct Use {
    var runs = 0
    var tool: LoadedTool?
  }

  /// Runs the compiler or the linker to its own end or to the deadline.
  ///
  /// - Parameters: As those of ``Command/run(_:_:within:outputLimit:folder:variables:)``.
  /// - Throws: ``EngineFailure`` when the tool can't be run.
  func run(
    _ executable: String, _ arguments: [String], within deadline: Deadline = .tool,
    folder: String, variables: [String: String] = [:]
  ) async throws(EngineFailure) -> Command.Result {
    let start = LoadedTool.Start(
      executable: executable, library: library, warden: command.warden, variables: Toolchain.heap)
    if let tool = tool(start),
      let result = try await tool.run(
        arguments, as: executable, within: deadline, folder: folder, files: folder,
        variables: variables)
    {
      return result
    }
    return try await command.run(
      executable, arguments, within: deadline, folder: folder, variables: variables)
  }

  /// Runs the compiler or the linker to its own end.
  ///
  /// - Throws: ``EngineFailure`` when the tool can't be run, or is past its deadline.
  func finish(
    _ executable: String, _ arguments: [String], folder: String
  ) async throws(EngineFailure) -> Command.Result {
    try await run(executable, arguments, folder: folder).finished(executable, within: .tool)
  }

  /// Runs the device to its own end.
  ///
  /// What is kept loaded is the zygote, of which a copy then waits for the device; the device itself is executed.
  ///
  /// - Parameters:
  ///   - simulation: What the device is part of.
  ///   - arguments: The device's arguments.
  ///   - deadline: How long it may take.
  ///   - place: A folder of the run's.
  /// - Returns: How it ended.
  /// - Throws: ``EngineFailure`` when the device can't be run, or is past its deadline.
  func runDevice(
    _ simulation: SimulationProducts, _ arguments: [String], within deadline: Deadline,
    files place: String
  ) async throws(EngineFailure) -> Command.Result {
    let start = LoadedTool.Start(
      executable: simulation.zygote, library: "\(simulation.library):\(library)",
      warden: command.warden, arguments: [String(repeating: " ", count: Int(PATH_MAX))],
      variables: ProcessEnvironment.withRoom)
    if let tool = tool(start),
      let result = try await tool.run(
        arguments, as: simulation.device, within: deadline,
        folder: FileManager.default.currentDirectoryPath, files: place,
        variables: ProcessInfo.processInfo.environment)
    {
      return try result.finished(simulation.device, within: deadline)
    }
    return try await command.finish(simulation.device, arguments, within: deadline)
  }

  /// The loaded tool, once it is worth having.
  private func tool(_ start: LoadedTool.Start) -> LoadedTool? {
    Self.known.withLock { known in
      var use = known[start] ?? Use()
      use.runs += 1
      if use.tool == nil, use.runs >= Self.worthwhile,
        ProcessInfo.processInfo.environment["TUTOR_LOADED_TOOLS"] != "none",
        FileManager.default.fileExists(atPath: library)
      {
        use.tool = LoadedTool(start)
      }
      known[start] = use
      return use.tool
    }
  }

  /// Ends the processes and waits until they have been reaped, so that nothing remains of them.
  private static func stop() {
    let tools = known.withLock { known in
      defer { known = [:] }
      return known.values.compactMap(\.tool)
    }
    for tool in tools { tool.stop() }
    for tool in tools { tool.stop(waiting: .seconds(1)) }
  }
}
