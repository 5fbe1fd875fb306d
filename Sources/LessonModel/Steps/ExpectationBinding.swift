import Findings

/// The search for the program that an expectation speaks of.
///
/// Expectations come in the order of their blocks, so that each program is passed once.
struct ExpectationBinding {
  private let programs: [StepPrograms.Entry]
  /// The first program that hasn't been passed.
  private var next = 0
  /// The last programs passed that run at all, and that run on the device.
  private var latest: (any: Int?, device: Int?)
  /// What has been expected so far, for finding what is expected twice.
  private var stated: [Key: SourceRange] = [:]

  private struct Key: Hashable {
    var subject: Expectation.Subject
    var program: Int
  }

  init(to programs: [StepPrograms.Entry]) {
    self.programs = programs
  }

  /// Binds an expectation to a program before it; `nil`, with a finding, when there is none.
  mutating func bind(
    _ snippet: Snippet, _ subject: Expectation.Subject, at block: Int, report: inout Report
  ) -> Expectation? {
    pass(upTo: block)
    let isOfAny = subject == .output(process: nil)
    guard let program = isOfAny ? latest.any : latest.device else {
      let comesLater = programs[next...].contains { entry in
        entry.program.main != nil && (isOfAny || entry.program.kind == .device)
      }
      report.unbound(
        subject, at: snippet.infoRange, comesLater: comesLater, hasProgram: !programs.isEmpty)
      return nil
    }
    if let failure = programs[program].program.failure, case .compilation = failure.expected {
      report.add(
        .misplacedFence, "Program that must not compile can't print or do anything",
        at: snippet.infoRange, remedy: "remove this block, or the 'fails' of the program",
        notes: [Finding.Note("'fails' is here", range: failure.range)])
      return nil
    }
    let key = Key(subject: subject, program: program)
    if let first = stated[key] {
      report.add(
        .misplacedFence, "The same is expected of the program twice", at: snippet.infoRange,
        remedy: "join the two blocks",
        notes: [Finding.Note("the first one is here", range: first)])
      return nil
    }
    stated[key] = snippet.infoRange
    return Expectation(
      subject, text: snippet.text, start: snippet.start, infoRange: snippet.infoRange,
      program: program)
  }

  /// Passes the programs before a block; one without a main doesn't run.
  private mutating func pass(upTo block: Int) {
    while next < programs.count, programs[next].block < block {
      if programs[next].program.main != nil {
        latest.any = next
        if programs[next].program.kind == .device { latest.device = next }
      }
      next += 1
    }
  }
}

extension Report {
  fileprivate mutating func unbound(
    _ subject: Expectation.Subject, at range: SourceRange, comesLater: Bool, hasProgram: Bool
  ) {
    let needsScene = subject != .output(process: nil)
    let wanted = needsScene ? "scene" : "program"
    if comesLater {
      add(
        .misplacedFence, "\(subject.heading) before the \(wanted) that it speaks of", at: range,
        remedy: "move it behind the \(wanted)")
    } else {
      add(
        .misplacedFence, "\(subject.heading) of no \(wanted)", at: range,
        remedy: needsScene || hasProgram
          ? "add a 'swift scene' block before it" : "add a 'swift' block before it, in this step")
    }
  }
}

extension Expectation.Subject {
  fileprivate var heading: String {
    switch self {
    case .output(process: nil): "Output"
    case .output(process: .some(let process)): "Output of \(quoted(process))"
    case .events: "Events"
    }
  }
}
