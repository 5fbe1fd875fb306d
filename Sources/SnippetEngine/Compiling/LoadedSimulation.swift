import SharedLibraries
import Synchronization

/// The libraries that every program on the device finds loaded, since it is a copy of a process
/// that loaded them.
final class LoadedSimulation: Sendable {
  private let paths: [String]
  private let opened = Mutex<LoadedLibraries?>(nil)

  init(simulation: SimulationProducts, toolchain: Toolchain) {
    paths =
      [simulation.library]
      + Toolchain.loadedLibraries.map { "\(toolchain.libraryFolder)/lib\($0).so" }
  }

  /// The libraries, opened on first use.
  var libraries: LoadedLibraries {
    opened.withLock { opened in
      if let opened { return opened }
      let libraries = LoadedLibraries(paths: paths)
      opened = libraries
      return libraries
    }
  }
}
