import DeviceEvents
import Foundation

/// Numbers events and appends them to the log's file as they happen.
final class EventRecorder {
  private var lastSequence = 0
  private let file: FileHandle
  /// An event to be recorded before the next one, unless it is dropped.
  private var held: (process: String, action: Action)?
  /// The port of the web server, which differs from run to run.
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
    // A full disk ends the log early; the reader says that it is cut off.
    guard var line = try? EventLog.line(event) else { return }
    if let serverPort { line = Self.withoutPort(serverPort, line) }
    try? file.write(contentsOf: line)
  }

  /// Keeps an event that isn't certain yet; the next event confirms it.
  func hold(_ process: String, _ action: Action) { held = (process, action) }

  /// Drops the held event, which hasn't happened.
  func dropHeld() { held = nil }

  /// Returns the line with the same port for all runs, so that their logs are equal.
  private static func withoutPort(_ port: Int, _ line: Data) -> Data {
    let (address, replacement) = ("127.0.0.1:\(port)", "127.0.0.1:50000")
    guard line.range(of: Data(address.utf8)) != nil else { return line }
    return Data(
      String(decoding: line, as: UTF8.self).replacing(address, with: replacement).utf8)
  }
}
