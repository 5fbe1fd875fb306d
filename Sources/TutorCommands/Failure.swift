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
  /// What is written to standard error, with its line end.
  var text: String

  init(_ status: Status, _ text: String = "") {
    self.status = status
    self.text = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
  }
}

extension Tutor {
  /// Ends the program; only ``main()`` does so.
  static func exit(withStatus status: Status) -> Never { Foundation.exit(status.rawValue) }
}
