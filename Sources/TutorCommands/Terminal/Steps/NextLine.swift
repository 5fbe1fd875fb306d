import TerminalViews

/// The line that says which step is next, and how to get there.
enum NextLine {
  static func text(_ step: ListedStep, style: TerminalStyle) -> String {
    let place = "Next: \(step.title) (\(step.path))."
    let command = "Type \(CommandName.typed) next"
    let line = TerminalLine(place + " " + command)
    // What is to be typed is never broken.
    guard line.width > style.textWidth else { return style.encode([line]) }
    return style.encode(TerminalLine(place).wrapped(to: style.textWidth) + [TerminalLine(command)])
  }

  /// What comes after a step that is done: the next one, or that there is none.
  static func text(
    after progress: Progress, in course: CourseContents, style: TerminalStyle
  ) -> String {
    guard let step = progress.next(in: course) else { return "That was the last step.\n" }
    return text(step, style: style)
  }

  /// Which exercises the learner went past since the machine couldn't check them; nothing without any.
  static func unchecked(
    _ progress: Progress, in course: CourseContents, style: TerminalStyle
  ) -> String {
    let paths = progress.uncheckedExercises(in: course)
    guard !paths.isEmpty else { return "" }
    let lines =
      TerminalLine("Not checked, since this machine lacked something for it:")
      .wrapped(to: style.textWidth)
      + paths.map { TerminalLine("\(CommandName.typed) check \($0)").indented(by: 2) }
    return style.encode(lines)
  }
}
