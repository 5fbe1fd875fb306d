import ArgumentParser
import Foundation
import LessonModel
import Findings

/// Makes skeletons of lessons and steps, which fail their check until they are filled in, and running
/// examples of extension points.
struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Make a lesson's or a step's skeleton, or a point's example.",
    discussion:
      "A skeleton fails \(CommandName.quoted("test")) until it is filled in; an example runs as it is.",
    subcommands: [NewLesson.self, NewStep.self, NewPoint.self])
}

/// Makes the skeleton of a lesson and lists it in the course.
struct NewLesson: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson", abstract: "Make the skeleton of a lesson, and list it in the course.")

  @Argument(help: "The lesson's title: \"Sharing files\".")
  var title: String

  func run() async throws {
    let place = try Workplace()
    let course = try place.course(Reporter(console: .standardError, root: place.root))
    let id = try Skeleton.identifier(of: title)
    guard !course.lessons.contains(where: { $0.id == id }) else {
      throw Failure(.unusable, "tutor: there is a lesson '\(id)' already")
    }
    let list = place.lessons.appendingPathComponent("course.yml")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.lessons.path)) ?? []
    let number = (names.compactMap { Int($0.prefix { $0.isNumber }) }.max() ?? 0) + 1
    let folder = (number < 10 ? "0" : "") + "\(number)-\(id)"
    guard let text = try? String(contentsOf: list, encoding: .utf8),
      let listed = CourseText.adding(folder, to: text)
    else {
      throw Failure(
        .unusable, "tutor: Lessons/course.yml doesn't end with a list of lessons to add to")
    }
    try Skeleton.write(
      Skeleton.lesson(title: title, id: id),
      to: place.lessons.appendingPathComponent(folder).appendingPathComponent("lesson.md"))
    try Skeleton.write(listed, to: list)
    Console.standardOutput.write(
      """
      Lessons/\(folder)/lesson.md is there and listed in Lessons/course.yml.
      It fails its check until it says what happens: \(CommandName.typed) test \(id)

      """)
  }
}

/// Adds the skeleton of a step to a lesson.
struct NewStep: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "step", abstract: "Add the skeleton of a step to a lesson.")

  @Argument(help: "The lesson's id, as \(CommandName.quoted("list")) shows it before the '/'.")
  var lesson: String

  @Argument(help: "The step's title: \"A place for files\".")
  var title: String

  func run() async throws {
    let place = try Workplace()
    let course = try place.course(Reporter(console: .standardError, root: place.root))
    guard let found = course.lessons.first(where: { $0.id == lesson }) else {
      let near = NearMiss.suggestion(for: lesson, among: course.lessons.map(\.id))
      throw Failure(.unusable, "tutor: no lesson '\(lesson)'\(near)")
    }
    let id = try Skeleton.identifier(of: title)
    guard !found.steps.contains(where: { $0.id == id }) else {
      throw Failure(.unusable, "tutor: '\(lesson)' has a step '\(id)' already")
    }
    let file = place.root.appendingPathComponent(found.file)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Failure(.unusable, "tutor: \(found.file) can't be read")
    }
    let ending = text.hasSuffix("\n") ? "" : "\n"
    try Skeleton.write(text + ending + "\n" + Skeleton.step(title: title, id: id), to: file)
    Console.standardOutput.write(
      """
      The step stands at the end of \(found.file).
      It fails its check until it says what happens: \(CommandName.typed) test \(lesson)/\(id)

      """)
  }
}
