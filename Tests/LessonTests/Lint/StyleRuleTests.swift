import Findings
@testable import LessonChecks
import LessonModel
import TestSupport
import Testing

/// Summaries, titles, and results that are stated.
@Suite struct StyleRuleTests {
  @Test(arguments: [
    LintCase(
      "an empty summary", "Lesson 'first' has no summary",
      remedy: "add 'summary: …' to the front matter: one sentence for the table of contents",
      severity: .warning,
      in: "---\nformat: 1\nid: 1️⃣first2️⃣\ntitle: First\n---\n\n## Step\n"),
    LintCase("a summary", fine: lintedLesson("Text.")),
  ])
  func lessonHasASummary(_ example: LintCase) throws {
    try example.check(SummaryRule(), of: .style, in: CourseFacts(lessons: []))
  }

  @Test(arguments: [
    LintCase(
      "61 characters", "Step title has 61 characters, a list has room for 60",
      remedy: "shorten it; '{#long}' after it keeps the step's id", severity: .warning,
      in: lintedLesson("1️⃣## " + String(repeating: "é", count: 61) + " {#long}2️⃣")),
    LintCase(
      "60 characters", fine: lintedLesson("## " + String(repeating: "é", count: 60) + " {#long}")),
    LintCase(
      "a deeper heading",
      fine: lintedLesson("### " + String(repeating: "x", count: 61))),
  ])
  func titleFitsALine(_ example: LintCase) throws {
    try example.check(TitleLengthRule(), of: .style, in: CourseFacts(lessons: []))
  }

  @Test(arguments: unstated + stated)
  func resultOfEveryProgramIsStated(_ example: LintCase) throws {
    try example.check(StatedResultRule(), of: .style, in: CourseFacts(lessons: []))
  }

  static let unstated = [
    LintCase(
      "a program alone", "Program has no stated result",
      remedy: "add a 'text output' block after it, or mark the code 'shown'",
      in: lintedLesson("```1️⃣swift hidden2️⃣\nprint(1)\n```")),
    LintCase(
      "a scene", "Scene has no stated result",
      remedy: "add a 'text output', 'text output=…' or 'text events' block after it, or mark the"
        + " code 'shown'",
      in: lintedLesson("```1️⃣swift scene2️⃣\nimport ExtensionHost\n```")),
    LintCase(
      "the second of two programs", "Program has no stated result",
      remedy: "add a 'text output' block after it, or mark the code 'shown'",
      in: lintedLesson(
        "```swift\nprint(1)\n```\n\n```text output\n1\n```\n\n```1️⃣swift2️⃣\nprint(2)\n```")),
  ]

  static let stated = [
    LintCase("output", fine: lintedLesson("```swift\nprint(1)\n```\n\n```text output\n1\n```")),
    LintCase(
      "empty output", fine: lintedLesson("```swift\nlet a = 1\n```\n\n```text output\n```")),
    LintCase(
      "events of a scene",
      fine: lintedLesson("```swift scene\nimport ExtensionHost\n```\n\n```text events\n…\n```")),
    LintCase(
      "output of another process",
      fine: lintedLesson("```swift scene\nimport ExtensionHost\n```\n\n```text output=Share\n```")),
    LintCase("a trap", fine: lintedLesson("```swift traps=\"x\"\nfatalError(\"x\")\n```")),
    LintCase("a failure", fine: lintedLesson("```swift fails=\"cannot find\"\nx()\n```")),
    LintCase(
      "files that are only compiled",
      fine: lintedLesson("```swift file=A.swift target=Share\nimport UIKit\n```")),
    LintCase("code that is only shown", fine: lintedLesson("```swift shown\nx()\n```")),
    LintCase("text alone", fine: lintedLesson("Text.")),
  ]
}
