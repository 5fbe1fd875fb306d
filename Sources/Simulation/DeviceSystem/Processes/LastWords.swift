import DeviceEvents
import Foundation

/// Reads what the Swift run time says when a program traps.
enum LastWords {
  /// The message and the place of a trap among the last lines of standard error.
  ///
  /// A line reads `Module/path/to/file.swift:12: Fatal error: text`; for a path that `#sourceLocation`
  /// gave, `Module/` stands before it all the same.
  static func parse(_ lines: [String]) -> (message: String, place: Place?)? {
    guard let line = lines.first(where: isTrap) else {
      return nil
    }
    for mark in marks {
      guard let found = line.range(of: mark) else { continue }
      let head = line[..<found.lowerBound]
      let message = line[line.index(found.lowerBound, offsetBy: 2)...]
        .trimmingCharacters(in: .whitespacesAndNewlines)
      return (message, place(String(head)))
    }
    return nil
  }

  /// The lines that the program printed itself: all of them, or those before the trap's words and
  /// the stack trace behind them, whose addresses differ from run to run.
  static func prints(_ lines: [String], _ ending: Ending) -> [String] {
    guard case .crashed = ending, let trap = lines.firstIndex(where: isTrap) else { return lines }
    return Array(lines[..<trap])
  }

  /// Whether a line is a trap's last words.
  static func isTrap(_ line: String) -> Bool { marks.contains { line.contains($0) } }

  private static let marks = [": Fatal error", ": Precondition failed", ": Assertion failed"]

  private static func place(_ head: String) -> Place? {
    guard let colon = head.lastIndex(of: ":"),
      let line = Int(head[head.index(after: colon)...])
    else { return nil }
    let path = head[..<colon]
    let file = path.firstIndex(of: "/").map { path[path.index(after: $0)...] } ?? path
    return Place(file: String(file), line: line)
  }
}
