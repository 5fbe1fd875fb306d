import Foundation
import Subprocess
import Synchronization
import SystemPackage

/// A tool that is loaded once: each run is a copy of the process that has loaded it.
///
/// Loading takes a compiler a sixth of its time and a linker most of it. The process is ended with
/// this one, and below each run there is a warden, as in ``Command``. ADR 0032.
final class LoadedTool: Sendable {
  private let state = Mutex(State())

  private struct State {
    /// Our end of the connection; -1 once the process has ended.
    var connection: Int32 = -1
    var lastNumber = 0
    /// Those who wait for the end of a run.
    var waiting: [Int: CheckedContinuation<Answer, Never>] = [:]
  }

  /// What becomes of a message.
  private enum Answer {
    /// The warden's status, as `waitpid` gives it.
    case ended(Int32)
    /// Nothing was run.
    case notBegun
    /// The process has ended, and the run with it.
    case lost
  }

  /// Left once the process has ended, and nobody has to reap it anymore.
  private let presence = DispatchGroup()

  /// How the process is started.
  struct Start: Hashable, Sendable {
    var executable: String
    /// The library that takes the tool over.
    var library: String
    /// The warden's executable.
    var warden: String
    /// Arguments that have no meaning: their room is used by copies.
    var arguments: [String] = []
    var variables: [String: String] = [:]
  }

  /// Starts the process.
  init(_ start: Start) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return }
    let (own, other) = (ends[0], ends[1])
    state.withLock { $0.connection = own }
    presence.enter()
    Task { [weak self, presence] in
      await Self.keep(start, connection: other)
      self?.stop()
      presence.leave()
    }
    Thread.detachNewThread { [weak self] in
      while let answer = Self.receive(own) { self?.take(answer) }
      self?.stop()
      close(own)
    }
  }

  deinit { stop() }

  /// Ends the process, and all runs with it.
  ///
  /// - Parameter patience: How long to wait until the process has ended.
  func stop(waiting patience: DispatchTimeInterval? = nil) {
    let waiting = state.withLock { state in
      // The thread that reads from it wakes up, and so does the process.
      if state.connection >= 0 { shutdown(state.connection, Int32(SHUT_RDWR)) }
      state.connection = -1
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in waiting { continuation.resume(returning: .lost) }
    if let patience { _ = presence.wait(timeout: .now() + patience) }
  }

  /// Runs the tool to its end; past the deadline it is killed with everything that it has started.
  ///
  /// - Parameters:
  ///   - arguments: The tool's arguments.
  ///   - executable: The argument before these: the tool, or what a copy of it executes.
  ///   - deadline: How long it may take.
  ///   - outputLimit: How many bytes it may print.
  ///   - folder: The folder to run in.
  ///   - place: The folder for what it prints, as long as it runs.
  ///   - variables: What is set in its environment; all of it for a copy that executes something.
  /// - Returns: `nil` if there is no loaded process, so that the tool has to be executed.
  /// - Throws: ``EngineFailure`` when the tool can't be run; ``EngineFailure/removed`` when the process has
  ///   ended in the middle of it.
  func run(
    _ arguments: [String], as executable: String, within deadline: Deadline,
    outputLimit: Int = 4 << 20,
    folder: String, files place: String, variables: [String: String]
  ) async throws(EngineFailure) -> Command.Result? {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let files = ["output", "errors"].map { "\(place)/.\(number).\($0)" }
    defer { for file in files { unlink(file) } }
    let words =
      ["\(number)", "\(deadline.processorSeconds)", "\(deadline.seconds)", folder] + files
      + ["\(variables.count)"]
      + variables.map { "\($0.key)=\($0.value)" } + [executable]
      + arguments
    let status: Int32
    switch await answer(number, words) {
    case .ended(let ended): status = ended
    case .notBegun: return nil
    case .lost: throw .removed
    }
    let texts = files.map { Self.text(of: $0, limit: outputLimit) }
    guard let output = texts[0], let errors = texts[1] else {
      throw EngineFailure(RunningWords.saysTooMuch(executable, bytes: outputLimit))
    }
    return try Command.Result(status: status, output: output, errors: errors, of: executable)
  }
}

extension LoadedTool {
  /// Sends a message, and waits for the end of what it says.
  private func answer(_ number: Int, _ words: [String]) async -> Answer {
    let message = Data(words.map { $0 + "\0" }.joined().utf8)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isSent = state.withLock { state in
          guard state.connection >= 0, Self.send(message, to: state.connection) else {
            return false
          }
          state.waiting[number] = continuation
          return true
        }
        if !isSent { continuation.resume(returning: .notBegun) }
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      cancel(number)
    }
  }

  /// Ends a run.
  private func cancel(_ number: Int) {
    state.withLock { state in
      guard state.connection >= 0 else { return }
      _ = Self.send(Data("\(number)\0".utf8), to: state.connection)
    }
  }

  /// Passes an answer on: the message's number and the status.
  private func take(_ answer: String) {
    let words = answer.split(separator: " ")
    guard words.count == 2, let number = Int(words[0]), let status = Int32(words[1]) else { return }
    let waiting = state.withLock { $0.waiting.removeValue(forKey: number) }
    waiting?.resume(returning: status == -1 ? .notBegun : .ended(status))
  }

  /// Runs the process for as long as this one lives.
  private static func keep(_ start: Start, connection: Int32) async {
    var platform = PlatformOptions()
    platform.createSession = true
    platform.teardownSequence = [
      .send(signal: .terminate, allowedDurationToNextStep: .seconds(10))
    ]
    guard let line = try? Lifeline() else {
      close(connection)
      return
    }
    defer { line.cut() }
    let limit = "1000000000"
    var variables = start.variables
    variables["LD_PRELOAD"] = start.library
    variables["TUTOR_LOADED_TOOL"] = start.executable
    let changes = variables.map { (Environment.Key(stringLiteral: $0.key), Optional($0.value)) }
    _ = try? await Subprocess.run(
      .path(FilePath(start.warden)),
      arguments: Arguments([limit, limit, start.executable] + start.arguments),
      environment: .inherit.updating(Dictionary(uniqueKeysWithValues: changes)),
      platformOptions: platform,
      input: .fileDescriptor(line.wardensEnd, closeAfterSpawningProcess: true),
      output: .fileDescriptor(
        FileDescriptor(rawValue: connection), closeAfterSpawningProcess: true),
      error: .discarded)
  }

  private static func send(_ message: Data, to connection: Int32) -> Bool {
    message.withUnsafeBytes { bytes in
      Glibc.send(connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        == bytes.count
    }
  }

  private static func receive(_ connection: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: 64)
    var count = -1
    repeat { count = recv(connection, &bytes, bytes.count, 0) } while count < 0 && errno == EINTR
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  /// A file's text; `nil` if it is larger than the limit.
  private static func text(of file: String, limit: Int) -> String? {
    guard FileStamp(path: file).size <= limit else { return nil }
    return String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
  }
}
