package import Foundation

/// The event log on disk: a line that names its version, then one JSON object per line.
///
/// Lines are appended as things happen, so a device that is stopped from outside leaves behind what
/// it has recorded.
package enum EventLog {
  /// The version that this code writes and reads.
  package static let version = 1

  /// The reason why a log can't be read.
  package enum Failure: Error, Hashable {
    case empty
    case unknownVersion(String)
    case brokenLine(Int)
  }

  /// The log's first line.
  package static var header: Data { Data("{\"tutor-events\":\(version)}\n".utf8) }

  /// Returns one event as a line.
  package static func line(_ event: Event) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(event) + Data("\n".utf8)
  }

  /// Reads a log; a truncated last line is left out.
  ///
  /// - Throws: ``Failure`` when the log is empty, of an unknown version, or broken inside.
  package static func read(_ data: Data) throws -> [Event] {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    guard let first = lines.first else { throw Failure.empty }
    guard Data(first) + Data("\n".utf8) == header else {
      throw Failure.unknownVersion(String(decoding: first.prefix(100), as: UTF8.self))
    }
    let isCut = data.last != UInt8(ascii: "\n")
    let decoder = JSONDecoder()
    return try lines.dropFirst().enumerated().compactMap { index, line in
      do {
        return try decoder.decode(Event.self, from: Data(line))
      } catch {
        if isCut, index == lines.count - 2 { return nil }
        throw Failure.brokenLine(index + 2)
      }
    }
  }
}
