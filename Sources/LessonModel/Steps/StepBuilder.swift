import CommonMark
import Findings

/// Builds a lesson's steps in order; files are carried from step to step.
struct StepBuilder {
  let reader: BlockReader
  let languageMode: Lesson.LanguageMode
  /// Whether blocks that give part of a file become the whole file.
  private let mergesParts: Bool
  private var carried: CarriedFiles
  private var names = StepNames()
  private(set) var steps: [Step] = []
  private var fileCount = 0
  /// The files that the front matter gives, until a step has files.
  private var listed: [Snippet]
  /// The lesson's last scene.
  private var scene: Snippet?

  /// The maximum number of `file=` blocks in a lesson; each step keeps all files so far.
  static let maximumFiles = 500

  init(reader: BlockReader, languageMode: Lesson.LanguageMode, mergesParts: Bool) {
    self.reader = reader
    self.mergesParts = mergesParts
    self.languageMode = languageMode
    carried = CarriedFiles(of: reader.targets ?? [])
    listed = (reader.targets ?? []).flatMap(\.lists)
  }

  /// Makes the next step from a section.
  mutating func add(_ section: Outline.Section, report: inout Report) {
    var details = Report(file: report.file)
    let number = steps.count + 1
    let name = names.name(
      section.heading, number: number, lines: reader.lines, report: &details)
    let blocks = section.blocks.map { read($0, report: &report, details: &details) }
    let sections =
      reader.isTutors
      ? StepSections(of: blocks, in: reader.document, report: &details)
      : StepSections(shown: blocks)
    let light =
      reader.isTutors
      ? LightQuestions(in: sections.shown, of: reader.document, report: &details)
      : LightQuestions(in: [], of: reader.document, report: &details)
    let shown = assembled(
      withLists((reader.isTutors ? light.blocks : sections.shown).map(\.block)), report: &details)
    let programs = StepPrograms(
      of: shown, isExercise: sections.isExercise, languageMode: languageMode, carried: &carried,
      lastScene: scene, report: &details)
    scene = programs.entries.last { $0.program.kind == .device }?.program.main ?? scene
    var step = Step(
      id: name.id, title: name.title, number: number, range: section.heading.range,
      blocks: bound(shown, to: programs, report: &details),
      programs: programs.entries.map(\.program))
    step.exercise = exercise(of: step, sections, report: &details)
    step.quizzes = light.quizzes
    step.checkPredictions(report: &details)
    step.quizzes += quizzes(of: step, sections, report: &details)
    steps.append(step)
    if reader.isTutors { report.add(details) }
  }

  /// Reads the exercise; later steps continue with its solution.
  private mutating func exercise(
    of step: Step, _ sections: StepSections, report: inout Report
  ) -> Exercise? {
    let exercise = ExerciseReader(
      reader: reader, sections: sections, step: step, files: carried, languageMode: languageMode
    ).exercise(report: &report)
    exercise?.solution.files.forEach { carried.place($0) }
    return exercise
  }

  private func quizzes(
    of step: Step, _ sections: StepSections, report: inout Report
  ) -> [Quiz] {
    sections.special.compactMap { section in
      guard let kind = section.word.quizKind else { return nil }
      let quiz = QuizReader(document: reader.document, section: section, kind: kind)
        .quiz(report: &report)
      if kind == .prediction, !sections.hasMistakes, !step.programs.contains(where: \.canPrint) {
        report.predictsNothing(at: section.heading.range)
      }
      return quiz
    }
  }

  /// Reads a block, and whether anything is wrong with it.
  private mutating func read(
    _ node: Document.NodeID, report: inout Report, details: inout Report
  ) -> PlacedBlock {
    let before = report.findings.count
    let whole = reader.read(node, report: &report)
    let block = limit(whole, report: &details)
    return PlacedBlock(
      node: node, block: block,
      hasMistake: report.findings.count > before || block.isFile != whole.isFile)
  }

  /// Binds expectations to programs; those that contradict the rest of the step are only shown.
  private func bound(
    _ blocks: [ReadBlock], to programs: StepPrograms, report: inout Report
  ) -> [Block] {
    var binding = ExpectationBinding(to: programs.entries)
    return blocks.enumerated().map { index, block in
      switch block {
      case .prose(let node):
        return .prose(node)
      case .question(let index):
        return .question(index)
      case .snippet(let snippet):
        return programs.dropped.contains(index)
          ? .snippet(snippet.shown)
          : .snippet(snippet, program: programs.index(of: snippet, at: index))
      case .expectation(let snippet, let subject):
        let expectation = binding.bind(snippet, subject, at: index, report: &report)
        return expectation.map(Block.expectation) ?? .snippet(snippet)
      }
    }
  }

  /// The blocks of a step, with each target's files from the front matter before its first file in
  /// the lesson.
  private mutating func withLists(_ blocks: [ReadBlock]) -> [ReadBlock] {
    let whole = Set(blocks.compactMap { $0.file?.part == nil ? $0.file?.role : nil })
    var all: [ReadBlock] = []
    for block in blocks {
      if let target = block.file?.targetName {
        let own = listed.filter { $0.targetName == target && !whole.contains($0.role) }
        all += own.map(ReadBlock.snippet)
        listed.removeAll { $0.targetName == target }
      }
      all.append(block)
    }
    return all
  }

  /// Replaces blocks that give part of a file with whole files.
  private func assembled(_ blocks: [ReadBlock], report: inout Report) -> [ReadBlock] {
    guard mergesParts else { return blocks }
    var files = carried
    return blocks.map { block in
      guard case .snippet(let snippet) = block, snippet.targetName != nil else { return block }
      guard let whole = snippet.assembled(into: files.file(snippet.role), report: &report) else {
        return .snippet(snippet.shown)
      }
      files.place(whole)
      return .snippet(whole)
    }
  }

  /// Counts a block that is a file; one too many is reported, and only shown.
  private mutating func limit(_ block: ReadBlock, report: inout Report) -> ReadBlock {
    guard case .snippet(let snippet) = block, block.isFile else { return block }
    fileCount += 1
    guard fileCount > Self.maximumFiles else { return block }
    if fileCount == Self.maximumFiles + 1 {
      report.add(
        .misplacedFence, StepWords.tooManyFiles(atMost: Self.maximumFiles),
        at: snippet.infoRange, remedy: StepWords.tooManyFilesRemedy)
    }
    return .snippet(snippet.shown)
  }
}

extension Step {
  /// Reports predictions in a step where nothing runs.
  fileprivate func checkPredictions(report: inout Report) {
    guard !programs.contains(where: \.canPrint) else { return }
    for quiz in quizzes where quiz.kind == .prediction { report.predictsNothing(at: quiz.range) }
  }
}

extension Report {
  fileprivate mutating func predictsNothing(at range: SourceRange) {
    add(
      .section, StepWords.predictionWithoutProgram, at: range,
      remedy: StepWords.predictionWithoutProgramRemedy)
  }
}

extension Snippet {
  /// The snippet as one that is only shown.
  fileprivate var shown: Snippet {
    var shown = self
    shown.role = .shown
    shown.part = nil
    shown.isOnce = false
    shown.isHidden = false
    shown.isStarter = false
    shown.failure = nil
    return shown
  }
}
