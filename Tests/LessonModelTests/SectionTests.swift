import Findings
import LessonModel
import Testing

/// What is wrong with the sections of an exercise, and where.
@Suite struct SectionTests {
  @Test(arguments: headings + parts)
  func mistakeIsReportedAtItsPlace(_ example: FindingCase) throws {
    try example.check()
  }

  @Test func everyMissingPartIsReported() {
    let source = lesson("### Check\n\n### Quiz\n")
    let findings = LessonParser.parse(source, file: "lesson.md").findings
    #expect(
      findings.map(\.message) == [
        "Exercise has no 'starter' file", "Exercise has no section 'Hints'",
        "Exercise has no section 'Solution'", "Exercise has no section 'Accepted'",
        "Exercise has no section 'Rejected'", "Section 'Check' has no scene",
        "Section 'Quiz' has no answers",
      ])
  }

  @Test func mistakeInAFenceIsTheOnlyFinding() throws {
    let wrong = "```swift file=A.swift target=Shaer\nlet a = 7\n```"
    for path in [\ExerciseText.task, \.solution] {
      var text = ExerciseText()
      text[keyPath: path] = "Because.\n\n" + wrong
      let findings = LessonParser.parse(text.lesson, file: "lesson.md").findings
      #expect(findings.map(\.message) == ["No target is named 'Shaer', did you mean 'Share'"])
    }
    var text = ExerciseText()
    text.rejected += "\n#### Five\n> No.\n\(wrong)"
    text.check = "```swift sceen\n```"
    let findings = LessonParser.parse(text.lesson, file: "lesson.md").findings
    #expect(
      findings.map(\.message) == [
        "Unknown word 'sceen', did you mean 'scene'",
        "No target is named 'Shaer', did you mean 'Share'",
      ])
  }

  static let headings = [
    FindingCase(
      "a heading nearly right", .section, "Unknown section 'Solutions', did you mean 'Solution'",
      remedy: "write '### Solution', or choose a title that is less similar",
      in: ExerciseText().lesson.replacing("### Solution", with: "1️⃣### Solutions2️⃣")),
    FindingCase(
      "a heading in small letters", .section, "Unknown section 'rejected', did you mean 'Rejected'",
      remedy: "write '### Rejected', or choose a title that is less similar",
      in: ExerciseText().lesson.replacing("### Rejected", with: "1️⃣### rejected2️⃣")),
    FindingCase(
      "a heading like one that is there", .section,
      "Unknown section 'Points', did you mean 'Hints'",
      remedy: "write '### Hints', or choose a title that is less similar",
      in: ExerciseText(rest: "1️⃣### Points2️⃣\n\nText.").lesson),
    FindingCase(
      "a quiz in small letters", .section, "Unknown section 'quiz', did you mean 'Quiz'",
      remedy: "write '### Quiz', or choose a title that is less similar",
      in: lesson("1️⃣### quiz2️⃣\n\nWhy?\n\n- [x] a — b\n- [ ] b — c")),
    FindingCase(
      "one section twice", .section, "Section 'Hints' appears twice in a step",
      remedy: "merge them, or start another step", note: "the first one is here",
      in: ExerciseText(rest: "1️⃣### Hints2️⃣\n\n1. a").lesson
        .replacing("### Hints\n\n1. Nudge", with: "3️⃣### Hints4️⃣\n\n1. Nudge")),
    FindingCase(
      "a section before the steps", .section, "Section 'Quiz' comes before the first step",
      remedy: "move it below a '##' heading, or give it another title",
      in: "---\nformat: 1\nid: x\n---\n# T\n\n1️⃣### Quiz2️⃣\n\n## Step\n"),
  ]

  static let parts =
    [
      ("Check", "one 'swift scene' block, its expected results and a table of verdicts"),
      ("Hints", "one numbered list"),
      ("Solution", "text and 'file=…' blocks"),
      ("Accepted", "'####' headings, each with 'file=…' blocks"),
      ("Rejected", "'####' headings, each with 'file=…' blocks and a quote"),
    ].map { name, content in
      FindingCase(
        "no section '\(name)'", .section, "Exercise has no section '\(name)'",
        remedy: "add '### \(name)' with \(content)",
        in: ExerciseText().lesson.replacing("## Only step", with: "1️⃣## Only step2️⃣")
          .cutting("\n### \(name)\n", before: "\n### "))
    } + [
      FindingCase(
        "nothing to begin with", .section, "Exercise has no 'starter' file",
        remedy: "add 'starter' to a 'file=…' block before the exercise's sections",
        in: ExerciseText(task: "Text.").lesson
          .replacing("## Only step", with: "1️⃣## Only step2️⃣")),
      FindingCase(
        "a beginning without an end", .section, "'starter' in a step without an exercise",
        remedy: "add the sections 'Check', 'Hints', 'Solution', 'Accepted' and 'Rejected', "
          + "or remove 'starter'",
        in: lesson("```1️⃣swift file=A.swift target=Share starter2️⃣\n```")),
      FindingCase(
        "a file that fails and isn't tried", .misplacedFence,
        "Expected failure is never tested: the step has no scene",
        remedy: "add a 'swift scene' block, or move the file to another step",
        in: ExerciseText(
          task: ExerciseText().task + "\n```1️⃣swift file=B.swift target=Share traps=x2️⃣\n```"
        ).lesson),
    ]
}

extension String {
  /// The text without the part from one text up to the next occurrence of another, or to the end.
  fileprivate func cutting(_ start: String, before end: String) -> String {
    guard let from = firstRange(of: start) else { return self }
    let rest = self[from.upperBound...]
    return String(
      self[..<from.lowerBound] + rest[(rest.firstRange(of: end)?.lowerBound ?? endIndex)...])
  }
}
