import ArgumentParser
import Digests
import Findings
import Foundation
import LessonChecks
import LessonModel
import Outcomes
import SitePages
import SnippetEngine

/// Builds the static site.
struct SiteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site", abstract: SiteWords.abstract,
    subcommands: [Build.self, SitePreview.self])

  /// Runs every lesson and writes the pages.
  struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "build",
      abstract: SiteWords.buildAbstract, discussion: SiteWords.buildDiscussion)

    @Option(help: ArgumentHelp(CommandLineWords.outputFolderHelp), completion: .directory)
    var output: String?

    @OptionGroup var courseOption: CourseOption

    func run() async throws {
      let place = try courseOption.workplace()
      let reporter = Reporter(console: .standardError, root: place.root)
      let course = try place.course(reporter)
      let results = try await check(course, place, reporter)
      do {
        let theme = try Theme(folder: place.site)
        let files = SiteBuilder(theme: theme).build(
          title: course.title, summary: course.summary, lessons: course.lessons,
          results: results.byStep,
          verification: results.verification, topics: course.topics, glossary: course.glossary)
        let broken = LinkCheck(files: files).findings
        reporter.write(broken)
        guard broken.isEmpty else { throw Failure(.failed) }
        let folder =
          output.map { URL(fileURLWithPath: $0) }
          ?? place.site.appendingPathComponent("public")
        let changes = try SiteWriter(folder: folder).write(files)
        Console.standardOutput.write(summary(changes, folder) + results.remark)
      } catch let error as ThemeError {
        throw Failure(.unusable, saying: "\(error)")
      } catch let error as SiteWriter.Failure {
        throw Failure(.unusable, saying: "\(error)")
      }
    }
  }
}

extension SiteCommand.Build {
  private struct Results {
    var byStep: [String: StepResult] = [:]
    /// What this machine lacked for a step, in the course's order.
    var skipped: [(step: String, lack: MachineLack)] = []
    var verification = Verification()

    /// Which steps were not run, and why; empty if all were.
    var remark: String {
      guard !skipped.isEmpty else { return "" }
      var reasons: [String] = []
      for (_, lack) in skipped where !reasons.contains(lack.reason) { reasons.append(lack.reason) }
      return SiteWords.notRun(steps: skipped.map(\.step), reasons: reasons)
    }
  }

  /// Runs all steps; a broken promise ends the build.
  private func check(
    _ course: Course, _ place: Workplace, _ reporter: Reporter
  ) async throws -> Results {
    let checker = try await place.checker()
    var results = Results(verification: Verification(toolchain: checker.engine.toolchain.version))
    let progress = SiteProgress(steps: course.lessons.map(\.steps.count).reduce(0, +))
    for lesson in course.lessons {
      progress.begin(lesson.title)
      let checked = try await checking { () async throws(EngineFailure) in
        try await checker.check(lesson) { _ in progress.count() }
      }
      progress.end()
      reporter.write(checked.flatMap(\.findings))
      guard !checked.contains(where: \.fails) else {
        throw Failure(.failed, saying: SiteWords.promiseBroken(by: lesson.id))
      }
      for result in checked {
        results.byStep[result.id] = result
        if let lack = result.lack { results.skipped.append((result.id, lack)) }
      }
      let digests = lesson.digests
      results.verification.hashes[lesson.id] = String(Digest(of: digests).description.prefix(12))
    }
    return results
  }

  private func summary(_ changes: SiteWriter.Changes, _ folder: URL) -> String {
    let count = SiteWords.written(
      changes.written.count, unchanged: changes.unchanged, removed: changes.removed.count)
    return "\(count)\n\(SiteWords.open(folder.appendingPathComponent("index.html").path))\n"
  }
}
