/// What is said of extensions of every point: how they are switched, and how their work fails.
enum PointWords {
  static let interrupted = "the connection to the extension was interrupted"
  static let notStarted = "the extension couldn't be started"
  static let noContainingApp = "the process doesn't belong to an app"
  static let notSwitchedOn = "it isn't switched on"

  static func isOff(_ name: String) -> String { "'\(name)' isn't switched on" }

  static func noAnswer(_ seconds: Double) -> String {
    "there was no answer for \(Int(seconds)) seconds"
  }

  static func noAnswer(to callback: String, _ seconds: Double) -> String {
    "\(callback) got no answer for \(Int(seconds)) seconds"
  }

  static func unknown(_ kind: String, _ name: String, among names: [String]) -> String {
    "no \(kind) '\(name)' is installed: " + ListWords.thereAre(names)
  }
}
