import Foundation
import TestSupport
import Testing

/// Commands that find, show and search steps.
@Suite struct FindingStepsTests {
  @Test func aStepIsShownWithoutBeingDone() throws {
    let tutor = try TutorProgram()
    let shown = try tutor.run("show", "too-narrow")
    #expect(shown.status == 0)
    #expect(shown.output.contains("What the sheet reads"))
    #expect(try tutor.run("status").output.contains(": 0 of "))
  }

  @Test func aStepThatWasGoneToIsNext() throws {
    let tutor = try TutorProgram()
    let gone = try tutor.run("goto", "too-narrow")
    #expect(gone.status == 0)
    #expect(gone.output.hasPrefix("Next: What the sheet reads"))
    #expect(try tutor.run("next").output.contains("What the sheet reads"))
    #expect(try tutor.run("next").output.contains("What the extension is handed"))
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    var word: String
    var error: String
    var testDescription: String { "'\(word)'" }
  }

  @Test(arguments: [
    Wrong(word: "too-narow", error: "did you mean 'too-narrow'"),
    Wrong(
      word: "share-sheet",
      error: "could mean any of these steps:\n  from-the-share-sheet-to-my-app/"),
    Wrong(word: "xyzzy", error: "no step 'xyzzy'; see './tutor list'"),
  ])
  func aWordThatMeansNoSingleStepIsExplained(_ wrong: Wrong) throws {
    let result = try TutorProgram().run("show", wrong.word)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains(wrong.error))
  }

  @Test func wordsAreFoundInTextAndCode() throws {
    let tutor = try TutorProgram()
    let found = try tutor.run("search", "entitlements", "GROUP")
    #expect(found.status == 0)
    #expect(found.output.contains("two-containers-and-a-group/group  "))
    #expect(!found.output.contains("/one-app"))
    let whole = try tutor.run("search", "uti")
    #expect(!whole.output.contains("inputItems"))
    let count = try #require(
      whole.errors.wholeMatch(
        of: #/\n(\d+) more steps have it only inside other words; --all lists them too.\n/#))
    let all = try tutor.run("search", "uti", "--all")
    #expect(all.output.hasPrefix(whole.output))
    #expect(all.errors == "")
    let steps = { (text: String) in text.split(separator: "\n").count { !$0.hasPrefix(" ") } }
    #expect(steps(all.output) - steps(whole.output) == Int(count.1))
    let none = try tutor.run("search", "xyzzy")
    #expect(none.status == 1)
    #expect(none.errors == "tutor: no step contains 'xyzzy'\n")
  }

  @Test func acceptWritesWhatReallyHappensAndNothingElse() throws {
    let tutor = try TutorProgram()
    let lesson = "---\nformat: 1\nid: a\ntitle: A\n---\n## S\n\n```swift\nprint(1)\n```\n\n"
    try tutor.folder.write(
      "title: C\nparts:\n  - title: P\n    lessons: [a]\n", to: "Lessons/course.yml")
    let file = try tutor.folder.write(
      lesson + "```text output\n2\n```\n", to: "Lessons/a/lesson.md")
    let environment = ["TUTOR_ROOT": tutor.folder.path]
    let wrong = try tutor.run("test", environment: environment)
    #expect(wrong.status == 1)
    let accepted = try tutor.run("accept", "a/s", environment: environment)
    #expect(accepted.status == 0)
    #expect(accepted.output == "written:\nLessons/a/lesson.md:12\n")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == lesson + "```text output\n1\n```\n")
    let again = try tutor.run("accept", "a/s", environment: environment)
    #expect(again.output == "nothing to write: the lesson already says what happens\n")
  }
}
