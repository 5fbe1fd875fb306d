/// The subjects of rules, as titles.
enum RuleGroupWords {
  static let identity = "How a bundle is named and built"
  static let points = "What an extension extends, and begins with"
  static let placing = "Which keys stand where"
  static let activation = "When an extension is offered"
  static let data = "What app and extension share and declare"
}
