import Foundation
import Glibc

/// The running engine: it reads and writes lines, within limits of time and memory.
final class EngineProcess {
  private let process: Process
  private let input: Int32
  private let output: Int32
  private let limits: PageLimits
  private var unread: [UInt8] = []

  /// The reason why there is no line.
  enum Stop: Error, Hashable {
    case timedOut, outOfMemory, tooMuch
    case ended(String)
  }

  /// Starts the engine with `program` in `folder`.
  init(
    _ engine: ScriptEngine, program: String, folder: String, limits: PageLimits
  ) throws(Stop) {
    self.limits = limits
    var sockets: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &sockets) == 0 else { throw .ended(Self.lastError) }
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", EngineLock.commands(seconds: limits.seconds), "sh", engine.path]
      + ScriptEngine.options + [program]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["HOME": folder, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TZ": "UTC"]
    let end = FileHandle(fileDescriptor: sockets[1], closeOnDealloc: true)
    process.standardInput = end
    process.standardOutput = end
    process.standardError = FileHandle.nullDevice
    input = sockets[0]
    output = sockets[0]
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    do {
      try process.run()
      try? end.close()
    } catch {
      close(input)
      throw .ended("\(error)")
    }
  }

  deinit { end() }

  /// Keeps the engine from opening files from now on.
  func closeFiles() throws(Stop) {
    guard EngineLock.closeFiles(to: process.processIdentifier) else {
      throw .ended(EngineWords.filesNotClosed(Self.lastError))
    }
  }

  /// Ends the engine and waits for its end.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    kill(process.processIdentifier, SIGKILL)
    waitForEnd()
    close(input)
  }
  private var hasEnded = false

  /// Sends a line; if the engine has already ended, its last message, or the fact that it ended, is
  /// found when its answer is read.
  func send(_ line: [UInt8], until deadline: ContinuousClock.Instant) throws(Stop) {
    let bytes = line + [UInt8(ascii: "\n")]
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes {
        Glibc.send(input, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        offset += count
      } else if errno == EAGAIN {
        try wait(for: POLLOUT, until: deadline)
      } else if errno == EPIPE || errno == ECONNRESET {
        return
      } else if errno != EINTR {
        throw .ended(ending())
      }
    }
  }

  /// Waits for a line.
  func line(until deadline: ContinuousClock.Instant) throws(Stop) -> [UInt8] {
    var searched = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeSubrange(...end) }
        return Array(unread[..<end])
      }
      searched = unread.count
      guard searched <= limits.answerBytes else { throw .tooMuch }
      let count = read(output, &buffer, buffer.count)
      if count > 0 {
        unread += buffer[..<count]
      } else if count < 0, errno == EAGAIN {
        try wait(for: POLLIN, until: deadline)
      } else if count == 0 || errno != EINTR {
        throw .ended(ending())
      }
    }
  }

  /// Waits until something can be read or written, checking time and memory now and then.
  private func wait(for event: Int32, until deadline: ContinuousClock.Instant) throws(Stop) {
    var descriptor = pollfd(fd: input, events: Int16(event), revents: 0)
    while poll(&descriptor, 1, 10) <= 0 {
      if memory > limits.memory { throw .outOfMemory }
      if ContinuousClock.now >= deadline { throw .timedOut }
    }
  }

  /// The bytes of memory that the engine has to itself.
  private var memory: Int {
    let path = "/proc/\(process.processIdentifier)/statm"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").compactMap { Int($0) }
    guard pages.count > 2 else { return 0 }
    return (pages[1] - pages[2]) * Int(getpagesize())
  }

  /// Describes how the engine ended by itself.
  private func ending() -> String {
    waitForEnd()
    guard !process.isRunning else { return EngineWords.closedOutput }
    return EngineWords.ended(
      byExit: process.terminationReason == .exit, process.terminationStatus)
  }

  /// Waits until it is known how the engine ended, for at most a second.
  ///
  /// It doesn't use Foundation's own wait: that would run whatever else is waiting on this thread.
  private func waitForEnd() {
    for _ in 0..<1000 where process.isRunning { usleep(1000) }
  }

  private static var lastError: String { String(cString: strerror(errno)) }
}
