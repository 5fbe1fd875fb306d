import Findings

/// Messages about building the site.
enum SiteWords {
  static let abstract = "Build the lessons as a static site."

  // MARK: - site build

  static let buildAbstract =
    "Run every example and write the site, which can be read from disk and without JavaScript."

  static let buildDiscussion = """
    A lesson that breaks a promise isn't published: the build fails. If a step needs something \
    this machine lacks, its page says so, and shows what the lesson promises.
    """

  static func stepsRun(_ done: Int, of steps: Int, lesson: String) -> String {
    "\(done) of \(steps) steps have run; now: \(lesson)"
  }

  static func promiseBroken(by lesson: String) -> String {
    "site not written: '\(lesson)' breaks a promise"
  }

  static func written(_ written: Int, unchanged: Int, removed: Int) -> String {
    "\(counted(written, "file")) written, \(unchanged) unchanged"
      + (removed > 0 ? ", \(removed) removed" : "")
  }

  static func open(_ page: String) -> String { "Open \(page)" }

  /// The steps that were not run, a line for each below the reasons.
  static func notRun(steps: [String], reasons: [String]) -> String {
    "\(steps.count) \(steps.count == 1 ? "step was" : "steps were") not run on this "
      + "machine: \(reasons.joined(separator: "; "))\n" + steps.map { "  \($0)\n" }.joined()
  }

  // MARK: - site preview

  static let previewAbstract = "Build one lesson's page, and rebuild it whenever you save."
  static let previewDiscussion = "The page shows broken promises. Ctrl-C ends the preview."
  static let previewOnceHelp = "Build once, without waiting for changes."

  static func previewBuilt(_ page: String, milliseconds: Int) -> String {
    "built in \(milliseconds) ms: \(page)"
  }
}
