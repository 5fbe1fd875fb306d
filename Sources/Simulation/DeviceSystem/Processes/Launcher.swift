import CDevice
import DeviceEvents
import DeviceProtocol
import Foundation
import Glibc

/// Starts programs with nothing but what the device gives them: a few descriptors, a small
/// environment, their own container as working folder and home, and a wall around them.
enum Launcher {
  /// Starts a program; the failure is an error number's text.
  ///
  /// The wall is made once the container is there.
  static func launch(
    _ executable: String, arguments: [String] = [], context: LaunchContext, clock: ProcessClock?,
    wall makeWall: () -> Wall? = { nil }
  ) -> Result<ChildProcess, LaunchFailure> {
    let temporary = context.home + "/tmp"
    for folder in ["tmp", "Documents", "Library/Caches"] {
      _ = OwnFolder.make(folder, in: context.home)
    }
    guard let ends = Pipe.make() else { return .failure(LaunchFailure(errno)) }
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    let raised = fcntl(input, F_DUPFD_CLOEXEC, 16)
    close(input)
    defer { for descriptor in ends.child + [raised] { close(descriptor) } }

    var process: pid_t = 0
    var environment = [
      "HOME=\(context.home)", "CFFIXED_USER_HOME=\(context.home)", "TMPDIR=\(temporary)",
      "PATH=/usr/bin:/bin", "TZ=UTC", "LANG=C.UTF-8", "SWIFT_BACKTRACE=" + backtrace,
      "TUTOR_DEVICE_FD=3", "TUTOR_DEVICE_PID=\(getpid())",
    ]
    // Where Foundation looks for the folders that have other names on Linux than on iOS.
    environment += [
      "XDG_DATA_HOME=\(context.home)/Library/Application Support",
      "XDG_CACHE_HOME=\(context.home)/Library/Caches",
    ]
    // Where the browser finds what runs scripts: see Docs/web-pages.md.
    if context.role == .hostApp,
      let engine = ProcessInfo.processInfo.environment["TUTOR_JSC"]
    {
      environment.append("TUTOR_JSC=" + engine)
    }
    if clock != nil { environment.append("TUTOR_CLOCK_FD=4") }
    let descriptors = [raised] + ends.child + (clock.map { [$0.descriptor] } ?? [])
    defer { clock?.closeDescriptor() }
    let wall = makeWall()
    let failure = withStrings([executable] + arguments) { arguments in
      withStrings([context.home]) { home in
        withStrings(environment) { environment in
          descriptors.withUnsafeBufferPointer { descriptors in
            var start = cdevice_start(
              path: arguments[0], arguments: arguments, environment: environment,
              directory: home[0], descriptors: descriptors.baseAddress,
              count: Int32(descriptors.count), wall: wall?.descriptor ?? -1)
            return cdevice_spawn(&start, &process)
          }
        }
      }
    }
    guard failure == 0 else {
      for descriptor in [ends.socket, ends.output, ends.errors] { close(descriptor) }
      return .failure(LaunchFailure(failure))
    }
    let child = ChildProcess(
      name: context.name, role: context.role,
      executable: URL(fileURLWithPath: executable).lastPathComponent, identifier: process,
      home: context.home, socket: ends.socket, output: ends.output, errors: ends.errors,
      clock: clock, reach: wall?.reach)
    child.send(.hello(context))
    return .success(child)
  }

  /// A program that crashes says where: the calls of the thread that crashed, with their lines.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=64,top=0,"
    + "symbolicate=fast,output-to=stderr"

  /// Calls `body` with the strings as C wants them: pointers, then a null pointer.
  private static func withStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
  }
}

/// Why a program could not be started.
struct LaunchFailure: Error {
  let message: String

  init(_ number: Int32) { message = String(cString: strerror(number)) }
}
