import Findings
import LessonModel
import Testing

/// Large lessons, whose cost grows linearly and not quadratically.
///
/// Together they take some thirty seconds in a debug build; quadratic growth takes hours.
@Suite(.serialized, .timeLimit(.minutes(40))) struct ScaleTests {
  @Test func hundredThousandProgramsAreRead() {
    let parsed = LessonParser.parse(
      lesson(String(repeating: "```swift\n```\n", count: 100_000)), file: "x.md")
    #expect(parsed.findings == [])
    #expect(parsed.lesson?.steps.map(\.programs.count) == [100_000])
  }

  @Test(arguments: [
    ("```swift\n```\n```text output\n```\n", 30_000, 0),
    ("```text output\n```\n", 0, 30_000),
    ("```swift hiden\n```\n", 30_000, 30_000),
    ("```swift file=A.swift target=Share\n```\n", 1, 500),
    ("- ```swift scene\n  ```\n", 0, 30_000),
    ("> quoted\n\n", 0, 0),
  ])
  func thirtyThousandBlocksAreRead(_ block: String, _ programs: Int, _ findings: Int) {
    let parsed = LessonParser.parse(
      lesson(String(repeating: block, count: 30_000)), file: "x.md")
    #expect(parsed.lesson?.steps.map(\.programs.count) == [programs])
    #expect(parsed.findings.count == findings)
  }

  @Test func filesBeyondTheLimitAreReportedOnce() {
    let steps = (1...600).map { "## Step \($0)\n```swift file=F\($0).swift target=Share\n```\n" }
    let parsed = LessonParser.parse(lesson(steps.joined()), file: "x.md")
    #expect(
      parsed.findings.map(\.message) == ["Lesson has more than 500 file blocks"])
    #expect(parsed.lesson?.steps.filter { !$0.programs.isEmpty }.count == 500)
    #expect(parsed.lesson?.steps[500].programs.first?.targets.first?.files.count == 500)
  }

  @Test func fourHundredPartsOfALongFileAreRead() {
    let file = (1...3000).map { "let value\($0) = 0\n" }.joined()
    let parts = (1...400).map {
      "## Step \($0)\n```swift file=A.swift target=Share part\nlet value\($0) = 1\n```\n"
    }
    let parsed = LessonParser.parse(
      lesson("```swift file=A.swift target=Share\n\(file)```\n" + parts.joined()), file: "x.md")
    #expect(parsed.findings == [])
    let last = parsed.lesson?.steps.last?.programs.first?.targets.first?.files.first
    #expect(last?.text.ranges(of: "= 1\n").count == 400)
  }

  @Test func thirtyThousandStepsOfOneNameAreRead() {
    let source = lesson(String(repeating: "## A\n", count: 30_000))
    let parsed = LessonParser.parse(source, file: "x.md")
    #expect(parsed.lesson?.steps.count == 30_001)
    #expect(parsed.findings.count == 29_999)
  }

  @Test func hugeInfoStringIsRead() {
    let words = String(repeating: "scene hiden ", count: 20_000)
    let long = String(repeating: "x", count: 1_000_000)
    let parsed = LessonParser.parse(lesson("```swift \(words)\(long)\n```"), file: "x.md")
    #expect(parsed.findings.count == 40_000)
    #expect(
      parsed.findings.last?.message == "Unknown word '\(String(repeating: "x", count: 90))…'")
  }

  @Test(arguments: [
    ("### Quiz\n\nWhy?\n\n- [x] a — b\n- [ ] c — d\n\n", 0),
    ("### Quiz\n\n### quiz\n\n", 30_000),
    ("### Check\n\n### Hintss\n\n", 20_005),
    ("### Accepted\n\n#### A\n\n", 10_006),
    ("### Quiz\n\n### Check\n\n", 20_005),
  ])
  func tenThousandSectionsAreRead(_ sections: String, _ findings: Int) {
    let parsed = LessonParser.parse(
      lesson(String(repeating: sections, count: 10_000)), file: "x.md")
    #expect(parsed.findings.count == findings)
  }

  @Test func thirtyThousandVerdictsAndHintsAreRead() throws {
    let table = "```swift scene\n```\n\n| seen | verdict |\n|---|---|\n"
    var text = ExerciseText()
    text.check = table + (1...30_000).map { "| `a: \($0)` | No. |\n" }.joined()
    text.hints = String(repeating: "1. a\n", count: 30_000)
    let parsed = LessonParser.parse(text.lesson, file: "x.md")
    #expect(parsed.findings == [])
    let exercise = try #require(parsed.lesson?.steps.first?.exercise)
    #expect(exercise.verdicts.count == 30_000)
    #expect(exercise.hints.count == 30_000)
  }

  @Test func thirtyThousandVariantsAreRead() {
    var text = ExerciseText()
    text.accepted = (1...30_000).map { "#### \($0)\n" }.joined()
    text.rejected = (1...30_000).map { "#### \($0)\n> a\n\n" }.joined()
    let parsed = LessonParser.parse(text.lesson, file: "x.md")
    #expect(parsed.findings.count == 60_000)
  }

  @Test func filesOfVariantsCount() {
    let file = "```swift file=A.swift target=Share\nNUMBER\n```\n"
    var text = ExerciseText()
    text.solution += "\n" + String(repeating: "A long solution.\n", count: 100_000)
    text.accepted = (1...600).map { "#### \($0)\n" + file.replacing("NUMBER", with: "\($0)") }
      .joined()
    let parsed = LessonParser.parse(text.lesson, file: "x.md")
    #expect(
      parsed.findings.map(\.message).prefix(1) == ["Lesson has more than 500 file blocks"])
    #expect(parsed.lesson?.steps.first?.exercise?.accepted.count == 498)
  }

  @Test func answerOfAMegabyteIsRead() {
    let dashes = String(repeating: "a—b `c` ", count: 130_000)
    let source = lesson("### Quiz\n\nWhy?\n\n- [x] \(dashes)\n- [ ] b \(dashes) — d")
    let parsed = LessonParser.parse(source, file: "x.md")
    #expect(parsed.findings.map(\.message) == ["Answer has no explanation"])
  }

  @Test func deepQuotesAreRead() {
    let quotes = String(repeating: ">", count: 15_000)
    let parsed = LessonParser.parse(lesson("\(quotes) ```swift scene"), file: "x.md")
    #expect(parsed.findings.map(\.kind) == [.unclosedFence, .misplacedFence])
  }
}
