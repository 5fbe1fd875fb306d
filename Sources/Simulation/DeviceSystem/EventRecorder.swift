import DeviceEvents
import Foundation

/// Numbers events and appends them to the log's file as they happen.
final class EventRecorder {
  private var lastSequence = 0
  private let file: FileHandle

  init?(path: String) {
    guard FileManager.default.createFile(atPath: path, contents: EventLog.header),
      let file = FileHandle(forWritingAtPath: path)
    else { return nil }
    self.file = file
    _ = try? file.seekToEnd()
  }

  func record(_ process: String, _ action: Action, peer: String? = nil) {
    lastSequence += 1
    let event = Event(sequence: lastSequence, process: process, peer: peer, action: action)
    // A full disk ends the log early; the reader says that it is cut.
    guard let line = try? EventLog.line(event) else { return }
    try? file.write(contentsOf: line)
  }
}
