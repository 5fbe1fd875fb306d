import Foundation
import TestSupport

/// A terminal that a test watches and types into; to programs it is a real one.
final class Terminal {
  private let keyboard: Int32
  private let name: String
  /// What has been shown so far.
  private(set) var screen = ""

  init() throws {
    var (end, other): (Int32, Int32) = (-1, -1)
    guard openpty(&end, &other, nil, nil, nil) == 0 else { throw Self.lastError }
    defer { close(other) }
    keyboard = end
    _ = fcntl(keyboard, F_SETFD, FD_CLOEXEC)
    name = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(other)")
  }

  private static var lastError: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  deinit { if !isClosed { close(keyboard) } }

  /// Starts a program as the leader of a session that controls the terminal.
  func start(
    _ words: [String], environment: [String: String], in folder: URL
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // A session leader that opens a terminal gets it as its controlling terminal.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let newSession: Int16 = 0x80
    posix_spawnattr_setflags(&attributes, newSession)
    let shell = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder.path]
    var pointers = (shell + words).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in pointers + variables { free(pointer) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, shell[0], &actions, &attributes, &pointers, &variables)
    guard problem == 0 else { throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .EIO) }
    return process
  }

  /// Types keys.
  func type(_ keys: String) { _ = keys.withCString { write(keyboard, $0, strlen($0)) } }

  /// Waits until a text is shown; `false` if it isn't in time.
  func shows(_ text: String, seconds: Double) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    var bytes = [UInt8](repeating: 0, count: 4096)
    while !screen.contains(text), ContinuousClock.now < end {
      var source = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, 100) > 0 else { continue }
      let count = read(keyboard, &bytes, bytes.count)
      guard count > 0 else { break }
      screen += String(decoding: bytes[..<count], as: UTF8.self)
    }
    return screen.contains(text)
  }

  /// The number of bytes that wait to be read by whoever reads the terminal next.
  var unreadInput: Int {
    let file = open(name, O_RDWR | O_NOCTTY)
    defer { close(file) }
    var count: Int32 = -1
    _ = ioctl(file, UInt(FIONREAD), &count)
    return Int(count)
  }

  /// Closes the window.
  func hangUp() {
    close(keyboard)
    isClosed = true
  }
  private var isClosed = false
}
