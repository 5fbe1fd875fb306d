/// The subjects of rules, as titles.
enum RuleGroupWords {
  static let identity = "How a bundle is named and built"
  static let points = "What an extension extends, and what it starts with"
  static let placing = "Where keys belong"
  static let activation = "When an extension is offered"
  static let data = "What apps and extensions share and declare"
}
