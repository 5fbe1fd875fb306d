import TerminalViews

/// The line that says which step is next, and how to get there.
enum NextLine {
  static func text(_ step: ListedStep, style: TerminalStyle) -> String {
    let place = LearnerViewWords.next(step.title, step.path)
    let command = LearnerViewWords.typeNext
    let line = TerminalLine(place + " " + command)
    // A command to type is never broken across lines.
    guard line.width > style.textWidth else { return style.encode([line]) }
    return style.encode(TerminalLine(place).wrapped(to: style.textWidth) + [TerminalLine(command)])
  }

  /// What comes after a finished step: the next one, or a note that there is none.
  static func text(
    after progress: Progress, in course: CourseContents, style: TerminalStyle
  ) -> String {
    guard let step = progress.next(in: course) else { return LearnerViewWords.wasLast + "\n" }
    return text(step, style: style)
  }

  /// The exercises that were skipped because the machine couldn't check them; empty if there are
  /// none.
  static func unchecked(
    _ progress: Progress, in course: CourseContents, style: TerminalStyle
  ) -> String {
    let paths = progress.uncheckedExercises(in: course)
    guard !paths.isEmpty else { return "" }
    let lines =
      TerminalLine(LearnerViewWords.unchecked)
      .wrapped(to: style.textWidth)
      + paths.map { TerminalLine(LearnerViewWords.check($0)).indented(by: 2) }
    return style.encode(lines)
  }
}
