import CommonMark
import Findings

/// Makes an exercise from a step's sections.
struct ExerciseReader {
  let document: Document
  let sections: StepSections
  /// The step as far as it has been built.
  let step: Step
  /// The lesson's files up to this step, including the step's own.
  let files: CarriedFiles
  let languageMode: Lesson.LanguageMode

  init(
    reader: BlockReader, sections: StepSections, step: Step, files: CarriedFiles,
    languageMode: Lesson.LanguageMode
  ) {
    document = reader.document
    self.sections = sections
    self.step = step
    self.files = files
    self.languageMode = languageMode
  }

  /// Reads the exercise; `nil` if there is none, or not enough of it to be solved.
  func exercise(report: inout Report) -> Exercise? {
    guard sections.isExercise else { return nil }
    let starter = step.starter
    guard sections.hasParts else {
      if let first = starter.first { report.onlyStarter(first) }
      return nil
    }
    checkWhole(starter, report: &report)
    let check = sections[.check].flatMap {
      CheckReader(document: document, section: $0, program: program(with: starter))
        .check(report: &report)
    }
    let hints = sections[.hints].map {
      HintReader(document: document, section: $0).hints(report: &report)
    }
    let solution = sections[.solution].flatMap {
      SolutionReader(document: document, section: $0, starter: starter).solution(report: &report)
    }
    func variants(_ word: SectionWord) -> [Exercise.Variant] {
      sections[word].map {
        VariantReader(
          document: document, section: $0, starter: starter, solution: solution?.files ?? [],
          verdicts: check?.verdicts ?? []
        ).variants(report: &report)
      } ?? []
    }
    let accepted = variants(.accepted)
    let rejected = variants(.rejected)
    guard !starter.isEmpty, let check, let solution else { return nil }
    return Exercise(
      starter: starter, check: check.program, expectations: check.expectations,
      verdicts: check.verdicts, hints: hints ?? [], solution: solution, accepted: accepted,
      rejected: rejected)
  }

  /// Makes the program that the check's scene is added to.
  private func program(with starter: [Snippet]) -> Program {
    var files = files
    for file in starter { files.place(file) }
    return Program(.device, targets: files.targets, main: nil, languageMode: languageMode)
  }

  /// Reports what every exercise needs and this one lacks.
  private func checkWhole(_ starter: [Snippet], report: inout Report) {
    if starter.isEmpty, !sections.hasMistakes {
      report.add(
        .section, ExerciseWords.starterMissing, at: step.range,
        remedy: ExerciseWords.starterMissingRemedy)
    }
    for word in SectionWord.allCases where word.quizKind == nil && sections[word] == nil {
      report.add(
        .section, StepSectionWords.missingFromExercise(word), at: step.range,
        remedy: StepSectionWords.missingFromExerciseRemedy(word))
    }
  }
}

extension StepSections {
  /// Whether there is a section of an exercise.
  fileprivate var hasParts: Bool { special.contains { $0.word.quizKind == nil } }
}

extension Step {
  /// The files that the learner begins with.
  fileprivate var starter: [Snippet] {
    blocks.compactMap { block in
      guard case .snippet(let snippet, _) = block, snippet.isStarter else { return nil }
      return snippet
    }
  }
}

extension Report {
  fileprivate mutating func onlyStarter(_ first: Snippet) {
    let parts = SectionWord.allCases.filter { $0.quizKind == nil }
    add(
      .section, ExerciseWords.starterWithoutExercise, at: first.infoRange,
      remedy: ExerciseWords.starterWithoutExerciseRemedy(parts))
  }
}
