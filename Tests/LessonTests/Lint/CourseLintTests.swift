import Findings
import Foundation
import LessonChecks
import LessonModel
import SimulationTable
import TestSupport
import Testing

/// All rules together: on this course, on files, and as a report.
@Suite struct CourseLintTests {
  @Test func theCourseHasNoFinding() throws {
    let course = try #require(TheCourse.loaded.course)
    let facts = CourseFacts(
      lessons: course.lessons, folder: Repository.file("Lessons"), path: "Lessons",
      table: try SimulationTable(ofRepository: Repository.root), topics: course.topics)
    #expect(facts.simulation != nil)
    #expect(facts.topics != nil)
    let findings = course.lessons.flatMap { LessonRules.findings(in: $0, of: facts) }
    #expect(findings == [], "\(findings.map { $0.text() }.joined())")
  }

  @Test func filesOfACourseAreReadWithoutHiddenOnes() throws {
    let folder = try TemporaryFolder()
    for path in ["course.yml", "01-a/lesson.md", "01-a/Files/x.png", "01-a/.hidden", ".git/y"] {
      try folder.write("", to: path)
    }
    let facts = CourseFacts(
      lessons: [], folder: folder.url, path: "L", table: nil)
    #expect(facts.files == ["L/course.yml", "L/01-a/lesson.md", "L/01-a/Files/x.png"])
    #expect(facts.simulation == nil)
  }

  @Test(arguments: [
    ("lesson.md", ["other.png"], ["absent.html"]), ("notes.md", [], ["absent.html"]),
  ])
  func lessonOfNoCourseMayLinkAnywhere(
    _ name: String, _ orphans: [String], _ broken: [String]
  ) throws {
    let folder = try TemporaryFolder()
    for path in ["a/used.png", "a/other.png", "b/far.md"] { try folder.write("", to: path) }
    let text = lintedLesson("![a](used.png) [b](../b/far.md#x) [c](absent.html)")
    let file = try folder.write(text, to: "a/\(name)")
    let lesson = try #require(LessonParser.parse(text, file: file.path).lesson)
    let facts = CourseFacts(alone: lesson, table: nil)
    let findings = LessonRules.findings(in: lesson, of: facts)
    #expect(
      findings.filter { $0.severity == .warning }.map(\.file)
        == orphans.map { folder.file("a/\($0)").path })
    #expect(
      findings.filter { $0.severity == .error }.map(\.message)
        == broken.map { "Link to '\($0)' is broken: there is no such file" })
  }

  @Test func findingsAreInTheOrderOfPlaces() throws {
    let marked = MarkedText(
      lintedLesson("`1️⃣NSOther` [a](2️⃣b.md)\n\n[c](3️⃣d.md)", summary: "\"\""))
    let lesson = try #require(
      LessonParser.parse(marked.text, file: "Lessons/01-first/lesson.md").lesson)
    let facts = CourseFacts(
      lessons: [lesson], files: [lesson.file, "Lessons/01-first/a.png"],
      simulation: DeclaredNames())
    let findings = LessonRules.findings(in: lesson, of: facts)
    #expect(
      findings.map { $0.range?.start }
        == [nil, lesson.idRange?.start, marked["1️⃣"], marked["2️⃣"], marked["3️⃣"]])
    #expect(findings.map(\.file).first == "Lessons/01-first/a.png")
  }

  @Test func reportCountsAndNamesWhatWasFound() throws {
    let findings = [
      Finding(
        .brokenLink, "Link", file: "a.md", range: SourceRange(line: 2, column: 3), remedy: "fix it"),
      Finding(.brokenLink, severity: .warning, "Orphan", file: "b.png"),
      Finding(.brokenLink, severity: .warning, "Orphan", file: "c.png"),
    ]
    #expect(
      LintReport(findings, lessons: 1, steps: 2).summaryLine
        == "1 lesson, 2 steps: 1 error, 2 warnings\n")
    #expect(
      LintReport([], lessons: 3, steps: 29).summaryLine == "3 lessons, 29 steps: no findings\n")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = try encoder.encode(LintReport(Array(findings.prefix(2)), lessons: 1, steps: 2))
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"findings":[{"code":"broken-link","column":3,"file":"a.md","line":2,"message":"Link","#
        + #""remedy":"fix it","severity":"error"},{"code":"broken-link","file":"b.png","#
        + #""message":"Orphan","severity":"warning"}],"#
        + #""summary":{"errors":1,"lessons":1,"steps":2,"warnings":1},"version":1}"#)
  }
}
