import DeviceEvents
import Digests
import Foundation
import Outcomes

/// Runs programs on the device and reads its logs.
struct Runner: Sendable {
  let simulation: SimulationProducts
  let cache: CacheFolder

  /// The result of a run.
  struct Product: Sendable {
    /// The log's key.
    var key: Digest
    var events: [Event]
    /// Whether the log was in the cache.
    var isKept: Bool
  }

  /// The log of a run, kept under the digest of its ``Execution``; `nil` if there is none.
  func log(_ key: String) -> [Event]? {
    cache.read(Self.name(key)).flatMap { try? JSONDecoder().decode([Event].self, from: $0) }
  }

  /// Where runs have their folders.
  var folders: String { cache.path + "/runs" }

  /// Assembles a program and runs it, unless its log is kept.
  ///
  /// - Parameters:
  ///   - execution: Everything that the run depends on.
  ///   - executables: The paths of the targets' executables, by target.
  ///   - main: The path of the scene's or the standalone program's executable.
  ///   - usesCache: Whether a kept log will do.
  ///   - folder: The run's folder.
  ///   - device: The device to run on; it may have been started already.
  ///   - gate: Limits how many runs there are at once.
  /// - Returns: What happened, and whether it was known.
  /// - Throws: ``EngineFailure`` when the device can't be run or its log can't be read.
  func run(
    _ execution: Execution, executables: [String: String], main: String, usesCache: Bool,
    in folder: WorkFolder, on device: WaitingDevice, _ gate: Gate
  ) async throws(EngineFailure) -> Product {
    let key = try Digest(of: execution)
    if usesCache, let events = log(key.description) {
      return Product(key: key, events: events, isKept: true)
    }
    try execution.bundles.write(to: folder, executables: executables)
    let plan = RunPlan(
      storage: folder.path + "/Device", log: folder.path + "/events.jsonl",
      apps: execution.bundles.apps.map { "\(folder.path)/\($0)" },
      main: try folder.link(main, as: execution.mainName), role: execution.role,
      limits: execution.limits)
    let log = try await gate.pass { () async throws(EngineFailure) in
      try await run(plan, on: device)
    }
    guard let events = try? EventLog.read(log) else {
      throw EngineFailure(RunningWords.logUnreadable)
    }
    // What the machine lacks now may be installed by the next run.
    if Outcome(events: events).lack == nil, let data = try? JSONEncoder().encode(events) {
      cache.write(data, Self.name(key.description))
    }
    return Product(key: key, events: events, isKept: false)
  }

  private static func name(_ key: String) -> String { "logs/\(key).json" }

  /// A device for a run in a folder, which isn't started yet.
  ///
  /// The device holds its programs to their limits; its own deadline is for a device that hangs. It
  /// leaves room for launching many programs, for some that use up their time at once, and for the
  /// compilation that goes on beside it.
  func device(
    _ limits: RunPlan.Limits, in folder: WorkFolder, compiling: Deadline
  ) -> WaitingDevice {
    WaitingDevice(
      simulation, in: folder,
      within: Deadline(
        processorSeconds: 20 + 4 * (limits.seconds + limits.answerSeconds)
          + compiling.processorSeconds))
  }

  /// Runs a plan on the device and returns its log.
  ///
  /// - Throws: ``EngineFailure`` when the device can't be run or leaves no log.
  func run(_ plan: RunPlan, on device: WaitingDevice) async throws(EngineFailure) -> Data {
    let result = try await device.follow(plan)
    guard let log = FileManager.default.contents(atPath: plan.log) else {
      throw EngineFailure(RunningWords.logMissing(result.errors))
    }
    guard result.status == 0 else {
      throw EngineFailure(RunningWords.deviceStopped(result.status, result.errors))
    }
    return log
  }
}
