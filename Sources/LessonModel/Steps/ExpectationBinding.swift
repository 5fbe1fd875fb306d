import Findings

/// Finds the program that an expectation is about.
///
/// Expectations come in the order of their blocks, so each program is passed once.
struct ExpectationBinding {
  private let programs: [StepPrograms.Entry]
  /// The first program not yet passed.
  private var next = 0
  /// The last programs passed that run at all, and that run on the device.
  private var latest: (any: Int?, device: Int?)
  /// The expectations so far, to find duplicates.
  private var stated: [Key: SourceRange] = [:]

  private struct Key: Hashable {
    var subject: Expectation.Subject
    var program: Int
  }

  init(to programs: [StepPrograms.Entry]) {
    self.programs = programs
  }

  /// Binds an expectation to a program before it; `nil`, with a finding, if there is none.
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
        .misplacedFence, ExpectationWords.ofFailure, at: snippet.infoRange,
        remedy: ExpectationWords.ofFailureRemedy,
        notes: [Finding.Note(ExpectationWords.failsIsHere, range: failure.range)])
      return nil
    }
    let key = Key(subject: subject, program: program)
    if let first = stated[key] {
      report.add(
        .misplacedFence, ExpectationWords.repeated, at: snippet.infoRange,
        remedy: ExpectationWords.repeatedRemedy,
        notes: [Finding.Note(SharedWords.firstIsHere, range: first)])
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
    if comesLater {
      add(
        .misplacedFence, ExpectationWords.tooEarly(subject), at: range,
        remedy: ExpectationWords.tooEarlyRemedy(subject))
    } else {
      add(
        .misplacedFence, ExpectationWords.programMissing(subject), at: range,
        remedy: subject.needsScene || hasProgram
          ? ExpectationWords.addSceneRemedy : ExpectationWords.addProgramRemedy)
    }
  }
}

extension Expectation.Subject {
  /// Whether only a scene can make it happen.
  var needsScene: Bool { self != .output(process: nil) }
}
