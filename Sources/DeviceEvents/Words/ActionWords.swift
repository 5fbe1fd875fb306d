/// Messages about events that can't be decoded.
enum ActionWords {
  static let notOneCase = "an action has exactly one kind"

  static func unknownCase(_ name: String) -> String { "no action is called '\(name)'" }
}
