import ArgumentParser
import Foundation

/// Creates a course with the skeleton of a first lesson.
struct NewCourse: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "course", abstract: NewWords.courseAbstract)

  @Argument(help: ArgumentHelp(NewWords.courseFolderHelp), completion: .directory)
  var folder: String

  @Option(help: ArgumentHelp(NewWords.courseTitleHelp))
  var title: String?

  func run() async throws {
    let place = URL(fileURLWithPath: folder).standardizedFileURL
    let lessons = place.appendingPathComponent("Lessons")
    let list = lessons.appendingPathComponent("course.yml")
    for file in [list, place.appendingPathComponent("course.yml")]
    where FileManager.default.fileExists(atPath: file.path) {
      throw Failure(.unusable, saying: NewWords.courseExists(file.path))
    }
    let lesson = NewWords.firstLessonTitle
    let id = try Skeleton.identifier(of: lesson)
    try Skeleton.write(
      NewWords.lessonSkeleton(title: lesson, yamlTitle: Skeleton.quoted(lesson), id: id),
      to: lessons.appendingPathComponent(id).appendingPathComponent("lesson.md"))
    try Skeleton.write(
      NewWords.courseSkeleton(
        yamlTitle: Skeleton.quoted(title ?? place.lastPathComponent), lesson: id), to: list)
    Console.standardOutput.write(NewWords.courseMade(in: folder, lesson: id))
  }
}
