import Findings
import Foundation
import LessonChecks
import LessonModel
import Outcomes
import TestSupport
import Testing

/// If a lesson doesn't say what happens, that is reported at the line that says it.
@Suite struct BrokenPromiseTests {
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var step: String
    /// The text in the lesson that is replaced; it occurs there once.
    var old: String
    var new: String
    /// The finding's message, and a text in the line of the changed lesson that it points to.
    var message: String
    var place: String
  }

  @Test(arguments: [
    Change(
      testDescription: "a number in the property list", step: "second-program",
      old: "<integer>1</integer>", new: "<integer>2</integer>",
      message: "The output differs: expected 'Save to Reader: offered (one web URL, at most 1)', "
        + "found 'Save to Reader: offered (one web URL, at most 2)'",
      place: "Save to Reader: offered (one web URL, at most 1)"),
    Change(
      testDescription: "a line of expected output that is missing", step: "one-app",
      old: "Reader is in front\nReader is in front\n", new: "Reader is in front\n",
      message: "The output of 'Reader' differs: expected nothing more, found 'Reader is in front'",
      place: "Reader is in front\n```"),
    Change(
      testDescription: "a line of expected output too many", step: "load",
      old: "asked\ngot example.com", new: "asked\nand asked\ngot example.com",
      message: "The output of 'Share' differs: expected 'and asked', "
        + "found 'got example.com and the rest of the link'",
      place: "and asked"),
    Change(
      testDescription: "an event that doesn't happen", step: "one-app",
      old: "Reader: goes to the background\n", new: "Reader: goes to sleep\n",
      message: "The events differ: no line matches 'Reader: goes to sleep'",
      place: "Reader: goes to sleep"),
    Change(
      testDescription: "a trap that doesn't come", step: "crash",
      old: "item!.attributedContentText!.string", new: "item!.attachments!.count",
      message: "The code should trap with 'Unexpectedly found nil while unwrapping an Optional "
        + "value', but 'Share' is ended by the system",
      place: "```swift file=ShareViewController.swift target=Share part traps="),
    Change(
      testDescription: "code that doesn't compile", step: "load",
      old: "print(\"asked\")", new: "print(asked)",
      message: "cannot find 'asked' in scope", place: "print(asked)"),
  ])
  func aBrokenPromiseIsFoundAtItsLine(_ change: Change) async throws {
    let original = try Repository.read("Lessons/from-the-share-sheet-to-my-app/lesson.md")
    let text = original.replacing(change.old, with: change.new, maxReplacements: 1)
    try #require(text != original)
    let (lesson, findings) = LessonParser.parse(text, file: "lesson.md")
    #expect(findings.isEmpty)
    let changed = try #require(lesson)
    let step = try #require(changed.steps.first { $0.id == change.step })
    let result = try await TheCourse.checker().check(step, of: changed)
    let first = try #require(result.findings.first)
    #expect(first.message == change.message)
    let head = try #require(text.range(of: change.place)).lowerBound
    #expect(first.range?.start.line == text[..<head].count { $0 == "\n" } + 1)
  }

  @Test func oneMissingLineFailsThatStepAlone() async throws {
    let original = try Repository.read("Lessons/from-the-share-sheet-to-my-app/lesson.md")
    let text = original.replacing("asked\ngot example.com", with: "got example.com")
    let lesson = try #require(LessonParser.parse(text, file: "lesson.md").lesson)
    let results = try await TheCourse.checker().check(lesson)
    #expect(results.filter { !$0.passes }.map(\.id) == ["\(lesson.id)/load"])
  }
}
