/// The parts of what an outcome depends on, for saying which has changed.
enum PremiseWords {
  static let compiler = "the compiler"
  static let simulation = "the simulation"
  static let furtherFrameworks = "the further frameworks"
  static let tool = "tutor itself"
  static let languageMode = "the language mode"
  static let limits = "the limits"
  static let scene = "the scene"
  static let program = "the program"
  static func target(_ name: String) -> String { "the target \(name)" }
}
