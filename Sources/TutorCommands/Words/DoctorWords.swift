/// What `tutor doctor` says of the machine.
enum DoctorWords {
  static let abstract = "Say what this machine has and lacks."

  static let discussion = """
    With --api it says of one of Apple's names how far it is simulated: 'simulated', \
    'type-checks only', 'not yet' or 'out of scope'; the exit status is 1 when it isn't there.
    """

  static let apiHelp = "Look up a symbol or module of iOS: UIView, UIView.addSubview, SwiftUI."

  static func version(_ version: String) -> String { "tutor \(version)" }

  // MARK: - Lines, each with its mark

  static func ok(_ text: String) -> String { "ok       " + text }
  static func missing(_ text: String) -> String { "missing  " + text }
  static func note(_ text: String) -> String { "note     " + text }
  static func remedy(_ text: String) -> String { "         " + text }

  static let simulationBuilt = "the simulation is built"
  static let scriptsRun = "web pages are opened, and scripts run in them"
  static let hasWalls = "the kernel keeps apps and extensions apart"

  static let sceneRunsAsYou =
    "scenes, and programs without an app, run as you: no wall keeps them from your files"

  /// Something that the machine lacks, called as in "a parser" or "the wall".
  static func lack(of what: String, consequence: String) -> String {
    "no \(withoutArticle(what)): \(consequence)"
  }

  private static func withoutArticle(_ what: String) -> String {
    for article in ["a ", "an ", "the "] where what.hasPrefix(article) {
      return String(what.dropFirst(article.count))
    }
    return what
  }

  // MARK: - Packages

  static func installUnknown(_ packages: String) -> String {
    "install with this system's package manager what Debian calls \(packages)"
  }

  static func install(_ command: String) -> String { "type: \(command)" }
}
