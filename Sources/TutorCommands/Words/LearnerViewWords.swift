/// Terminal output about exercises, kept texts and progress through the course.
enum LearnerViewWords {
  // MARK: - An exercise

  static let edit = "Your turn. Edit"
  static var thenCheck: String {
    "then type \(CommandName.typed) check. \(CommandName.typed) hint helps; "
      + "\(CommandName.typed) reset starts over."
  }
  static let passes = "The check passes."
  static let notYet = "Not yet."
  static let notBuilt = "It can't be built yet."
  static let lessonsCodeFails = "The lesson's code, which uses yours, doesn't compile:"
  static let notChecked = "Not checked on this machine"
  static var staysOpen: String {
    "It stays open, and the course goes on. \(CommandName.typed) solution --anyway shows the "
      + "course's solution next to yours."
  }
  static let checkPrints = "The check prints"
  static let whatHappened = "What happened on the device"
  static func whyRight(isTheCourses: Bool) -> String {
    isTheCourses ? "Why it is right" : "Why the course's solution is as it is"
  }
  static let sameAsTheCourses = "Your files are the course's solution, word for word."
  static var compare: String {
    "\(CommandName.typed) solution shows the course's solution, and how yours differs."
  }
  static func difference(of path: String) -> String {
    "Yours (-) and the solution (+) of \(path):"
  }

  // MARK: - Kept texts

  static func ways(hasOlder: Bool, hasNewer: Bool) -> String {
    let ways = [
      hasOlder ? "\(CommandName.quoted("undo")) goes further back" : nil,
      hasNewer ? "\(CommandName.quoted("redo")) \(hasOlder ? "forward" : "goes forward")" : nil,
      "\(CommandName.quoted("undo --list")) lists what is kept",
    ]
    return ways.compactMap { $0 }.joined(separator: ", ") + "."
  }
  static func nothingKept(of path: String) -> String {
    "nothing is kept of '\(path)' yet: your files are all there is"
  }
  static func nothingOlder(of path: String) -> String { nothing("older", of: path, other: "redo") }
  static func nothingNewer(of path: String) -> String { nothing("newer", of: path, other: "undo") }
  private static func nothing(_ age: String, of path: String, other: String) -> String {
    "nothing \(age) than your files is kept of '\(path)'; \(CommandName.quoted(other)) goes the "
      + "other way, and \(CommandName.quoted("undo --list")) lists what is kept"
  }
  static let now = "now"
  static var startingFiles: String {
    "the starting files, which \(CommandName.quoted("reset")) brings back"
  }
  static func notKept(_ differences: String) -> String { "not kept yet, \(differences)" }
  static func differences(_ count: Int) -> String {
    "\(count) \(count == 1 ? "line differs" : "lines differ") from the starting files"
  }
  static let nothingKeptYet = "Nothing is kept yet: reset, undo and redo keep what they replace."
  static var bringBack: String {
    "\(CommandName.quoted("undo --to NUMBER")) brings one back, and keeps what is there."
  }

  // MARK: - What is new

  static let wholeHelp =
    "Show files completely, not just what is new in them, and set-up code too."

  // MARK: - What comes next

  static func next(_ title: String, _ path: String) -> String { "Next: \(title) (\(path))." }
  static var typeNext: String { "Type \(CommandName.typed) next" }
  static let wasLast = "That was the last step."
  static let unchecked = "Not checked, because this machine lacks something they need:"
  static func check(_ path: String) -> String { "\(CommandName.typed) check \(path)" }
}
