import ArgumentParser
import Foundation
import LessonModel
import Findings

/// Creates skeletons of lessons and steps, which fail their check until they are filled in, and
/// running examples of extension points.
struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: NewWords.abstract,
    discussion: NewWords.discussion,
    subcommands: [NewLesson.self, NewStep.self, NewPoint.self, NewCourse.self])
}

/// Creates the skeleton of a lesson and adds it to the course's list.
struct NewLesson: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson", abstract: NewWords.lessonAbstract)

  @Argument(help: ArgumentHelp(NewWords.lessonTitleHelp))
  var title: String

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    let course = try place.course(Reporter(console: .standardError, root: place.root))
    let id = try Skeleton.identifier(of: title)
    guard !course.lessons.contains(where: { $0.id == id }) else {
      throw Failure(.unusable, saying: NewWords.lessonExists(id))
    }
    let list = place.lessons.appendingPathComponent("course.yml")
    guard let text = try? String(contentsOf: list, encoding: .utf8),
      let listed = CourseText.adding(id, to: text)
    else {
      throw Failure(.unusable, saying: NewWords.noLessonList)
    }
    try Skeleton.write(
      NewWords.lessonSkeleton(title: title, yamlTitle: Skeleton.quoted(title), id: id),
      to: place.lessons.appendingPathComponent(id).appendingPathComponent("lesson.md"))
    try Skeleton.write(listed, to: list)
    Console.standardOutput.write(NewWords.lessonMade(in: place.lessonsPath, id: id))
  }
}

/// Adds the skeleton of a step to a lesson.
struct NewStep: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "step", abstract: NewWords.stepAbstract)

  @Argument(help: ArgumentHelp(CommandLineWords.lessonHelp))
  var lesson: String

  @Argument(help: ArgumentHelp(NewWords.stepTitleHelp))
  var title: String

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    let course = try place.course(Reporter(console: .standardError, root: place.root))
    guard let found = course.lessons.first(where: { $0.id == lesson }) else {
      let near = NearMiss.suggestion(for: lesson, among: course.lessons.map(\.id))
      throw Failure(.unusable, saying: CommandLineWords.unknownLesson(lesson, suggestion: near))
    }
    let id = try Skeleton.identifier(of: title)
    guard !found.steps.contains(where: { $0.id == id }) else {
      throw Failure(.unusable, saying: NewWords.stepExists(id, in: lesson))
    }
    let file = place.root.appendingPathComponent(found.file)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Failure(.unusable, saying: FileWords.unreadable(found.file))
    }
    let ending = text.hasSuffix("\n") ? "" : "\n"
    try Skeleton.write(text + ending + "\n" + NewWords.stepSkeleton(title: title, id: id), to: file)
    Console.standardOutput.write(NewWords.stepMade(in: found.file, path: "\(lesson)/\(id)"))
  }
}
