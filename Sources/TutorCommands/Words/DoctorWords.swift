/// Messages of `tutor doctor` about the machine.
enum DoctorWords {
  static let abstract = "Say what this machine has and lacks."

  static let discussion = """
    With --api, it says how far one of Apple's APIs is simulated: 'simulated', \
    'kept, not read', 'type-checks only', 'not yet' or 'out of scope'; the exit status is 1 if \
    lessons can't use it.
    """

  static let apiHelp = "Look up a symbol or module of iOS: UIView, UIView.addSubview, SwiftUI."

  static func version(_ version: String) -> String { "tutor \(version)" }

  // MARK: - Lines, each with its mark

  static func ok(_ text: String) -> String { "ok       " + text }
  static func missing(_ text: String) -> String { "missing  " + text }
  static func note(_ text: String) -> String { "note     " + text }
  static func remedy(_ text: String) -> String { "         " + text }

  static let simulationBuilt = "the simulation is built"
  static let scriptsRun = "web pages open, and scripts run in them"
  static let hasWalls = "the kernel isolates apps and extensions from each other"

  static let sceneRunsAsYou =
    "scenes and programs without an app run as you: nothing keeps them from your files"

  /// Something that the machine lacks, with its article, as in "a parser" or "the wall".
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
    "use this system's package manager to install what Debian calls \(packages)"
  }

  static func install(_ command: String) -> String { "to install: \(command)" }
}
