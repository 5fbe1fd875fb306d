/// What is said of phone calls, contacts and call directories.
enum CallWords {
  static let directoryKind = "call directory"
  static let directoryPlace = "in the call settings"

  /// What becomes of a call.
  enum Outcome {
    case rings
    case blocked(by: String)
    case contact(String)
    case named(String, by: String)
  }

  static func called(by number: Int64, _ outcome: Outcome) -> String {
    "is called by \(number): \(words(outcome))"
  }

  private static func words(_ outcome: Outcome) -> String {
    switch outcome {
    case .rings: "it rings"
    case .blocked(let directory): "blocked by \(directory)"
    case .contact(let name): "it rings as the contact \(name)"
    case .named(let label, let directory): "it rings as \"\(label)\", according to \(directory)"
    }
  }

  static func noNumber(_ number: Int64) -> String { "\(number) isn't a phone number" }
  static func noNumber(_ text: String) -> String { "'\(text)' isn't a phone number" }

  static func listed(blocked: Int, named: Int) -> String { "\(blocked) blocked, \(named) named" }

  static let unknownDirectory = "no call directory has this identifier"
  static let directoryInterrupted = "the call directory ended before it had finished"
  static let directoryOff = "the user has switched the call directory off"
  static let directoryLoading = "the call directory is already being loaded"
}
