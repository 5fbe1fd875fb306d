import ArgumentParser
import Findings
import Foundation
import LessonChecks
import LessonModel
import Outcomes
import SitePages
import SnippetEngine

/// Builds one lesson's page, and rebuilds it whenever the lesson is saved.
struct SitePreview: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: SiteWords.previewAbstract,
    discussion: SiteWords.previewDiscussion)

  @Argument(help: ArgumentHelp(CommandLineWords.lessonHelp))
  var lesson: String

  @Option(help: ArgumentHelp(CommandLineWords.outputFolderHelp), completion: .directory)
  var output: String?

  @Flag(help: ArgumentHelp(SiteWords.previewOnceHelp))
  var once = false

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    let reporter = Reporter(console: .standardError, root: place.root)
    let file = try lessonFile(place, reporter)
    let checker = try await place.checker()
    var seen: Date?
    repeat {
      let changed = try? file.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
      if changed != seen || seen == nil {
        seen = changed
        try await build(place, checker, reporter)
      }
      if !once { try await Task.sleep(for: .milliseconds(150)) }
    } while !once
  }
}

extension SitePreview {
  private func lessonFile(_ place: Workplace, _ reporter: Reporter) throws(Failure) -> URL {
    let (course, findings) = Course.load(folder: place.lessons, path: place.lessonsPath)
    guard let course else {
      reporter.write(findings)
      throw Failure(.unusable)
    }
    guard let found = course.lessons.first(where: { $0.id == lesson }) else {
      let near = NearMiss.suggestion(for: lesson, among: course.lessons.map(\.id))
      throw Failure(.unusable, saying: CommandLineWords.unknownLesson(lesson, suggestion: near))
    }
    // A new URL each time, because URLs cache resource values.
    return URL(fileURLWithPath: place.root.appendingPathComponent(found.file).path)
  }

  private func build(
    _ place: Workplace, _ checker: LessonChecker, _ reporter: Reporter
  ) async throws {
    let clock = ContinuousClock()
    let start = clock.now
    let (course, findings) = Course.load(folder: place.lessons, path: place.lessonsPath)
    reporter.write(findings)
    guard let course, let lesson = course.lessons.first(where: { $0.id == lesson }) else { return }
    let results = try await checking { () async throws(EngineFailure) in
      try await checker.check(lesson)
    }
    reporter.write(results.flatMap(\.findings))
    let folder =
      output.map { URL(fileURLWithPath: $0) }
      ?? place.site.appendingPathComponent("public")
    do {
      let files = SiteBuilder(theme: try Theme(folder: place.site)).build(
        title: course.title, lessons: [lesson],
        results: Dictionary(results.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }))
      _ = try SiteWriter(folder: folder).write(files)
    } catch {
      throw Failure(.unusable, saying: "\(error)")
    }
    let page = folder.appendingPathComponent("lessons/\(lesson.id)/index.html").path
    let time = Int((clock.now - start) / .milliseconds(1))
    Console.standardOutput.write(SiteWords.previewBuilt(page, milliseconds: time) + "\n")
  }
}
