import DeviceEvents
import LessonModel
import Outcomes

/// Walks through a step's blocks and puts results where they belong.
struct StepScriptWriter {
  let step: Step
  let result: StepResult?
  private(set) var items: [StepScript.Item] = []
  /// The processes whose output has been shown, by program.
  private var shown: [Int: Set<String>] = [:]
  private var drawn: Set<Int> = []
  /// The programs already reported as not run.
  private var excused: Set<Int> = []

  private var files: ShownFiles

  init(step: Step, of lesson: Lesson, result: StepResult?) {
    self.step = step
    self.result = result
    files = ShownFiles(before: step, of: lesson)
  }

  mutating func run() {
    let last = step.lastBlocks
    let again = step.lastFileOfScenePlayedAgain
    for (index, block) in step.blocks.enumerated() {
      switch block {
      case .prose(let node): items.append(.prose(node))
      case .snippet(let snippet, _):
        items.append(.code(StepScript.Code(snippet, earlier: files.show(snippet))))
        if index == again { items.append(.remark(ScriptWords.sceneAgain)) }
      case .expectation(let expectation): take(expectation)
      case .question(let quiz): items.append(.question(question(quiz)))
      }
      for program in step.programs.indices where last[program] == index { finish(program) }
    }
  }
}

extension StepScriptWriter {
  /// The questions after the step's text.
  var questions: [StepScript.Question] {
    step.quizzes.indices.filter { !step.quizzes[$0].isLight }.map(question)
  }

  private func question(_ index: Int) -> StepScript.Question {
    let known = result?.rightAnswers ?? []
    return StepScript.Question(
      step.quizzes[index], rightAnswers: known.indices.contains(index) ? known[index] : nil)
  }

  /// The outcome of a program; `nil` if this machine lacked something for it.
  private func outcome(_ program: Int) -> Outcome? {
    recorded(program).flatMap { $0.lack == nil ? $0 : nil }
  }

  private func recorded(_ program: Int) -> Outcome? {
    guard let result, result.outcomes.indices.contains(program) else { return nil }
    return result.outcomes[program]
  }

  /// Says once what this machine lacked for a program.
  private mutating func excuse(_ program: Int) {
    guard let lack = recorded(program)?.lack, excused.insert(program).inserted else { return }
    items.append(.failure(StepScript.Failure(notRun: ScriptWords.notRun, lack)))
  }

  private mutating func take(_ expectation: Expectation) {
    excuse(expectation.program)
    guard let outcome = outcome(expectation.program) else {
      items.append(.printed(StepScript.Printed(expectation)))
      return
    }
    guard outcome.isBuilt else { return }
    switch expectation.subject {
    case .events:
      draw(expectation.program, outcome)
    case .output(let process):
      guard let name = process ?? outcome.mainProcess else { return }
      show(name, expectation.program, outcome)
    }
  }

  /// Shows everything about a program that hasn't been shown.
  private mutating func finish(_ index: Int) {
    excuse(index)
    guard let outcome = outcome(index) else { return }
    let program = step.programs[index]
    if !outcome.diagnostics.isEmpty {
      let isMeant = !outcome.isBuilt && program.failure?.expected.isCompilation == true
      items.append(
        .failure(
          StepScript.Failure(outcome.diagnostics, in: program, isMeant: isMeant && passes)))
    }
    for process in outcome.processes {
      let isSilent =
        outcome.text(of: process).isEmpty && outcome.text(of: process, .error).isEmpty
      if !isSilent { show(process, index, outcome) }
    }
    draw(index, outcome)
    for process in outcome.processes {
      guard let ending = outcome.ending(of: process), ending.isBreakdown else { continue }
      let isMeant = program.failure.map { !$0.expected.isCompilation } ?? ending.isByScene
      items.append(
        .failure(StepScript.Failure(process, ending, in: program, isMeant: isMeant && passes)))
    }
  }

  private var passes: Bool { result.map { !$0.fails } ?? false }

  private mutating func show(_ process: String, _ program: Int, _ outcome: Outcome) {
    guard shown[program, default: []].insert(process).inserted else { return }
    let main =
      step.programs[program].kind == .alone ? ScriptWords.output : ScriptWords.scenePrints
    let caption =
      process == outcome.mainProcess ? Caption(main) : ScriptWords.prints(process)
    items += StepScript.Printed.all(
      caption, output: outcome.text(of: process), errors: outcome.text(of: process, .error)
    ).map(StepScript.Item.printed)
  }

  private mutating func draw(_ program: Int, _ outcome: Outcome) {
    guard drawn.insert(program).inserted else { return }
    defer {
      showInspections(outcome)
      showPhotographs(outcome)
    }
    let timeline = Timeline(events: outcome.events)
    let isAlone = step.programs[program].kind == .alone
    // The end of a standalone program is told beside its output.
    guard timeline.rows.contains(where: { !isAlone || !$0.kind.isFailure }) else { return }
    items.append(.timeline(title: ScriptWords.events, timeline))
  }
}

extension StepScriptWriter {
  /// The maximum number of photographs shown of one program; a scene in a loop can take any number.
  private static let mostPhotographs = 12
  /// The maximum length of a name that a program gives to what it shows.
  private static let longestName = 200

  private mutating func showInspections(_ outcome: Outcome) {
    let taken = outcome.events.lazy.compactMap { event -> StepScript.Item? in
      guard case .inspected(let title, let lines) = event.action else { return nil }
      let caption = ScriptWords.sceneShows(String(title.prefix(Self.longestName)))
      return .printed(
        StepScript.Printed(.shown, caption, text: lines.joined(separator: "\n")))
    }
    let shown = Array(taken.prefix(Self.mostPhotographs))
    items += shown
    if taken.count > shown.count {
      items.append(.remark(ScriptWords.more(taken.count - shown.count)))
    }
  }

  private mutating func showPhotographs(_ outcome: Outcome) {
    let taken = outcome.events.lazy.compactMap { event -> StepScript.Photographs.Photograph? in
      guard case .photographed(let name, let screen) = event.action else { return nil }
      return StepScript.Photographs.Photograph(
        caption: ScriptWords.screen(name, of: event.process), screen: screen)
    }
    let shown = Array(taken.prefix(Self.mostPhotographs))
    guard !shown.isEmpty else { return }
    let omitted = taken.count - shown.count
    items.append(
      .photographs(
        StepScript.Photographs(
          title: ScriptWords.screens, shown: shown,
          more: omitted > 0 ? ScriptWords.more(omitted) : nil)))
  }
}

extension Step {
  /// The index of the step's last file if an earlier step's scene plays again with it.
  fileprivate var lastFileOfScenePlayedAgain: Int? {
    guard programs.contains(where: { $0.kind == .device && $0.main != nil }) else { return nil }
    let snippets = blocks.enumerated().compactMap { index, block in
      if case .snippet(let snippet, _?) = block { (index: index, snippet: snippet) } else { nil }
    }
    guard !snippets.contains(where: { $0.snippet.role == .scene }) else { return nil }
    return snippets.last { $0.snippet.targetName != nil }?.index
  }
}

extension ExpectedFailure {
  var isCompilation: Bool {
    if case .compilation = self { true } else { false }
  }
}

extension Ending {
  /// Whether a process ended because of what it did, or was killed.
  fileprivate var isBreakdown: Bool {
    switch self {
    case .exited(let status): status != 0
    case .crashed: true
    case .stopped(.finished), .stopped(.runOver): false
    case .stopped(.byScene), .stopped(.timeLimit), .stopped(.memoryLimit), .stopped(.outputLimit),
      .stopped(.brokenConnection), .stopped(.memoryOfKind), .stopped(.launchTime),
      .stopped(.watchdog), .stopped(.lockAtSuspension), .stopped(.expired),
      .stopped(.backgroundTask), .stopped(.byUser):
      true
    }
  }

  /// Whether the lesson itself ended the process.
  fileprivate var isByScene: Bool { self == .stopped(.byScene) || self == .stopped(.byUser) }
}
