import CDevice
import DeviceEvents
import DeviceProtocol
import Foundation
import Glibc

/// Starts programs with only what the device gives them.
///
/// That is a few descriptors, a small environment, their own container as the working and home
/// folder, and a wall around them.
package final class Launcher {
  /// The process of which programs are copies, or the reason why there is none.
  private lazy var zygote = Zygote.start()

  package init() {}

  /// Starts the process of which programs are copies, so that it is ready when the first one is
  /// launched.
  package func prepare() { _ = zygote }

  /// Holds the programs that are launched from here on to the kernel's limits.
  func hold(to limits: RunPlan.Limits) {
    if case .success(let zygote) = zygote { ResourceLimits.apply(limits, to: zygote.process) }
  }

  /// Starts a program; the failure is the text of an error number.
  ///
  /// The wall is made once the container is there.
  func launch(
    _ program: LaunchedProgram, context: LaunchContext, clock: ProcessClock?,
    wall makeWall: () -> Wall? = { nil }
  ) -> Result<ChildProcess, LaunchFailure> {
    for folder in ["tmp", "Documents", "Library/Caches"] {
      _ = OwnFolder.make(folder, in: context.home)
    }
    guard let ends = Pipe.make() else { return .failure(LaunchFailure(errno)) }
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    let raised = fcntl(input, F_DUPFD_CLOEXEC, 16)
    close(input)
    defer { for descriptor in ends.child + [raised] { close(descriptor) } }

    let descriptors = [raised] + ends.child + (clock.map { [$0.descriptor] } ?? [])
    defer { clock?.closeDescriptor() }
    let wall = makeWall()
    let environment = LaunchEnvironment.of(context, hasVirtualClock: clock != nil)
    let started = CStrings.with([program.path]) { arguments in
      CStrings.with([context.home]) { home in
        CStrings.with(environment) { environment in
          descriptors.withUnsafeBufferPointer { descriptors in
            var start = cdevice_start(
              path: arguments[0], arguments: arguments, environment: environment,
              directory: home[0], descriptors: descriptors.baseAddress,
              count: Int32(descriptors.count), wall: wall?.descriptor ?? -1)
            return self.start(program, &start)
          }
        }
      }
    }
    switch started {
    case .failure(let failure):
      for descriptor in [ends.socket, ends.output, ends.errors] { close(descriptor) }
      return .failure(failure)
    case .success(let process):
      let child = ChildProcess(
        name: context.name, role: context.role,
        executable: URL(fileURLWithPath: program.path).lastPathComponent, identifier: process,
        home: context.home, socket: ends.socket, output: ends.output, errors: ends.errors,
        clock: clock, reach: wall?.reach)
      child.send(.hello(context))
      return .success(child)
    }
  }

  private func start(
    _ program: LaunchedProgram, _ start: inout cdevice_start
  ) -> Result<pid_t, LaunchFailure> {
    switch program {
    case .executable:
      var process: pid_t = 0
      let failure = cdevice_spawn(&start, &process)
      return failure == 0 ? .success(process) : .failure(LaunchFailure(failure))
    case .library(let path): return copy(&start, entry: "main", library: path)
    case .reading(let path): return copy(&start, entry: "tutor_read_app_intents", library: path)
    case .part(let entry): return copy(&start, entry: entry, library: nil)
    }
  }

  private func copy(
    _ start: inout cdevice_start, entry: String, library: String?
  ) -> Result<pid_t, LaunchFailure> {
    switch zygote {
    case .success(let zygote): zygote.launch(&start, entry: entry, library: library)
    case .failure(let failure): .failure(failure)
    }
  }
}

/// The reason why a program couldn't be started.
struct LaunchFailure: Error {
  let message: String

  init(_ number: Int32) { message = String(cString: strerror(number)) }
}
