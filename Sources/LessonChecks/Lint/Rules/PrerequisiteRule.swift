import Findings
import LessonModel

/// A lesson's prerequisites are other lessons of the course, come before it, and form no cycle.
///
/// A cycle is reported once: at whichever of its lessons comes first in the course.
struct PrerequisiteRule: LessonRule {
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    // For a lesson in no course, the other lessons are unknown.
    let isInCourse = course.folder != nil
    let order = LessonOrder(course.lessons)
    return lesson.prerequisiteMentions.compactMap { mention in
      let problem: Problem?
      if mention.id == lesson.id {
        problem = Problem("Lesson \(quoted(lesson.id)) lists itself as a prerequisite", "remove it")
      } else if order.position(of: mention.id) == nil {
        problem = isInCourse ? unknown(mention.id, in: course) : nil
      } else {
        problem = self.problem(with: mention.id, of: lesson.id, order)
      }
      return problem.map {
        Finding(
          .frontMatter, severity: $0.severity, $0.message, file: lesson.file, range: mention.range,
          remedy: $0.remedy)
      }
    }
  }
}

extension PrerequisiteRule {
  private struct Problem {
    var severity: Severity
    var message: String
    var remedy: String

    init(_ message: String, _ remedy: String, severity: Severity = .error) {
      self.severity = severity
      self.message = message
      self.remedy = remedy
    }
  }

  private func unknown(_ id: String, in course: CourseFacts) -> Problem {
    Problem(
      "No lesson has the id \(quoted(id))"
        + NearMiss.suggestion(for: id, among: course.lessons.map(\.id)),
      "write the 'id' of a lesson in the course, or remove it")
  }

  /// The problem with the order of a lesson and its prerequisite.
  private func problem(with id: String, of lesson: String, _ order: LessonOrder) -> Problem? {
    guard let own = order.position(of: lesson), let other = order.position(of: id), own < other
    else { return nil }
    if let way = order.way(from: id, to: lesson, notBefore: own) {
      let needs = way.map { quoted($0) }.joined(separator: ", which needs ")
      return Problem(
        "Lesson \(quoted(lesson)) needs \(needs)", "remove one of these prerequisites")
    }
    guard order.way(from: id, to: lesson, notBefore: 0) == nil else { return nil }
    return Problem(
      "Lesson \(quoted(id)) comes later in the course",
      "list it before this one in course.yml, or remove it", severity: .warning)
  }
}

/// The lessons of a course by their positions, and what each needs.
private struct LessonOrder {
  private var positions: [String: Int] = [:]
  private var needs: [String: [String]] = [:]

  init(_ lessons: [Lesson]) {
    for (position, lesson) in lessons.enumerated() where positions[lesson.id] == nil {
      positions[lesson.id] = position
      needs[lesson.id] = lesson.prerequisites
    }
  }

  func position(of id: String) -> Int? { positions[id] }

  /// Finds the shortest path along prerequisites, ends included, through no lesson before a
  /// position.
  func way(from start: String, to end: String, notBefore first: Int) -> [String]? {
    var ways = [[start]]
    var seen: Set = [start]
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      guard let last = way.last, last != end else { return way }
      for id in needs[last] ?? [] {
        guard let position = positions[id], position >= first, seen.insert(id).inserted
        else { continue }
        ways.append(way + [id])
      }
    }
    return nil
  }
}
