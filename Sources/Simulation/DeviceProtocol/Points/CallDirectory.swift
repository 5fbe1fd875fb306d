/// One thing that a call directory says about its numbers.
package enum CallDirectoryStep: Codable, Hashable, Sendable {
  case block(Int64)
  case name(Int64, label: String)
  case unblock(Int64)
  case unname(Int64)
  case unblockAll
  case unnameAll

  /// Whether it withdraws an earlier entry.
  package var isRemoval: Bool {
    switch self {
    case .block, .name: false
    case .unblock, .unname, .unblockAll, .unnameAll: true
    }
  }
}

/// The numbers of a call directory.
package struct CallDirectoryNumbers: Hashable, Sendable {
  /// Those that are blocked.
  package var blocked: Set<Int64> = []
  /// Those that have a name.
  package var labels: [Int64: String] = [:]

  package init(_ steps: [CallDirectoryStep] = []) { apply(steps) }

  /// Applies what the directory says.
  package mutating func apply(_ steps: [CallDirectoryStep]) {
    for step in steps {
      switch step {
      case .block(let number): blocked.insert(number)
      case .name(let number, let label): labels[number] = label
      case .unblock(let number): blocked.remove(number)
      case .unname(let number): labels[number] = nil
      case .unblockAll: blocked = []
      case .unnameAll: labels = [:]
      }
    }
  }
}

/// An incoming call, and what the user sees of it.
package struct ReceivedCall: Codable, Hashable, Sendable {
  package var number: Int64
  package var isBlocked = false
  /// The text that is shown for it, if there is more than the number.
  package var name: String?
  /// The call directory that has blocked or named it.
  package var directory: String?

  package init(number: Int64) { self.number = number }
}
