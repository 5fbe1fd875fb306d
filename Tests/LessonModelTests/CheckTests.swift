import Findings
import LessonModel
import Testing

/// What is wrong with a check and its verdicts, and where.
@Suite struct CheckTests {
  @Test(arguments: checks + verdicts)
  func mistakeIsReportedAtItsPlace(_ example: FindingCase) throws {
    try example.check()
  }

  private static let checkHolds =
    "move it out of the section, which holds one 'swift scene' block, its expected results and "
    + "a table of verdicts"

  static let checks = [
    FindingCase(
      "a check without a scene", .section, "Section 'Check' has no scene",
      remedy: "add a 'swift scene' block that tests the learner's code",
      in: ExerciseText(check: "").lesson.replacing("### Check", with: "1️⃣### Check2️⃣")),
    FindingCase(
      "two scenes", .section, "Second scene in a check", remedy: "merge them",
      note: "the first one is here",
      in: ExerciseText(check: "```3️⃣swift scene4️⃣\n```\n```1️⃣swift scene2️⃣\n```").lesson),
    FindingCase(
      "a scene that must go wrong", .section, "Scene of a check can't be expected to fail",
      remedy: "remove the word that says so",
      in: ExerciseText(check: "```1️⃣swift scene times-out2️⃣\n```").lesson),
    FindingCase(
      "a program", .section, "Program does not belong in section 'Check'", remedy: checkHolds,
      in: ExerciseText(check: "```swift scene\n```\n```1️⃣swift2️⃣\n```").lesson),
    FindingCase(
      "a file", .section, "File does not belong in section 'Check'", remedy: checkHolds,
      in: ExerciseText(
        check: "```swift scene\n```\n```1️⃣swift file=B.swift target=Share2️⃣\n```"
      ).lesson),
    FindingCase(
      "text", .section, "Text does not belong in section 'Check'", remedy: checkHolds,
      in: ExerciseText(check: "1️⃣Look:2️⃣\n\n```swift scene\n```").lesson),
    FindingCase(
      "output before the scene", .misplacedFence, "'output' block comes before its program",
      remedy: "move it after the program",
      in: ExerciseText(check: "```1️⃣text output2️⃣\n```\n```swift scene\n```").lesson),
    FindingCase(
      "one output twice", .misplacedFence, "Program's result is stated twice",
      remedy: "merge the two blocks", note: "the first one is here",
      in: ExerciseText(
        check: "```swift scene\n```\n```3️⃣text events4️⃣\n```\n```1️⃣text events2️⃣\n```"
      ).lesson),
  ]

  private static func table(_ rows: String) -> String {
    ExerciseText(
      check: "```swift scene\n```\n\n| seen | verdict |\n|---|---|\n| `Share: a` | No. |\n\(rows)"
    ).lesson
  }

  private static let seenRemedy = "write '`line`', 'no `line`', 'compile `message`' or 'otherwise'"

  static let verdicts = [
    FindingCase(
      "another table", .section, "Table in a check is not a table of verdicts",
      remedy: "start it with '| seen | verdict |'",
      in: ExerciseText(check: "```swift scene\n```\n\n1️⃣| Seen | Verdict |2️⃣\n|---|---|\n| a | b |")
        .lesson),
    FindingCase(
      "a table of nothing", .section, "Table of verdicts is empty",
      remedy: "add a row, or remove it",
      in: ExerciseText(check: "```swift scene\n```\n\n1️⃣| seen | verdict |\n|---|---|2️⃣").lesson),
    FindingCase(
      "two tables", .section, "Second table of verdicts in a check", remedy: "merge them",
      note: "the first one is here",
      in: ExerciseText(
        check: "```swift scene\n```\n\n3️⃣| seen | verdict |\n|---|---|\n| otherwise | No. |4️⃣\n\n"
          + "1️⃣| seen | verdict |\n|---|---|\n| otherwise | No. |2️⃣"
      ).lesson),
    FindingCase(
      "a word mistyped", .section,
      "'complie cannot find' does not say what to look for, did you mean 'compile'",
      remedy: seenRemedy, in: table("| 1️⃣complie `cannot find`2️⃣ | No. |")),
    FindingCase(
      "a word without its code", .section, "'no' does not say what to look for", remedy: seenRemedy,
      in: table("| 1️⃣no2️⃣ | No. |")),
    FindingCase(
      "a line that isn't code", .section, "'Share: crashes' does not say what to look for",
      remedy: seenRemedy, in: table("| 1️⃣Share: crashes2️⃣ | No. |")),
    FindingCase(
      "something behind the code", .section, "'no Share: a at all' does not say what to look for",
      remedy: seenRemedy, in: table("| 1️⃣no `Share: a` at all2️⃣ | No. |")),
    FindingCase(
      "a pattern that no line is like", .section, "'otherwise' is not a line of the event log",
      remedy: "write the whole line, such as 'Share: completes the request', with '…' for the rest",
      in: table("| 1️⃣`otherwise`2️⃣ | No. |")),
    FindingCase(
      "no verdict", .section, "Verdict is empty",
      remedy: "write what the learner is told, in words the learner knows",
      in: table("1️⃣| otherwise | |2️⃣")),
    FindingCase(
      "one line twice", .section, "Verdict is never given: an earlier one always applies first",
      remedy: "remove it, or move it before the other one", note: "the other one is here",
      in: table("1️⃣| `Share: a` | Yes. |2️⃣")
        .replacing("| `Share: a` | No. |", with: "3️⃣| `Share: a` | No. |4️⃣")),
    FindingCase(
      "a verdict behind all others", .section,
      "Verdict is never given: an earlier one always applies first",
      remedy: "remove it, or move it before the other one", note: "the other one is here",
      in: table("3️⃣| otherwise | Yes. |4️⃣\n1️⃣| `Share: b` | Yes. |2️⃣")),
    FindingCase(
      "a verdict that can't be given", .section,
      "Check has no verdict 'Noo.', did you mean 'No.'",
      remedy: "write it exactly as in the table of verdicts",
      in: table("").replacing("let a = 4", with: "let a = 4 // 1")
        .replacing("#### Four\n> No.", with: "#### Four\n1️⃣> Noo.2️⃣")),
  ]
}
