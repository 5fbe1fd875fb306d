import DeviceEvents
import Foundation

/// A device that is started while its programs are still being compiled, and waits until it is told
/// that its plan is ready.
///
/// The message is a byte in a named pipe in the run's folder.
actor WaitingDevice {
  private let simulation: SimulationProducts
  private let folder: WorkFolder
  private let deadline: Deadline
  /// Both ends of the pipe: opening only one would block until the device opens the other.
  private var pipe: Int32 = -1
  private var run: Task<Result<Command.Result, EngineFailure>, Never>?

  /// A device that isn't started yet.
  ///
  /// - Parameters:
  ///   - simulation: The built simulation.
  ///   - folder: The run's folder.
  ///   - deadline: How long it may take, with the time for which it waits.
  init(_ simulation: SimulationProducts, in folder: WorkFolder, within deadline: Deadline) {
    self.simulation = simulation
    self.folder = folder
    self.deadline = deadline
  }

  private var plan: String { folder.path + "/plan.json" }

  /// Starts the device, unless it has been started.
  func start() {
    guard run == nil else { return }
    var arguments = [plan]
    let sign = folder.path + "/sign"
    if mkfifo(sign, 0o600) == 0 {
      pipe = open(sign, O_RDWR | O_CLOEXEC)
      if pipe >= 0 { arguments.append(sign) }
    }
    // Without a pipe, it is started once there is a plan.
    if pipe >= 0 { launch(arguments) }
  }

  private func launch(_ arguments: [String]) {
    let (simulation, deadline, place) = (simulation, deadline, folder.path)
    run = Task {
      do throws(EngineFailure) {
        return .success(
          try await simulation.tools.runDevice(
            simulation, arguments, within: deadline, files: place))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Has the device carry out a plan, and waits for it to end.
  ///
  /// - Parameter plan: The plan.
  /// - Returns: How it ended.
  /// - Throws: ``EngineFailure`` when it can't be started, or takes too long.
  func follow(_ plan: RunPlan) async throws(EngineFailure) -> Command.Result {
    guard let data = try? JSONEncoder().encode(plan) else {
      throw EngineFailure(RunningWords.planUnwritable)
    }
    try folder.write(data, "plan.json")
    if run == nil {
      launch([self.plan])
    } else {
      var byte: UInt8 = 1
      write(pipe, &byte, 1)
    }
    let result = await run?.value
    forget()
    guard let result else { throw .removed }
    return try result.get()
  }

  /// Ends the device if it was started but not needed.
  func stop() async {
    run?.cancel()
    _ = await run?.value
    forget()
  }

  private func forget() {
    run = nil
    if pipe >= 0 { close(pipe) }
    pipe = -1
  }
}
