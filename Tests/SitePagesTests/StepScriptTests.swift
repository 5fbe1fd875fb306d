import DeviceEvents
import Findings
import Foundation
import LessonModel
import Outcomes
import SitePages
import TestSupport
import Testing

/// Where results stand among a step's blocks.
@Suite struct StepScriptTests {
  @Test func resultsTakeThePlaceOfWhatIsExpected() throws {
    let sample = try Sample()
    let step = try #require(sample.lesson.steps.first { $0.id == "receive-the-link" })
    let result = try #require(sample.results["\(sample.lesson.id)/\(step.id)"])
    #expect(
      names(StepScript(step, result: result)) == [
        "prose", "code Share/Info.plist", "prose", "code Share/ShareViewController.swift",
        "code Reader/AppDelegate.swift", "prose", "code The scene plays the user", "prose",
        "output Share", "prose", "timeline", "output Reader", "output scene", "prose",
      ])
    #expect(
      names(StepScript(step)).suffix(5) == [
        "prose", "expectation", "prose", "expectation", "prose",
      ])
  }

  @Test func aFailureIsMeantOnlyWhenTheStepKeepsItsPromise() throws {
    let sample = try Sample()
    let step = try #require(sample.lesson.steps.first { $0.id == "crash" })
    var result = try #require(sample.results["\(sample.lesson.id)/\(step.id)"])
    #expect(names(StepScript(step, result: result)).last == "breakdown Share meant")
    result.findings = [.init(.otherFailure, "Other message", file: "lesson.md")]
    #expect(names(StepScript(step, result: result)).last == "breakdown Share unmeant")
  }

  @Test func whatTheMachineLacksStandsAboveWhatTheLessonPromises() throws {
    let sample = try Sample()
    let step = try #require(sample.lesson.steps.first { $0.id == "receive-the-link" })
    var result = try #require(sample.results["\(sample.lesson.id)/\(step.id)"])
    result.outcomes[0].events.append(
      Event(
        sequence: 99, process: "Browser",
        action: .lacking(what: "a JavaScript engine", package: "engine")))
    let expected = names(StepScript(step).items)
    let first = try #require(expected.firstIndex(of: "expectation"))
    let found = names(StepScript(step, result: result))
    #expect(found == expected[..<first] + ["not run: engine"] + expected[first...])
  }

  @Test func aProgramThatPromisesNothingSaysThatItWasNotRun() throws {
    let step = try #require(
      LessonParser.parse(
        "## A\n\n```swift\nprint(1)\n```\n\nText.\n", file: "a.md", strictness: .anyMarkdown
      ).lesson?.steps.first)
    let outcome = Outcome(events: [
      Event(sequence: 1, process: "Browser", action: .lacking(what: "it", package: "p"))
    ])
    let script = StepScript(step, result: StepResult(id: "a/a", outcomes: [outcome]))
    #expect(names(script) == ["code ", "not run: p", "prose"])
  }

  @Test func aProgramOnItsOwnThatCrashesHasNoTimeline() throws {
    let lesson = try #require(
      LessonParser.parse(
        "## A\n\n```swift\n[][0]\n```\n\nText.\n", file: "a.md", strictness: .anyMarkdown
      ).lesson)
    let step = try #require(lesson.steps.first)
    let file = "Program/main.swift"
    let outcome = Outcome(events: [
      Event(sequence: 1, process: "Program", action: .launched(.program)),
      Event(
        sequence: 2, process: "Program",
        action: .ended(
          .crashed(signal: "SIGILL", message: "Index", place: Place(file: file, line: 1)))),
    ])
    let script = StepScript(step, result: StepResult(id: "a/a", outcomes: [outcome]))
    #expect(names(script) == ["code ", "breakdown Program unmeant", "prose"])
    guard case .breakdown(let breakdown) = script.items[1] else { return }
    let place = try #require(SnippetPlace(line: 1, column: 3, of: file, in: breakdown.program))
    #expect((place.line, place.code, place.before) == (1, "[][0]", "[]"))
    #expect(SnippetPlace(line: 9, of: file, in: breakdown.program) == nil)
    #expect(SnippetPlace(line: 1, of: "Program/b.swift", in: breakdown.program) == nil)
  }

  @Test(arguments: [
    (2, 1, ["a", "b", "… 2 more lines …", "e"]), (3, 1, ["a", "b", "c", "d", "e"]),
  ])
  func longTextLosesItsMiddle(head: Int, tail: Int, lines: [String]) {
    #expect(PrintedText("a\nb\nc\nd\ne\n", head: head, tail: tail).lines == lines)
  }

  @Test func textWithoutLinesHasNone() {
    #expect(PrintedText("").lines == [])
    #expect(PrintedText("\n\n").lines == ["", ""])
    #expect(PrintedText("abc", lineLength: 2).lines == ["ab… (3 bytes)"])
  }

  @Test(arguments: [
    ("Prediction", "- [ ] `2` — A sum.\n- [ ] `3` — No sum.", ["expectation"]),
    ("Quiz", "- [x] 2 — A sum.\n- [ ] 3 — No sum.", []),
  ])
  func whatAPredictionAsksAboutComesBehindIt(
    _ section: String, _ answers: String, _ behind: [String]
  ) throws {
    let markdown = """
      ---
      format: 1
      id: sums
      title: Sums
      ---
      ## A sum

      ```swift
      print(1 + 1)
      ```

      It prints:

      ```text output
      2
      ```

      ### \(section)

      What is it?

      \(answers)
      """
    let step = try #require(LessonParser.parse(markdown, file: "a.md").lesson?.steps.first)
    let parts = StepScript(step).parts(around: step.quizzes)
    #expect(names(parts.behind) == behind)
    #expect(names(parts.above + parts.behind) == ["code ", "prose", "expectation"])
  }

  private func names(_ script: StepScript) -> [String] { names(script.items) }

  private func names(_ items: [StepScript.Item]) -> [String] {
    items.map { item in
      switch item {
      case .prose: "prose"
      case .code(let snippet): "code \(snippet.caption ?? "")"
      case .expectation: "expectation"
      case .diagnostics(_, _, let isMeant): "diagnostics \(isMeant ? "meant" : "unmeant")"
      case .output(let output):
        switch output.source {
        case .program: "output program"
        case .scene: "output scene"
        case .process(let name): "output \(name)"
        }
      case .timeline: "timeline"
      case .photographs(let taken): "photographs \(taken.shown.count)+\(taken.omitted)"
      case .inspections(let seen): "inspections \(seen.shown.count)+\(seen.omitted)"
      case .breakdown(let breakdown):
        "breakdown \(breakdown.process) \(breakdown.isMeant ? "meant" : "unmeant")"
      case .notRun(let lack): "not run: \(lack.package)"
      }
    }
  }
}
