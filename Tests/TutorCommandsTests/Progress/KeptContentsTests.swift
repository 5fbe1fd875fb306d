import Foundation
import SnippetEngine
import TestSupport
import Testing

@testable import TutorCommands

/// The contents of the course, kept from one command to the next.
@Suite struct KeptContentsTests {
  private let folder: TemporaryFolder
  private let kept: KeptContents
  private let contents: CourseContents

  init() throws {
    folder = try TemporaryFolder()
    kept = KeptContents(
      lessons: folder.file("Lessons"), cache: CacheFolder(path: folder.file("cache").path))
    contents = try CourseFixture().contents
    try folder.write("title: Course", to: "Lessons/course.yml")
    try folder.write("text", to: "Lessons/01-first/lesson.md")
  }

  @Test func whatWasKeptIsThereAsItWas() {
    #expect(kept.read() == nil)
    kept.keep(contents, stamps: kept.stamps)
    #expect(kept.read() == contents)
  }

  @Test(arguments: [
    "Lessons/course.yml", "Lessons/topics.yml", "Lessons/01-first/lesson.md",
    "Lessons/02-second/lesson.md",
  ])
  func aFileThatIsNewOrHasChangedMakesItWorthless(_ path: String) throws {
    kept.keep(contents, stamps: kept.stamps)
    try folder.write("another text", to: path)
    #expect(kept.read() == nil)
  }

  @Test func aLessonThatIsGoneMakesItWorthless() throws {
    kept.keep(contents, stamps: kept.stamps)
    try FileManager.default.removeItem(at: folder.file("Lessons/01-first"))
    #expect(kept.read() == nil)
  }

  @Test(arguments: ["", "{", "[]", #"{"stamps": [], "contents": {}}"#])
  func whatCannotBeReadCountsAsAbsent(_ text: String) throws {
    try folder.write(text, to: "cache/contents.json")
    #expect(kept.read() == nil)
  }

  @Test func aFolderThatCannotBeWrittenCostsTimeOnly() throws {
    try folder.write("no folder", to: "cache")
    kept.keep(contents, stamps: kept.stamps)
    #expect(kept.read() == nil)
  }
}
