import Findings
import LessonModel

/// Steps name only the course's topics, if topics.yml lists them.
struct TopicRule: LessonRule {
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    guard let ids = course.topics?.all.map(\.id) else { return [] }
    return lesson.steps.flatMap(\.topicMentions).filter { !ids.contains($0.id) }.map { topic in
      Finding(
        .frontMatter,
        "No topic has the id \(quoted(topic.id))" + NearMiss.suggestion(for: topic.id, among: ids),
        file: lesson.file, range: topic.range,
        remedy: "write an id from topics.yml, or add the topic there")
    }
  }
}
