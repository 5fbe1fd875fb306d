import DeviceEvents
import Findings
import LessonModel
import Outcomes

/// Compares what a program did with what its step promises.
struct ProgramCheck {
  let program: Program
  let expectations: [Expectation]
  let outcome: Outcome
  let file: String
  /// Whether it is a learner's program, to which remedies for the lesson's author say nothing.
  var isOfLearner = false

  /// The broken promises.
  var findings: [Finding] {
    guard outcome.isBuilt else { return compilationFindings }
    // A program that lacked something on this machine proves nothing else.
    guard outcome.lack == nil else { return compilationFindings }
    return compilationFindings + deadlockFindings + endingFindings
      + expectations.compactMap(finding)
  }

  private var mainName: String { program.mainName }
}

// MARK: - Compiling

extension ProgramCheck {
  private var compilationFindings: [Finding] {
    guard let failure = program.failure, case .compilation(let message) = failure.expected else {
      return outcome.diagnostics.map(finding)
    }
    let errors = outcome.diagnostics.filter { $0.severity == .error }
    if outcome.isBuilt {
      return [
        Finding(
          .shouldHaveFailed, PromiseWords.compiles, file: file, range: failure.range,
          remedy: PromiseWords.compilesRemedy(message))
      ]
    }
    if errors.contains(where: { $0.target == failure.target && $0.message.contains(message) }) {
      return errors.filter { $0.target != failure.target }.map(finding)
    }
    return [
      Finding(
        .otherFailure, PromiseWords.otherCompilerError(than: message), file: file,
        range: failure.range, remedy: PromiseWords.otherCompilerErrorRemedy,
        notes: errors.map {
          let place = place(of: $0)
          return Finding.Note($0.message, file: place.file, range: place.range)
        })
    ]
  }

  private func finding(_ diagnostic: Diagnostic) -> Finding {
    let place = place(of: diagnostic)
    return Finding(
      diagnostic.severity == .error ? .compileError : .compileWarning,
      severity: diagnostic.severity, diagnostic.message, file: place.file, range: place.range)
  }

  /// The place of a message in the lesson.
  private func place(of diagnostic: Diagnostic) -> (file: String, range: SourceRange?) {
    let place = LessonPlaces(program).place(of: diagnostic.position, in: diagnostic.file)
    return (
      place?.file ?? file,
      place.map { SourceRange(line: $0.position.line, column: $0.position.column) }
    )
  }
}

// MARK: - Endings

extension ProgramCheck {
  private var endingFindings: [Finding] {
    let expected = program.failure.map { $0.target ?? mainName }
    var findings = outcome.processes.filter { $0 != expected }.flatMap { process in
      outcome.endings(of: process).compactMap { finding($0, of: process) }
    }
    if let failure = program.failure, let expected {
      findings += finding(failure, process: expected).map { [$0] } ?? []
    }
    return findings + installationFindings
  }

  /// A failure that the lesson promises and that didn't happen.
  private func finding(_ failure: Program.Failure, process: String) -> Finding? {
    let endings = outcome.endings(of: process)
    guard !endings.contains(where: failure.expected.isMet) else { return nil }
    return Finding(
      .shouldHaveFailed,
      PromiseWords.failureMissing(failure.expected, of: process, ending: endings.last),
      file: file, range: failure.range)
  }

  /// An ending that the lesson doesn't mention and that can't be intended.
  private func finding(_ ending: Ending, of process: String) -> Finding? {
    let kind: Finding.Kind
    var trapped: Place?
    switch ending {
    case .exited(0), .stopped(.finished), .stopped(.byScene), .stopped(.byUser),
      .stopped(.runOver):
      return nil
    case .stopped(let stop) where stop.isRuleOfSystem && tellsEvents: return nil
    case .exited, .stopped(.brokenConnection): kind = .otherFailure
    case .crashed(_, _, let place):
      kind = .crashed
      trapped = place
    case .stopped(.timeLimit), .stopped(.launchTime), .stopped(.watchdog): kind = .timedOut
    case .stopped(.memoryLimit), .stopped(.memoryOfKind): kind = .outOfMemory
    case .stopped(.lockAtSuspension), .stopped(.expired), .stopped(.backgroundTask):
      kind = .otherFailure
    case .stopped(.outputLimit): kind = .tooMuchOutput
    }
    let place = trapped.flatMap {
      LessonPlaces(program).place(of: SourcePosition(line: $0.line, column: 1), in: $0.file)
    }
    let range = place.map { SourceRange(line: $0.position.line, column: 1, length: 0) }
    return Finding(
      kind, PromiseWords.ended(process, ending), file: place?.file ?? file,
      range: range ?? mainRange(process),
      remedy: isOfLearner
        ? nil
        : kind == .otherFailure
          ? PromiseWords.endedRemedy : PromiseWords.endedRemedy(kind.word))
  }

  /// Processes that wait for each other's files, unless the step states the events.
  private var deadlockFindings: [Finding] {
    guard !tellsEvents else { return [] }
    return outcome.events.compactMap { event in
      guard case .filesDeadlocked(let circle) = event.action else { return nil }
      return Finding(
        .otherFailure, PromiseWords.deadlock(circle), file: file,
        range: mainRange(event.process), remedy: PromiseWords.deadlockRemedy)
    }
  }

  /// Whether the step states what happens on the device.
  private var tellsEvents: Bool { expectations.contains { $0.subject == .events } }

  /// The start of a process's code.
  private func mainRange(_ process: String) -> SourceRange? {
    program.targets.first { $0.target.name == process }?.files.first?.infoRange
      ?? program.main?.infoRange
  }

  /// Apps that the device refused, unless the step states the events.
  private var installationFindings: [Finding] {
    guard !tellsEvents else { return [] }
    return outcome.events.compactMap { event in
      guard case .installationRefused(let reasons) = event.action else { return nil }
      return Finding(
        .propertyList, PromiseWords.refused(event.process, reasons), file: file,
        range: program.main?.infoRange)
    }
  }
}

// MARK: - Expectations

extension ProgramCheck {
  private func finding(_ expectation: Expectation) -> Finding? {
    let kind: Finding.Kind =
      switch expectation.subject {
      case .output: .outputDiffers
      case .events: .eventsDiffer
      }
    let text = expectation.found(in: outcome, of: program)
    guard let difference = ExpectedText(expectation.text).difference(from: text) else {
      return nil
    }
    let line = expectation.start.line + difference.line
    return Finding(
      kind, PromiseWords.differs(expectation.subject, difference), file: file,
      range: SourceRange(
        line: line, column: expectation.start.column,
        length: difference.expected?.utf8.count ?? 1))
  }
}

extension Ending.Stop {
  /// Whether iOS itself ends processes for this reason; a step that states the events mentions it.
  fileprivate var isRuleOfSystem: Bool {
    switch self {
    case .memoryOfKind, .launchTime, .watchdog, .lockAtSuspension, .expired, .backgroundTask: true
    case .finished, .byScene, .byUser, .timeLimit, .memoryLimit, .outputLimit, .brokenConnection,
      .runOver:
      false
    }
  }
}

extension ExpectedFailure {
  /// Whether a process ended as promised; compilation is checked elsewhere.
  fileprivate func isMet(by ending: Ending) -> Bool {
    switch (self, ending) {
    case (.compilation, _): true
    case (.trap(let message), .crashed(_, let words, _)): words.contains(message)
    case (.timeLimit, .stopped(.timeLimit)), (.timeLimit, .stopped(.launchTime)),
      (.timeLimit, .stopped(.watchdog)):
      true
    case (.memoryLimit, .stopped(.memoryLimit)), (.memoryLimit, .stopped(.memoryOfKind)): true
    case (.outputLimit, .stopped(.outputLimit)): true
    default: false
    }
  }
}

extension Finding.Kind {
  /// The fence word that announces such an ending.
  fileprivate var word: FenceWord {
    switch self {
    case .crashed: .traps
    case .timedOut: .timesOut
    case .outOfMemory: .outOfMemory
    default: .tooMuchOutput
    }
  }
}
