/// What is said of constraints, and of visual formats that can't be read.
enum LayoutWords {
  static func contradicts(_ constraint: String) -> String {
    "[LayoutConstraints] Unable to simultaneously satisfy constraints: \(constraint) conflicts with "
      + "others that are required, and is ignored"
  }

  // MARK: Visual formats

  static let noView = "a view is missing before '|'"
  static let afterEnd = "nothing may follow '|'"
  static func missing(_ mark: Character) -> String { "'\(mark)' is missing" }
  // As iOS says it.
  static func unknownView(_ name: String) -> String {
    "'\(name)' is not a key in the views dictionary"
  }

  static func noNumber(_ word: String) -> String {
    "'\(word)' is neither a number nor a key in the metrics or views dictionary"
  }

  static let noPriority = "a priority is missing after '@'"
  static let noSuperview = "'|' stands for the superview, but the view has none"
}
