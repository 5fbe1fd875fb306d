/// What reading an event says of one that isn't as it should be.
enum ActionWords {
  static let notOneCase = "an action has exactly one kind"

  static func unknownCase(_ name: String) -> String { "no action is called '\(name)'" }
}
