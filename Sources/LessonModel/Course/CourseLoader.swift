import Findings

/// Reads a course's files.
struct CourseLoader {
  let files: CourseFiles

  /// Reads course.yml.
  func plan(report: inout Report) -> CoursePlan? {
    switch files.read(Course.planFile) {
    case .success(let bytes):
      return SourceText(decoding: bytes, report: &report)
        .flatMap { CoursePlan($0, report: &report) }
    case .failure(let problem):
      report.add(
        .unreadableFile, FileWords.unreadable(Course.planFile, problem), at: nil,
        remedy: CourseWords.planMissingRemedy)
      return nil
    }
  }

  /// Reads a folder's lesson and checks what it says about itself against its place in the course.
  func lesson(
    in folder: YAMLText.Scalar, of part: String, findings: inout [Finding], report: inout Report
  ) -> Lesson? {
    let path = folder.text + "/lesson.md"
    switch files.read(path) {
    case .success(let bytes):
      let parsed = LessonParser.parse(bytes, file: "\(files.path)/\(path)")
      findings += parsed.findings
      guard var lesson = parsed.lesson else { return nil }
      if !lesson.part.isEmpty, lesson.part != part {
        findings.append(.otherPart(lesson, listed: part))
      }
      lesson.part = part
      return lesson
    case .failure(let problem):
      report.unreadable(folder, path: path, problem, among: folderNames)
      return nil
    }
  }

  /// Reports folders that no part lists.
  func reportUnlisted(_ plan: CoursePlan, report: inout Report) {
    switch files.folders() {
    case .success:
      let listed = Set(plan.parts.flatMap(\.folders).map(\.text))
      for name in folderNames where !listed.contains(name) && name != Course.pointsFolder {
        report.add(
          .frontMatter, CourseWords.folderUnlisted(name), at: nil,
          remedy: CourseWords.folderUnlistedRemedy)
      }
    case .failure(let problem):
      report.add(.unreadableFile, FileWords.folderUnreadable(files.path, problem), at: nil)
    }
  }

  /// The folders in the course's folder, without hidden ones.
  private var folderNames: [String] {
    guard case .success(let names) = files.folders() else { return [] }
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}

extension Finding {
  fileprivate static func otherPart(_ lesson: Lesson, listed part: String) -> Finding {
    Finding(
      .frontMatter, CourseWords.otherPart(part, than: lesson.part), file: lesson.file,
      range: SourceRange(line: 1, column: 1), remedy: CourseWords.otherPartRemedy)
  }
}

extension Report {
  fileprivate mutating func unreadable(
    _ folder: YAMLText.Scalar, path: String, _ problem: FileProblem, among folders: [String]
  ) {
    let isThere = folders.contains(folder.text)
    let meant = isThere ? nil : NearMiss.best(for: folder.text, among: folders)
    add(
      .unreadableFile, FileWords.unreadable(path, problem, meant: meant), at: folder.range,
      remedy: problem == .missing ? CourseWords.lessonMissingRemedy : nil)
  }
}
