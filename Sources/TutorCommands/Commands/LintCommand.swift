import ArgumentParser
import Findings
import Foundation
import LessonChecks
import LessonModel
import SimulationTable

/// Reports what an author should fix, without running anything.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: AuthoringWords.lintAbstract, discussion: AuthoringWords.lintDiscussion)

  @Argument(
    help: ArgumentHelp(AuthoringWords.lintPathHelp),
    completion: .file(extensions: ["md"]))
  var path: String?

  @Flag(help: ArgumentHelp(CommandLineWords.jsonHelp))
  var json = false

  @Flag(help: ArgumentHelp(AuthoringWords.lintFiguresHelp))
  var figures = false

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let content = try LintedContent(path ?? courseOption.folder, from: here)
    let report = LintReport(
      content.findings, lessons: content.lessons.count,
      steps: content.lessons.reduce(0) { $0 + $1.steps.count },
      figures: figures ? content.lessons.map(LintReport.LessonEntry.init) : nil)
    if json {
      Console.standardOutput.write(try JSONText.of(report))
    } else {
      Reporter(console: .standardError, root: content.root).write(content.findings)
    }
    if !content.checksNames {
      Console.standardError.write(KnownAPIWords.namesAreNotChecked)
    }
    guard !content.lessons.isEmpty else { throw Failure(.unusable) }
    if !json { Console.standardOutput.write(report.figureTable + report.summaryLine) }
    guard report.summary.errors == 0 else { throw Failure(.failed) }
  }
}

/// The linted lessons, with all findings about them.
private struct LintedContent {
  var lessons: [Lesson] = []
  var findings: [Finding] = []
  /// The folder that the findings' paths are relative to.
  var root: URL
  /// Whether names could be checked against the simulation.
  var checksNames = true

  /// What is simulated; `nil` if there is no table of it.
  private let table: SimulationTable?

  /// Lints what a path refers to: a lesson's file or folder, or a course's folder; without a path,
  /// the course here.
  init(_ path: String?, from here: URL) throws(Failure) {
    let here = here.resolvingSymlinksInPath()
    guard let path else {
      let place = try Workplace()
      root = place.root
      table = place.table
      lintCourse(in: place.lessons)
      return
    }
    var url = URL(fileURLWithPath: path, relativeTo: here).standardizedFileURL
      .resolvingSymlinksInPath()
    let inside = url.appendingPathComponent("Lessons")
    if Self.isCourse(inside) { url = inside }
    let repository = (try? Workplace())?.root.resolvingSymlinksInPath()
    table = Workplace.forPrograms().table
    root = repository.map { url.path.hasPrefix($0.path + "/") ? $0 : here } ?? here
    if Self.isCourse(url) {
      lintCourse(in: url)
    } else {
      let file = try Self.lessonFile(at: url, path: path)
      let course = file.deletingLastPathComponent().deletingLastPathComponent()
      if Self.isCourse(course) { lintCourse(in: course, only: file) } else { lint(alone: file) }
    }
  }
}

extension LintedContent {
  /// Lints a course, or one of its lessons, whose links may point to all the others.
  private mutating func lintCourse(in folder: URL, only file: URL? = nil) {
    let path = shown(folder)
    let loaded = Course.load(folder: folder, path: path)
    let all = loaded.course?.lessons ?? []
    let facts = CourseFacts(
      lessons: all, folder: folder, path: path, table: table,
      topics: loaded.course?.topics, glossary: loaded.course?.glossary,
      limited: loaded.course?.limitedLessons ?? [])
    guard let file else { return add(all, loaded.findings, facts) }
    let name = shown(file)
    if let lesson = all.first(where: { $0.file == name }) {
      add([lesson], loaded.findings.filter { $0.file == name }, facts)
    } else {
      let parsed = LessonParser.parse(fileAt: file, path: name, strictness: .lesson)
      add(parsed.lesson.map { [$0] } ?? [], parsed.findings, facts)
    }
  }

  /// Lints a file that isn't in a course.
  private mutating func lint(alone file: URL) {
    let parsed = LessonParser.parse(fileAt: file, path: file.path, strictness: .lesson)
    if let lesson = parsed.lesson {
      add([lesson], parsed.findings, CourseFacts(alone: lesson, table: table))
    } else {
      findings = parsed.findings
    }
    for index in findings.indices {
      findings[index].file = shown(URL(fileURLWithPath: findings[index].file))
    }
  }

  private mutating func add(_ lessons: [Lesson], _ findings: [Finding], _ facts: CourseFacts) {
    self.lessons = lessons
    self.findings =
      (findings + lessons.flatMap { LessonRules.findings(in: $0, of: facts) }
      + LessonRules.coverage(of: facts) + LessonRules.unexplainedTerms(of: facts)).inOrderOfPlace
    checksNames = facts.simulation != nil
  }

  /// The file as findings show it: relative to the root if it is below, otherwise absolute.
  private func shown(_ file: URL) -> String {
    file.path.hasPrefix(root.path + "/")
      ? String(file.path.dropFirst(root.path.count + 1)) : file.path
  }

  private static func isCourse(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("course.yml").path)
  }

  /// The lesson's file that a path refers to.
  private static func lessonFile(at url: URL, path: String) throws(Failure) -> URL {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw Failure(.unusable, saying: FileWords.missing(path))
    }
    guard isFolder.boolValue else { return url }
    let file = url.appendingPathComponent("lesson.md")
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw Failure(.unusable, saying: AuthoringWords.noLessonFile(in: path))
    }
    return file
  }
}

extension Workplace {
  /// What is simulated, if the table can be read here.
  fileprivate var table: SimulationTable? { try? SimulationTable(ofRepository: root) }
}
