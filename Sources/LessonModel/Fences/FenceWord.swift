/// A word of the format's vocabulary after a fence's language; the raw value is its spelling.
package enum FenceWord: String, CaseIterable, Hashable, Sendable {
  // The kinds of code.
  case scene
  case file
  case target
  case part
  case once
  case shown
  case hidden
  case starter

  // How code is meant to fail.
  case fails
  case traps
  case timesOut = "times-out"
  case outOfMemory = "out-of-memory"
  case tooMuchOutput = "too-much-output"

  // What a program is expected to do.
  case output
  case events

  /// Whether a word has a value: `file=Info.plist`.
  package enum ValueRule: Hashable, Sendable {
    case never, optional, always
  }

  /// Whether the word has a value.
  package var value: ValueRule {
    switch self {
    case .file, .target, .fails, .traps: .always
    case .output, .part: .optional
    case .scene, .once, .shown, .hidden, .starter, .timesOut, .outOfMemory, .tooMuchOutput, .events:
      .never
    }
  }

  /// The languages that the word may follow.
  package var languages: Set<FenceLanguage> {
    switch self {
    case .scene, .fails, .traps, .timesOut, .outOfMemory, .tooMuchOutput: [.swift]
    case .file, .target, .part, .once, .hidden, .starter: [.swift, .data]
    case .shown: [.swift, .data, .console]
    case .output, .events: [.console]
    }
  }
}

extension FenceWord {
  /// Whether two words of one info string contradict each other.
  func excludes(_ other: FenceWord) -> Bool {
    if isRole && other.isRole || isFailure && other.isFailure { return true }
    return other.isMeaningless(with: self) || isMeaningless(with: other)
  }

  /// Whether the word says what a block is; a block is only one thing.
  private var isRole: Bool {
    switch self {
    case .scene, .file, .shown, .output, .events: true
    case .target, .part, .once, .hidden, .starter, .fails, .traps, .timesOut, .outOfMemory,
      .tooMuchOutput:
      false
    }
  }

  /// Whether the word says how code is meant to fail.
  var isFailure: Bool {
    switch self {
    case .fails, .traps, .timesOut, .outOfMemory, .tooMuchOutput: true
    case .scene, .file, .target, .part, .once, .shown, .hidden, .starter, .output, .events: false
    }
  }

  /// Whether the word is meaningless or impossible for a block with the other word.
  private func isMeaningless(with other: FenceWord) -> Bool {
    switch other {
    case .shown: isFailure || [.hidden, .target, .part, .once, .starter].contains(self)
    case .starter: isFailure || self == .hidden || self == .once
    case .scene, .file, .target, .part, .once, .hidden, .fails, .traps, .timesOut, .outOfMemory,
      .tooMuchOutput,
      .output, .events:
      false
    }
  }
}
