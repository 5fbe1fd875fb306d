import CDevice
import Glibc

/// A process whose copies are the device's apps and extensions.
///
/// It loads the simulation's libraries while the device installs bundles, and then waits. It never
/// runs Swift code itself: a copy of a process that has used a queue or a task has neither their
/// threads nor their locks.
final class Zygote {
  /// The name of its program, which is beside the device's.
  static let program = "tutor-zygote"

  /// Its process identifier; its copies inherit its limits.
  let process: pid_t
  private let connection: Int32

  /// Starts it; the failure is the text of an error number.
  static func start() -> Result<Zygote, LaunchFailure> {
    var made: (connection: Int32, process: pid_t) = (-1, 0)
    // A device that was loaded beforehand has made it of a copy of itself.
    if cdevice_zygote_made(&made.connection, &made.process) {
      return .success(Zygote(process: made.process, connection: made.connection))
    }
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return .failure(LaunchFailure(errno)) }
    let input = open("/dev/null", O_RDWR | O_CLOEXEC)
    // Out of the way of the numbers that they get in the new process.
    let raised = [input, input, STDERR_FILENO, ends[1]].map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
    for descriptor in [input, ends[1]] { close(descriptor) }
    defer { for descriptor in raised { close(descriptor) } }
    var process: pid_t = 0
    let title = program + String(repeating: " ", count: Int(PATH_MAX))
    let failure = CStrings.with([title]) { arguments in
      CStrings.with([BuildFolder.path(of: program), "/"]) { places in
        CStrings.with(LaunchEnvironment.ofZygote) { environment in
          raised.withUnsafeBufferPointer { descriptors in
            var start = cdevice_start(
              path: places[0], arguments: arguments, environment: environment,
              directory: places[1], descriptors: descriptors.baseAddress,
              count: Int32(descriptors.count), wall: -1)
            return cdevice_spawn(&start, &process)
          }
        }
      }
    }
    guard failure == 0 else {
      close(ends[0])
      return .failure(LaunchFailure(failure))
    }
    return .success(Zygote(process: process, connection: ends[0]))
  }

  private init(process: pid_t, connection: Int32) {
    self.process = process
    self.connection = connection
  }

  deinit { close(connection) }

  /// Makes it start a program, which becomes this process's child.
  ///
  /// - Parameters:
  ///   - start: The process.
  ///   - entry: The name of the main function.
  ///   - library: The library that the function is in, unless every copy has it loaded.
  /// - Returns: The process's number, or the text of an error number.
  func launch(
    _ start: inout cdevice_start, entry: String, library: String?
  ) -> Result<pid_t, LaunchFailure> {
    var process: pid_t = 0
    let failure = entry.withCString { name in
      guard let library else {
        var entry = cdevice_entry(name: name, library: nil)
        return cdevice_zygote_launch(connection, &start, &entry, &process)
      }
      return library.withCString { library in
        var entry = cdevice_entry(name: name, library: library)
        return cdevice_zygote_launch(connection, &start, &entry, &process)
      }
    }
    return failure == 0 ? .success(process) : .failure(LaunchFailure(failure))
  }
}
