import ArgumentParser
import Foundation

/// The exit statuses of every command.
enum Status: Int32, Comparable {
  /// All is well.
  case fine = 0
  /// A check failed.
  case failed = 1
  /// Wrong usage, or something that can't be read.
  case unusable = 2
  /// The machine lacks something.
  case machine = 3

  static func < (left: Status, right: Status) -> Bool { left.rawValue < right.rawValue }
}

/// Why a command can't go on: its message and its exit status.
struct Failure: Error {
  var status: Status
  /// The message, in one or more lines; `nil` if everything has been said.
  var message: String?

  init(_ status: Status) { self.status = status }

  init(_ status: Status, saying message: String) {
    self.status = status
    self.message = message
  }

  /// The text for standard error: the message after the tool's name, with a line feed.
  var text: String {
    guard let message else { return "" }
    return "tutor: " + (message.hasSuffix("\n") ? message : message + "\n")
  }
}

extension Tutor {
  /// Ends the program; only ``main()`` calls this.
  static func exit(withStatus status: Status) -> Never { Foundation.exit(status.rawValue) }
}
