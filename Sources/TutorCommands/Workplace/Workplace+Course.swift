import Findings
import Foundation
import LessonModel

extension Workplace {
  /// The course, which must be without errors.
  func course(_ report: Reporter) throws(Failure) -> Course {
    try courseAndFindings(report).course
  }

  /// The course's contents, which must be without errors, from the cache or read from all lessons.
  func contents(_ report: Reporter) throws(Failure) -> CourseContents {
    let kept = KeptContents(lessons: lessons, cache: cache)
    if let contents = kept.read() { return contents }
    let stamps = kept.stamps
    let (course, hasFindings) = try courseAndFindings(report)
    let contents = CourseContents(course)
    // Findings about a lesson must be reported each time.
    if !hasFindings { kept.keep(contents, stamps: stamps) }
    return contents
  }

  /// A listed step with its lesson, without reading any others.
  func step(
    _ listed: ListedStep, mergesParts: Bool = true, _ report: Reporter
  ) throws(Failure) -> (lesson: Lesson, step: Step) {
    var lesson = try lesson(fileAt: listed.file, mergesParts: mergesParts, report)
    guard let step = lesson.steps.first(where: { $0.id == listed.id }) else {
      throw .changed(listed)
    }
    lesson.part = listed.part
    return (lesson, step)
  }

  /// The lesson in a file, relative to the repository; its part is the one in its front matter.
  func lesson(
    fileAt path: String, mergesParts: Bool = true, _ report: Reporter
  ) throws(Failure) -> Lesson {
    let (lesson, findings) = LessonParser.parse(
      fileAt: root.appendingPathComponent(path), path: path, strictness: .lesson,
      mergesParts: mergesParts)
    guard let lesson, !findings.contains(where: { $0.severity == .error }) else {
      report.write(findings)
      throw Failure(.unusable)
    }
    return lesson
  }

  private func courseAndFindings(
    _ report: Reporter
  ) throws(Failure) -> (course: Course, hasFindings: Bool) {
    let (course, findings) = Course.load(folder: lessons, path: lessonsPath)
    report.write(findings)
    guard let course, !findings.contains(where: { $0.severity == .error }) else {
      throw Failure(.unusable)
    }
    return (course, !findings.isEmpty)
  }
}

extension Failure {
  /// A lesson has changed between two readings.
  static func changed(_ step: ListedStep) -> Failure {
    Failure(.unusable, saying: CommandLineWords.stepGone(step.path, file: step.file))
  }
}
