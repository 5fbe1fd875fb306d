import LessonModel
import StepScripts

/// The table of contents.
struct ContentsPage {
  let course: String
  let summary: String
  let lessons: [Lesson]
  let appendices: Appendices

  var values: [String: Any] {
    let frame = PageFrame(
      path: PagePaths.contents, course: course, title: course,
      description: PageWords.description(ofCourse: course, lessons: lessons.count),
      appendices: appendices)
    var number = 0
    let parts = parts.map { part -> [String: Any] in
      let lessons = part.lessons.map { lesson -> [String: Any] in
        number += 1
        return values(of: lesson, number: number)
      }
      return [
        "part": Markup(text: part.title).html, "hasTitle": !part.title.isEmpty,
        "lessons": lessons,
      ]
    }
    let steps = lessons.reduce(0) { $0 + $1.steps.count }
    let extent = PageWords.extent(lessons: lessons.count, steps: steps)
    let about: [String: Any] = [
      "about": Markup(text: summary).html, "hasAbout": !summary.isEmpty,
    ]
    return frame.values.merging(about) { _, new in new }
      .merging(["parts": parts, "extent": extent]) { _, new in new }
  }
}

extension ContentsPage {
  /// Consecutive lessons of the same part.
  private var parts: [(title: String, lessons: [Lesson])] {
    var parts: [(title: String, lessons: [Lesson])] = []
    for lesson in lessons {
      if parts.last?.title != lesson.part || parts.isEmpty { parts.append((lesson.part, [])) }
      parts[parts.count - 1].lessons.append(lesson)
    }
    return parts
  }

  private func values(of lesson: Lesson, number: Int) -> [String: Any] {
    [
      "number": "\(number)",
      "title": Markup(text: lesson.title).html,
      "summary": Markup(text: lesson.summary).html,
      "hasSummary": !lesson.summary.isEmpty,
      "href": Markup(text: PagePaths.lesson(lesson.id)).html,
      "minutes": PageWords.extent(minutes: LessonFigures(lesson).minutes),
    ]
  }
}
