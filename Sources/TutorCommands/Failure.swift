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

/// Why a command can't go on: what it says, and the status that it ends with.
struct Failure: Error {
  var status: Status
  /// What is written to standard error, with who says it and its line end; empty where all is said.
  var text: String

  /// A failure of which everything was said already.
  init(_ status: Status) {
    self.status = status
    text = ""
  }

  /// A failure with what to say about it, in a line or several.
  init(_ status: Status, saying message: String) {
    self.status = status
    text = "tutor: " + (message.hasSuffix("\n") ? message : message + "\n")
  }
}

extension Tutor {
  /// Ends the program; only ``main()`` does so.
  static func exit(withStatus status: Status) -> Never { Foundation.exit(status.rawValue) }
}
