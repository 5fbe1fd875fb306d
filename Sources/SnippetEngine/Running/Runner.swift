import DeviceEvents
import Foundation

/// Runs a plan on the device and reads the log that it leaves.
struct Runner: Sendable {
  let simulation: SimulationProducts

  /// - Throws: ``EngineFailure`` when the device can't be run or its log can't be read.
  func run(_ plan: RunPlan, in folder: WorkFolder) async throws(EngineFailure) -> [Event] {
    guard let data = try? JSONEncoder().encode(plan) else {
      throw EngineFailure("the run's plan can't be written")
    }
    let file = try folder.write(data, "plan.json")
    // The device holds its programs to their limits; this is for a device that doesn't come back.
    let limit = plan.limits.seconds * 8 + plan.limits.answerSeconds * 8 + 300
    let result = try await simulation.command.run(simulation.device, [file], seconds: limit)
    guard !result.timedOut else {
      throw EngineFailure("the device didn't end within \(Int(limit)) seconds")
    }
    guard let log = FileManager.default.contents(atPath: plan.log) else {
      throw EngineFailure("the device left no log: \(result.errors.prefix(500))")
    }
    guard result.status == 0 else {
      throw EngineFailure(
        "the device stopped with status \(result.status): \(result.errors.prefix(500))")
    }
    do {
      return try EventLog.read(log)
    } catch {
      throw EngineFailure("the device's log can't be read: \(error)")
    }
  }
}
