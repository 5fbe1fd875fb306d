package import Findings
import LessonModel

extension LessonRules {
  /// The topics that no step names, if the course claims to cover all of them.
  package static func coverage(of course: CourseFacts) -> [Finding] {
    guard let topics = course.topics, topics.isComplete else { return [] }
    let covered = Set(course.lessons.flatMap(\.steps).flatMap(\.topics))
    return topics.all.filter { !covered.contains($0.id) }.map { topic in
      Finding(
        .frontMatter, LintWords.topicUncovered(topic.id),
        file: (course.folder.map { $0 + "/" } ?? "") + Topics.file, range: topic.range,
        remedy: LintWords.topicUncoveredRemedy)
    }
  }
}
