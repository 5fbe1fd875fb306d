import Findings

/// Messages about expectations and the programs they belong to.
enum ExpectationWords {
  static let ofFailure =
    "Program is expected not to compile, so it can't have output or events"
  static let ofFailureRemedy = "remove this block, or the program's 'fails'"
  static let failsIsHere = "'fails' is here"

  static let repeated = "Program's result is stated twice"
  static let repeatedRemedy = "merge the two blocks"

  static func tooEarly(_ subject: Expectation.Subject) -> String {
    "\(name(of: subject)) block comes before its \(program(for: subject))"
  }
  static func tooEarlyRemedy(_ subject: Expectation.Subject) -> String {
    "move it after the \(program(for: subject))"
  }

  static func programMissing(_ subject: Expectation.Subject) -> String {
    "\(name(of: subject)) block has no \(program(for: subject))"
  }
  static let addSceneRemedy = "add a 'swift scene' block before it"
  static let addProgramRemedy = "add a 'swift' block before it, in this step"
}

extension ExpectationWords {
  private static func name(of subject: Expectation.Subject) -> String {
    switch subject {
    case .output(process: nil): quoted(FenceWord.output.rawValue)
    case .output(process: .some(let process)): quoted("\(FenceWord.output.rawValue)=\(process)")
    case .events: quoted(FenceWord.events.rawValue)
    }
  }

  private static func program(for subject: Expectation.Subject) -> String {
    subject.needsScene ? "scene" : "program"
  }
}
