import DeviceEvents
import Foundation

/// Numbers events and appends them to the log's file as they happen.
final class EventRecorder {
  private var lastSequence = 0
  private let file: FileHandle
  /// What is recorded before the next event, unless it is dropped.
  private var held: (process: String, action: Action)?
  /// The port of the web server, which is another in each run.
  var serverPort: Int?

  init?(path: String) {
    guard FileManager.default.createFile(atPath: path, contents: EventLog.header),
      let file = FileHandle(forWritingAtPath: path)
    else { return nil }
    self.file = file
    _ = try? file.seekToEnd()
  }

  func record(_ process: String, _ action: Action, peer: String? = nil) {
    if let held {
      self.held = nil
      record(held.process, held.action)
    }
    lastSequence += 1
    let event = Event(sequence: lastSequence, process: process, peer: peer, action: action)
    // A full disk ends the log early; the reader says that it is cut.
    guard var line = try? EventLog.line(event) else { return }
    if let serverPort { line = Self.withoutPort(serverPort, line) }
    try? file.write(contentsOf: line)
  }

  /// Keeps an event of which it isn't sure yet that it happens; the next event confirms it.
  func hold(_ process: String, _ action: Action) { held = (process, action) }

  /// The event that was held hasn't happened.
  func dropHeld() { held = nil }

  /// The line with one port for all runs, so that their logs are equal.
  private static func withoutPort(_ port: Int, _ line: Data) -> Data {
    let (address, replacement) = ("127.0.0.1:\(port)", "127.0.0.1:50000")
    guard line.range(of: Data(address.utf8)) != nil else { return line }
    return Data(
      String(decoding: line, as: UTF8.self).replacing(address, with: replacement).utf8)
  }
}
