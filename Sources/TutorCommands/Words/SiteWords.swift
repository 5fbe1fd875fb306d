/// What is said about the building of the site.
enum SiteWords {
  static let abstract = "Build the lessons as a static site."

  // MARK: - site build

  static let buildAbstract =
    "Run every example and write the site, readable from a file and without JavaScript."

  static let buildDiscussion = """
    A lesson that doesn't keep its promises is not published: the build fails. A step that needs \
    something this machine lacks says so on its page, with what the lesson promises of it.
    """

  static func stepsRun(_ done: Int, of steps: Int, lesson: String) -> String {
    "\(done) of \(steps) steps have run; now: \(lesson)"
  }

  static func promiseBroken(by lesson: String) -> String {
    "the site is not written: '\(lesson)' breaks a promise"
  }

  static func written(_ written: Int, unchanged: Int, removed: Int) -> String {
    "\(written) files written, \(unchanged) unchanged\(removed > 0 ? ", \(removed) removed" : "")"
  }

  static func open(_ page: String) -> String { "Open \(page)" }

  /// The steps that were not run, a line each below the reasons.
  static func notRun(steps: [String], reasons: [String]) -> String {
    "\(steps.count) \(steps.count == 1 ? "step was" : "steps were") not run on this "
      + "machine: \(reasons.joined(separator: "; "))\n" + steps.map { "  \($0)\n" }.joined()
  }

  // MARK: - site preview

  static let previewAbstract = "Build one lesson's page, again and again as you save it."
  static let previewDiscussion = "Broken promises are shown on the page. Ctrl-C ends it."
  static let previewOnceHelp = "Build once, without waiting for changes."

  static func previewBuilt(_ page: String, milliseconds: Int) -> String {
    "built in \(milliseconds) ms: \(page)"
  }
}
