import Findings

/// What binding expectations to programs says.
enum ExpectationWords {
  static let ofFailure = "Program that must not compile can't print or do anything"
  static let ofFailureRemedy = "remove this block, or the 'fails' of the program"
  static let failsIsHere = "'fails' is here"

  static let repeated = "The same is expected of the program twice"
  static let repeatedRemedy = "join the two blocks"

  static func tooEarly(_ subject: Expectation.Subject) -> String {
    "\(name(of: subject)) before the \(program(for: subject)) that it speaks of"
  }
  static func tooEarlyRemedy(_ subject: Expectation.Subject) -> String {
    "move it behind the \(program(for: subject))"
  }

  static func programMissing(_ subject: Expectation.Subject) -> String {
    "\(name(of: subject)) of no \(program(for: subject))"
  }
  static let addSceneRemedy = "add a 'swift scene' block before it"
  static let addProgramRemedy = "add a 'swift' block before it, in this step"
}

extension ExpectationWords {
  private static func name(of subject: Expectation.Subject) -> String {
    switch subject {
    case .output(process: nil): "Output"
    case .output(process: .some(let process)): "Output of \(quoted(process))"
    case .events: "Events"
    }
  }

  private static func program(for subject: Expectation.Subject) -> String {
    subject.needsScene ? "scene" : "program"
  }
}
