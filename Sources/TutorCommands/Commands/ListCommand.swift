import ArgumentParser
import Foundation
import TerminalViews

/// Lists lessons and steps with their state.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: LearningWords.listAbstract)

  @Flag(help: ArgumentHelp(CommandLineWords.jsonHelp))
  var json = false

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    let course = try place.contents(Reporter(console: .standardError, root: place.root))
    let progress = try place.progressStore.read(Console.standardError)
    if json {
      Console.standardOutput.write(try JSONText.of(CourseList(course, progress)))
    } else {
      Console.standardOutput.write(text(course, progress))
    }
  }

  private func text(_ course: CourseContents, _ progress: Progress) -> String {
    let style = Console.standardOutput.style
    let lessons = course.lessons.map { lesson in
      TerminalLine([
        TerminalLine.Piece(lesson.title, .bold),
        TerminalLine.Piece(LearningWords.listedMinutes(lesson.minutes), .dim),
      ]).wrapped(to: Console.standardOutput.listWidth)
        + lesson.steps.flatMap { step in
          let mark = progress.state(of: step).mark(style.usesUnicode)
          let line = TerminalLine(
            LearningWords.listedStep(
              step.title, path: step.path, isExercise: step.kind == .exercise))
          return line.wrapped(to: Console.standardOutput.listWidth - 4).enumerated().map {
            number, part in
            TerminalLine([TerminalLine.Piece(number == 0 ? "  \(mark) " : "    ")] + part.pieces)
          }
        }
    }
    return style.encode(Array(lessons.joined(separator: [TerminalLine.blank])))
  }
}

extension Progress.State {
  /// The state as one character.
  func mark(_ usesUnicode: Bool) -> String {
    switch self {
    case .done: usesUnicode ? "✓" : "x"
    case .open: usesUnicode ? "·" : "-"
    case .stale: usesUnicode ? "↻" : "!"
    }
  }
}

/// The list as JSON.
private struct CourseList: Encodable {
  struct LessonEntry: Encodable {
    var id: String
    var title: String
    var part: String
    var minutes: Int
    var steps: [StepEntry]
  }
  struct StepEntry: Encodable {
    var id: String
    var title: String
    var kind: String
    var state: String
  }

  let version = 1
  var lessons: [LessonEntry]

  init(_ course: CourseContents, _ progress: Progress) {
    lessons = course.lessons.map { lesson in
      LessonEntry(
        id: lesson.id, title: lesson.title, part: lesson.part, minutes: lesson.minutes,
        steps: lesson.steps.map { step in
          StepEntry(
            id: step.id, title: step.title, kind: step.kind.rawValue,
            state: progress.state(of: step).rawValue)
        })
    }
  }
}
