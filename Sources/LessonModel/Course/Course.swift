package import Findings

/// A course: lessons in parts, in the order that course.yml gives.
///
/// course.yml → parts of folder names → lesson.md of each folder → `Lesson`s.
package struct Course: Sendable {
  package var title: String
  /// What it is and for whom, in a few sentences; empty if course.yml doesn't say.
  package var summary = ""
  package var parts: [Part]
  /// The topics that the course is to cover; `nil` without a topics.yml.
  package var topics: Topics?
  /// The words that it explains; `nil` without a glossary.yml.
  package var glossary: Glossary?
  /// Steps that have a new name, both as `lesson/step`: the new ones by the old ones.
  package var moved: [String: String] = [:]

  /// A part of a course, with its lessons in order.
  package struct Part: Sendable {
    package var title: String
    package var lessons: [Lesson]
    /// Whether its lessons must stay within limits of length and of steps without a task.
    package var hasLimits: Bool

    package init(title: String, lessons: [Lesson], hasLimits: Bool = false) {
      self.title = title
      self.lessons = lessons
      self.hasLimits = hasLimits
    }
  }

  package init(title: String, parts: [Part], topics: Topics? = nil) {
    self.title = title
    self.parts = parts
    self.topics = topics
  }

  /// The file beside the lessons' folders that lists them.
  static let planFile = "course.yml"

  /// The folder beside the lessons' that has an example of each extension point, but no lesson.
  package static let pointsFolder = "points"

  /// All lessons, in order.
  package var lessons: [Lesson] { parts.flatMap(\.lessons) }

  /// The ids of the lessons in parts with limits.
  package var limitedLessons: Set<String> {
    Set(parts.filter(\.hasLimits).flatMap(\.lessons).map(\.id))
  }
}

extension Course {
  /// Loads a course from files; `nil` without a readable course.yml.
  ///
  /// Lessons that can't be read are left out; findings come from course.yml first, then from each
  /// lesson, and last from topics.yml and glossary.yml.
  package static func load(from files: CourseFiles) -> (course: Course?, findings: [Finding]) {
    var report = Report(file: "\(files.path)/\(planFile)")
    let loader = CourseLoader(files: files)
    guard let plan = loader.plan(report: &report) else { return (nil, report.inOrder) }
    var findings: [Finding] = []
    var course = Course(title: plan.title, parts: [])
    course.summary = plan.summary
    for part in plan.parts {
      let lessons = part.folders.compactMap {
        loader.lesson(in: $0, of: part.title, findings: &findings, report: &report)
      }
      course.parts.append(Part(title: part.title, lessons: lessons, hasLimits: part.hasLimits))
    }
    loader.reportUnlisted(plan, report: &report)
    course.moved = plan.moved(in: course, report: &report)
    findings += course.duplicateIDs
    let topics = Topics.load(from: files)
    course.topics = topics.topics
    findings += topics.findings
    let glossary = Glossary.load(from: files)
    course.glossary = glossary.glossary
    findings += glossary.findings
    return (course, report.inOrder + findings)
  }

  /// The names of all steps, as `lesson/step`.
  fileprivate var stepPaths: [String] {
    lessons.flatMap { lesson in lesson.steps.map { "\(lesson.id)/\($0.id)" } }
  }

  /// The findings about lessons that have the id of an earlier one.
  private var duplicateIDs: [Finding] {
    var firsts: [String: Lesson] = [:]
    return lessons.compactMap { lesson in
      guard let first = firsts[lesson.id] else {
        firsts[lesson.id] = lesson
        return nil
      }
      return Finding(
        .frontMatter, CourseWords.lessonRepeated(lesson.id), file: lesson.file,
        range: lesson.idRange, remedy: SharedWords.otherIDRemedy,
        notes: [
          Finding.Note(SharedWords.firstIsHere, file: first.file, range: first.idRange)
        ])
    }
  }
}

extension CoursePlan {
  /// The steps that have moved, by their old names.
  ///
  /// Entries are held against the lessons once all of these could be read.
  fileprivate func moved(in course: Course, report: inout Report) -> [String: String] {
    let paths = course.stepPaths
    let known = Set(paths)
    let isWhole = course.lessons.count == parts.flatMap(\.folders).count
    for entry in moved where isWhole {
      if known.contains(entry.old.text) {
        report.add(
          .frontMatter, CourseWords.movedStepStays(entry.old.text), at: entry.old.range,
          remedy: CourseWords.movedStepStaysRemedy)
      }
      if !known.contains(entry.new.text) {
        let suggestion = NearMiss.suggestion(for: entry.new.text, among: paths)
        report.add(
          .frontMatter, CourseWords.movedStepMissing(entry.new.text, suggestion: suggestion),
          at: entry.new.range, remedy: CourseWords.movedStepMissingRemedy)
      }
    }
    return Dictionary(
      moved.map { ($0.old.text, $0.new.text) }, uniquingKeysWith: { first, _ in first })
  }
}
