import DeviceEvents
import Foundation

/// Reads what the Swift run time says when a program traps or is stopped by a signal: the message,
/// then a backtrace with the places of its calls.
struct LastWords {
  /// The message without its place: "Fatal error: Index out of range"; empty when there is none.
  var message = ""
  /// The place in the program's own code: the innermost call that isn't in a library.
  var place: Place?

  /// Reads the last lines of standard error of a program with the given executable.
  init(_ lines: [String], executable: String) {
    var said: Place?
    for line in lines {
      if message.isEmpty, let (message, place) = Self.trap(line) {
        self.message = message
        said = place
      } else if message.isEmpty, let cause = line.wholeMatch(of: Self.cause) {
        message = String(cause.1)
      } else if place == nil {
        place = Self.call(line, in: executable)
      }
    }
    place = place ?? said
  }

  /// Whether the run time's words begin with this line.
  static func begin(with line: String) -> Bool {
    trap(line) != nil || line.hasPrefix("*** Signal ")
  }

  /// Returns the lines that the program printed itself: all of them, or those before the run time's
  /// words.
  static func prints(_ lines: [String], _ ending: Ending) -> [String] {
    guard case .crashed = ending, let start = lines.firstIndex(where: begin) else { return lines }
    return Array(lines[..<start])
  }
}

extension LastWords {
  /// Reads a line such as `Share/ShareViewController.swift:12: Fatal error: text`, with the
  /// module's name before the file's.
  private static func trap(_ line: String) -> (message: String, place: Place?)? {
    // A failed cast has no place; the backtrace has.
    if line.hasPrefix("Could not cast value of type") { return (castFailure(line), nil) }
    for mark in [": Fatal error", ": Precondition failed", ": Assertion failed"] {
      guard let found = line.range(of: mark) else { continue }
      let message = line[line.index(found.lowerBound, offsetBy: 2)...]
        .trimmingCharacters(in: .whitespacesAndNewlines)
      return (message, place(line[..<found.lowerBound]))
    }
    return nil
  }

  /// Returns the words without the addresses of the types.
  private static func castFailure(_ line: String) -> String {
    line.replacing(#/ \(0x[0-9a-f]+\)/#, with: "")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func place(_ head: Substring) -> Place? {
    guard let colon = head.lastIndex(of: ":"),
      let line = Int(head[head.index(after: colon)...])
    else { return nil }
    return Place(file: String(head[..<colon]), line: line)
  }

  /// A line such as `*** Program crashed: Bad pointer dereference at 0x0000000000000010 ***`.
  nonisolated(unsafe) private static let cause =
    // A regex is immutable; the library doesn't say so yet.
    #/\*\*\* Program crashed: (.*?)(?: at 0x[0-9a-f]+)? \*\*\*\s*/#

  /// Reads a call in the program itself: ` 4 [ra] 0x… main + 73 in Share at
  /// ./ShareViewController.swift:14:7`.
  private static func call(_ line: String, in executable: String) -> Place? {
    guard let found = line.range(of: " in \(executable) at ", options: .backwards) else {
      return nil
    }
    let parts = line[found.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
      .split(separator: ":")
    guard parts.count >= 3, let number = Int(parts[parts.count - 2]), number > 0 else {
      return nil
    }
    let file = parts.dropLast(2).joined(separator: ":")
    return Place(
      file: "\(executable)/\(file.hasPrefix("./") ? String(file.dropFirst(2)) : file)", line: number
    )
  }
}
