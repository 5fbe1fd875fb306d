/// Something that a machine may lack, and that only some steps of lessons need.
package struct MachineNeed: Hashable, Sendable {
  /// In words: "a JavaScript engine".
  package var what: String
  /// The package to install; empty when there is none.
  package var package: String
  /// What can't be done without it.
  package var consequence: String
}

extension Engine {
  /// What this machine lacks, according to the device itself.
  ///
  /// - Throws: ``EngineFailure`` when the device's program can't be run.
  package func missingOnThisMachine() async throws(EngineFailure) -> [MachineNeed] {
    let result = try await simulation.command.finish(simulation.device, ["lacks"])
    guard result.status == 0 else {
      throw EngineFailure(RunningWords.lacksUnknown(result.status, result.errors))
    }
    return result.output.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { return nil }
      return MachineNeed(what: parts[0], package: parts[1], consequence: parts[2])
    }
  }
}
