import CommonMark
import Findings
import LessonModel

/// Links point to files and steps of the course, or to the web.
struct LinkRule: LessonRule {
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    Prose(of: lesson).links.compactMap { link in
      problem(with: link.destination, in: lesson, of: course).map { message, remedy in
        Finding(.brokenLink, message, file: lesson.file, range: link.range, remedy: remedy)
      }
    }
  }

  private func problem(
    with link: String, in lesson: Lesson, of course: CourseFacts
  ) -> (message: String, remedy: String)? {
    guard !link.isEmpty else {
      return ("Link has no destination", "write where it leads, or remove the link")
    }
    guard LinkPolicy.allows(link) else {
      return (
        "Link to \(quoted(link)) is left out of every page",
        "link to a file of the course, or use 'https:', 'http:' or 'mailto:'"
      )
    }
    switch LinkDestination(link, in: lesson.file) {
    case .outside:
      return nil
    case .unreachable:
      return outsideTheCourse(link)
    case .file(let path, let anchor):
      guard path != lesson.file else { return anchorProblem(anchor, link, in: lesson) }
      guard course.isInside(path) else { return outsideTheCourse(link) }
      guard course.contains(path) else { return fileProblem(path, link, in: lesson, of: course) }
      return course.lesson(in: path).flatMap { anchorProblem(anchor, link, in: $0) }
    }
  }
}

extension LinkRule {
  private func outsideTheCourse(_ link: String) -> (String, String) {
    (
      "Link to \(quoted(link)) leads outside the course",
      "link to a file of the course, or to the web with 'https:'"
    )
  }

  /// The problem with a path that isn't a file.
  private func fileProblem(
    _ path: String, _ link: String, in lesson: Lesson, of course: CourseFacts
  ) -> (String, String) {
    if course.containsFolder(path) {
      let inside = path + "/lesson.md"
      let target = LinkDestination.path(from: lesson.file, to: inside)
      return (
        "Link to \(quoted(link)) leads to a folder",
        course.contains(inside) ? "write \(quoted(target))" : "link to a file in it"
      )
    }
    let meant = NearMiss.suggestion(
      for: LinkDestination.path(from: lesson.file, to: path),
      among: course.files.sorted().map { LinkDestination.path(from: lesson.file, to: $0) })
    return (
      "Link to \(quoted(link)) is broken: there is no such file\(meant)",
      "correct the path, or add the file"
    )
  }

  /// The problem with what follows `#`.
  private func anchorProblem(
    _ anchor: String?, _ link: String, in lesson: Lesson
  ) -> (String, String)? {
    let ids = lesson.steps.map(\.id)
    guard let anchor, !ids.contains(anchor) else { return nil }
    let meant = NearMiss.suggestion(for: anchor, among: ids)
    return (
      "Link to \(quoted(link)) is broken: lesson \(quoted(lesson.id)) has no step \(quoted(anchor))"
        + meant,
      "use the id of one of its steps, or remove '#\(anchor.withoutControlCharacters)'"
    )
  }
}
