import Foundation
package import LessonModel
package import Outcomes
import Testing

/// A small lesson with the results of its runs, from the files in `Tests/SitePagesTests/Sample`.
package struct Sample {
  package var lesson: Lesson
  package var results: [String: StepResult] = [:]

  /// Reads the sample.
  ///
  /// - Throws: An error of the file system, or in decoding the files.
  package init() throws {
    let folder = "Tests/SitePagesTests/Sample/"
    let text = try Repository.read(folder + "lesson.md")
    let parsed = LessonParser.parse(text, file: "lesson.md")
    lesson = try #require(parsed.lesson, "\(parsed.findings)")
    for step in lesson.steps {
      let data = try Data(contentsOf: Repository.file(folder + step.id + ".json"))
      let id = "\(lesson.id)/\(step.id)"
      results[id] = StepResult(
        id: id, outcomes: try JSONDecoder().decode([Outcome].self, from: data))
    }
  }
}
