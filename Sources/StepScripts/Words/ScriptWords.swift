import LessonModel

/// Words of pages and terminals around the contents of a step.
enum ScriptWords {
  static let separator = " · "
  static func place(_ number: Int, of count: Int) -> String { "step \(number) of \(count)" }

  // What programs print.
  static let output = "Output"
  static let scenePrints = "The scene prints"
  static func prints(_ process: String) -> Caption { Caption([.name(process), .text(" prints")]) }
  static let toStandardError = " to standard error"
  static let nothing = "nothing"
  static func omitted(_ lines: Int) -> String { "… \(lines) more lines …" }
  static func long(_ start: String, bytes: Int) -> String { "\(start)… (\(bytes) bytes)" }

  // What they should print or do, if they haven't run.
  static let expectedOutput = "Expected output"
  static func shouldPrint(_ process: String) -> Caption {
    Caption([.name(process), .text(" should print")])
  }
  static let expectedEvents = "What should happen"

  // What happened.
  static let events = "What happens on the device"
  static let results = "What happens"
  static let seeResults = "See what happens"
  static let screens = "What the screen shows"
  static func screen(_ name: String, of process: String) -> Caption {
    Caption([.name(process), .text(": \(name)")])
  }
  static func sceneShows(_ title: String) -> Caption {
    Caption([.text("The scene shows "), .name(title)])
  }
  static func more(_ count: Int) -> String { "\(count) more" }

  // What went wrong.
  static let refused = "The compiler refuses this"
  static let remarked = "The compiler has something to say"
  static func crashes(_ process: String) -> Caption {
    Caption([.name(process), .text(" crashes")])
  }
  static func ended(_ process: String, _ words: String) -> Caption {
    Caption([.name(process), .text(" \(words)")])
  }
  static let asItShould = ", as it should"
  static func line(_ number: Int, of file: String?) -> String {
    file.map { "line \(number) of \($0)" } ?? "line \(number)"
  }
  static let notRun = "Not run on this machine"
  static let checkNotRun = "The exercise's check: not run on this machine"
  static let problems = "This step is not as it should be"

  // Code.
  static let scene = "The scene plays the user"
  static func setUp(_ file: String?) -> String { "Set-up code" + (file.map { ": \($0)" } ?? "") }
  /// The text in place of code that isn't shown, with the names of its files.
  static func setUpNotShown(_ files: [String]) -> String {
    switch files.count {
    case 0: "Set-up code, which --whole shows"
    default: "Set-up code, which --whole shows: \(files.joined(separator: ", "))"
    }
  }
  static func promise(_ failure: ExpectedFailure) -> String {
    switch failure {
    case .compilation: "meant not to compile"
    case .trap: "meant to crash"
    case .timeLimit: "meant never to end"
    case .memoryLimit: "meant to use too much memory"
    case .outputLimit: "meant to print too much"
    }
  }

  static func asBefore(_ lines: Int) -> String {
    lines == 1 ? "1 line as before" : "\(lines) lines as before"
  }
  static let wholeFile = "The whole file"

  // Questions.
  static let sceneAgain = "The scene is played again."

  static func question(_ kind: Quiz.Kind) -> String {
    switch kind {
    case .quiz: "A question"
    case .prediction: "What do you think is printed?"
    }
  }
  static func verdict(_ isRight: Bool) -> String { isRight ? "Right." : "Wrong." }

  // Exercises.
  static let yourTurn = "Your turn"
  static let inATerminal = Caption([
    .text("In a terminal, "), .code("./tutor next"),
    .text(" gives you the files of this exercise, and "), .code("./tutor check"),
    .text(" tells you how you did."),
  ])
  static func hint(_ number: Int, of count: Int) -> String { "Hint \(number) of \(count)" }
  static let solution = "The solution"
}
