import DeviceProtocol

/// What is said of file coordination: who waits for whom, and what presenters are told.
enum FileAccessWords {
  /// A claim or a presenter that another claim waits for.
  enum Obstacle {
    case access(isGranted: Bool, isWriting: Bool)
    case presenter
  }

  static let missingFile = "a file that isn't there yet"
  static let anotherProcess = "another process"

  static func access(_ kind: FileAccess.Kind, to file: String) -> String {
    "to \(verb(kind)) \(file)"
  }

  /// Returns the reason why a claim waits: "Reader writes it".
  static func reason(
    _ obstacle: Obstacle, of name: String, file: String, isSuspended: Bool
  ) -> String {
    switch obstacle {
    case .access(let isGranted, let isWriting):
      let verb = isWriting ? "write" : "read"
      let cause = isGranted ? "\(verb)s \(file)" : "is to \(verb) \(file) first"
      return "\(name) \(cause)" + (isSuspended ? ", and is suspended" : "")
    case .presenter:
      return "\(name) presents \(file)"
        + (isSuspended ? ", and is suspended" : " and hasn't relinquished it")
    }
  }

  /// Returns a sentence of a deadlock; the process may be in its own way.
  static func wait(
    of name: String, accesses: [String], for obstacle: Obstacle, of other: String
  ) -> String {
    "\(name) waits \(ListWords.both(accesses)), \(clause(obstacle, of: other, for: name))"
  }

  private static func clause(
    _ obstacle: Obstacle, of other: String, for name: String
  ) -> String {
    switch obstacle {
    case .access(let isGranted, let isWriting):
      let verb = isWriting ? "write" : "read"
      guard isGranted else { return "which \(other) is to \(verb) first" }
      return other == name ? "which it \(verb)s itself" : "which \(other) \(verb)s"
    case .presenter:
      return other == name ? "which it presents itself" : "which \(other) presents"
    }
  }

  /// Returns the verb for what is done: "write".
  private static func verb(_ kind: FileAccess.Kind) -> String {
    switch kind {
    case .reading, .readingWithoutChanges: "read"
    case .updating, .changingMetadata, .merging: "write"
    case .deleting: "delete"
    case .moving: "move"
    case .replacing: "replace"
    }
  }

  /// Returns what a presenter is asked to do; `nil` if it isn't a question.
  static func request(
    _ call: PresenterCall, about file: String, _ name: (String?) -> String
  ) -> String? {
    switch call {
    case .relinquishToReader: "let it read \(file)"
    case .relinquishToWriter: "let it write \(file)"
    case .saveChanges: "save \(file)"
    case .accommodateDeletion: "let it delete \(file)"
    case .accommodateSubitemDeletion(let path): "let it delete \(name(path))"
    default: nil
    }
  }

  /// Returns what a presenter is told; `nil` if it isn't news.
  static func news(
    _ call: PresenterCall, about file: String, _ name: (String?) -> String
  ) -> String? {
    switch call {
    case .didChange: "\(file) has changed"
    case .didMove(let path): "its file is \(name(path)) now"
    case .subitemDidAppear(let path): "\(name(path)) has appeared"
    case .subitemDidChange(let path): "\(name(path)) has changed"
    case .subitemDidMove(let old, let new): "\(name(old)) has moved to \(name(new))"
    default: nil
    }
  }
}
