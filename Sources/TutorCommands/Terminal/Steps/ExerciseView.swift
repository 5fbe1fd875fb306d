import CommonMark
import Findings
import LessonChecks
import LessonModel
import Outcomes
import StepScripts
import TerminalViews

/// What a learner sees of an exercise besides its task: where the files are, the verdict, hints,
/// and the solution.
enum ExerciseView {
  /// Where the learner's files are, and what to do.
  static func invitation(_ paths: [String], style: TerminalStyle) -> String {
    let lines =
      [TerminalLine(LearnerViewWords.edit, .bold)]
      + paths.map { TerminalLine($0).indented(by: 2) }
      + TerminalLine(LearnerViewWords.thenCheck).wrapped(to: style.textWidth)
    return style.encode(lines)
  }

  /// The result of the check: the author's verdict, what the compiler says of the lesson's code that
  /// uses the learner's, the output of the check's scene and, on request, what happened on the device.
  ///
  /// - Parameters:
  ///   - judgement: The result.
  ///   - step: The exercise's step.
  ///   - files: The learner's files, whose findings are shown elsewhere.
  ///   - showsTimeline: Whether to show what happened.
  ///   - style: How the terminal shows it.
  /// - Returns: The text.
  static func render(
    _ judgement: Judgement, of step: Step, files: Set<String>, showsTimeline: Bool,
    style: TerminalStyle
  ) -> String {
    var blocks = [TerminalLine(step.title, .bold).wrapped(to: style.textWidth)]
    if judgement.passes {
      blocks.append([
        TerminalLine("\(style.glyphs.yes) \(LearnerViewWords.passes)", .color(.green, bold: true))
      ])
    } else if let lack = judgement.lack {
      blocks.append(
        FailureView.lines(
          StepScript.Failure(notRun: LearnerViewWords.notChecked, lack), style: style))
      blocks.append(
        TerminalLine(LearnerViewWords.staysOpen).wrapped(to: style.textWidth))
    } else {
      blocks.append([
        TerminalLine("\(style.glyphs.no) \(LearnerViewWords.notYet)", .color(.red, bold: true))
      ])
      if let text = judgement.advice {
        blocks.append(TerminalLine(text).wrapped(to: style.textWidth))
      }
      let messages = judgement.compilerMessages(outside: files)
      if !messages.isEmpty {
        blocks.append(
          TerminalLine(LearnerViewWords.lessonsCodeFails).wrapped(to: style.textWidth)
            + messages.flatMap { TerminalLine($0).wrapped(to: style.textWidth - 2) }
            .map { $0.indented(by: 2) })
      }
    }
    let printed = judgement.outcome.text(of: MainProcess.scene)
    if !printed.isEmpty, judgement.lack == nil {
      blocks.append(
        OutputView.lines(
          StepScript.Printed(.shown, Caption(LearnerViewWords.checkPrints), text: printed),
          style: style))
    }
    let timeline = Timeline(events: judgement.outcome.events)
    if showsTimeline, !timeline.isEmpty {
      blocks.append(
        [TerminalLine(LearnerViewWords.whatHappened, .bold), .blank]
          + TimelineView.lines(timeline, style: style))
    }
    return style.encode(Array(blocks.joined(separator: [TerminalLine.blank])))
  }

  /// What a learner wants to know after passing: the reasons for the course's solution, and how to
  /// compare.
  static func afterPassing(
    _ exercise: Exercise, in document: Document, isTheCourses: Bool, style: TerminalStyle
  ) -> String {
    let reasons = exercise.solution.blocks.flatMap { block -> [[TerminalLine]] in
      guard case .prose(let node) = block else { return [] }
      return [MarkdownView.lines(document, [node], style: style)]
    }.filter { !$0.isEmpty }
    let title = LearnerViewWords.whyRight(isTheCourses: isTheCourses)
    let advice = isTheCourses ? LearnerViewWords.sameAsTheCourses : LearnerViewWords.compare
    let blocks =
      (reasons.isEmpty ? [] : [[TerminalLine(title, .bold)]] + reasons)
      + [TerminalLine(advice).wrapped(to: style.textWidth)]
    return "\n" + style.encode(Array(blocks.joined(separator: [TerminalLine.blank])))
  }

  /// One hint with its number.
  static func hint(
    _ number: Int, of exercise: LearnerExercise, style: TerminalStyle
  ) -> String {
    let hint = ExerciseScript(exercise.exercise).hints[number - 1]
    let title = "\(hint.title) \(style.glyphs.dot) \(exercise.step.title)"
    return style.encode(
      TerminalLine(title, .bold).wrapped(to: style.textWidth) + [.blank]
        + MarkdownView.lines(exercise.lesson.document, hint.nodes, style: style))
  }

  /// The author's solution and the reasons for it.
  static func solution(_ learner: LearnerExercise, style: TerminalStyle) -> String {
    let exercise = ExerciseScript(learner.exercise)
    let blocks = exercise.solution.map {
      ItemView.lines($0, in: learner.lesson.document, style: style)
    }
    let title = TerminalLine(
      "\(exercise.solutionTitle) \(style.glyphs.dot) \(learner.step.title)", .bold)
    let shown = [title.wrapped(to: style.textWidth)] + blocks.filter { !$0.isEmpty }
    return style.encode(Array(shown.joined(separator: [TerminalLine.blank])))
  }

  /// How a learner's file differs from the solution's.
  static func difference(
    of path: String, _ difference: TextDifference, style: TerminalStyle
  ) -> String {
    let title = TerminalLine(LearnerViewWords.difference(of: path), .bold)
    let lines = difference.lines.flatMap { line -> [TerminalLine] in
      let look: Look =
        switch line.side {
        case .both: .plain
        case .first: .color(.red)
        case .second: .color(.green)
        }
      return TerminalLine(line.sign + " " + (TerminalLine.lines(of: line.text).first ?? ""), look)
        .folded(to: style.width)
    }
    return style.encode(title.wrapped(to: style.textWidth) + lines)
  }
}

extension Judgement {
  /// What the compiler says of other code than the learner's, if it says nothing of that.
  ///
  /// Only the messages: the code's lines would reveal the check.
  fileprivate func compilerMessages(outside files: Set<String>) -> [String] {
    let errors = findings.filter { $0.kind == .compileError }
    guard !outcome.isBuilt, !errors.contains(where: { files.contains($0.file) }) else { return [] }
    return errors.map(\.message).reduce(into: []) { messages, message in
      if !messages.contains(message) { messages.append(message) }
    }
  }

  /// The author's verdict; the catch-all is for programs that run, so code that doesn't compile
  /// gets another message.
  fileprivate var advice: String? {
    guard let verdict else { return nil }
    let speaksOfARun = verdict.seen == .otherwise
    return speaksOfARun && !outcome.isBuilt ? LearnerViewWords.notBuilt : verdict.text
  }
}
