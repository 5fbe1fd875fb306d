import DeviceEvents
import Findings
import Foundation
import LessonModel
import Outcomes
import TestSupport
import Testing

@testable import StepScripts

/// Where results go among a step's blocks.
@Suite struct StepScriptTests {
  @Test func resultsTakeThePlaceOfWhatIsExpected() throws {
    let sample = try Sample()
    let step = try #require(sample.lesson.steps.first { $0.id == "receive-the-link" })
    let result = try #require(sample.results["\(sample.lesson.id)/\(step.id)"])
    #expect(
      names(StepScript(step, of: sample.lesson, result: result)) == [
        "prose", "code Share/Info.plist", "prose", "code Share/ShareViewController.swift",
        "code Reader/AppDelegate.swift", "prose", "code The scene plays the user", "prose",
        "output Share prints", "prose", "timeline", "output Reader prints",
        "output The scene prints", "prose",
      ])
    #expect(
      names(StepScript(step, of: sample.lesson)).suffix(5) == [
        "prose", "promised", "prose", "promised", "prose",
      ])
  }

  @Test func aFailureIsMeantOnlyWhenTheStepKeepsItsPromise() throws {
    let sample = try Sample()
    let step = try #require(sample.lesson.steps.first { $0.id == "crash" })
    var result = try #require(sample.results["\(sample.lesson.id)/\(step.id)"])
    #expect(
      names(StepScript(step, of: sample.lesson, result: result)).last
        == "failure Share crashes, as it should")
    result.findings = [.init(.otherFailure, "Other message", file: "lesson.md")]
    #expect(
      names(StepScript(step, of: sample.lesson, result: result)).last == "failure Share crashes")
  }

  @Test func whatTheMachineLacksStandsAboveWhatTheLessonPromises() throws {
    let sample = try Sample()
    let step = try #require(sample.lesson.steps.first { $0.id == "receive-the-link" })
    var result = try #require(sample.results["\(sample.lesson.id)/\(step.id)"])
    result.outcomes[0].events.append(
      Event(
        sequence: 99, process: "Browser",
        action: .lacking(what: "a JavaScript engine", package: "engine")))
    let expected = names(StepScript(step, of: sample.lesson).items)
    let first = try #require(expected.firstIndex(of: "promised"))
    let found = names(StepScript(step, of: sample.lesson, result: result))
    #expect(found == expected[..<first] + ["failure Not run on this machine"] + expected[first...])
  }

  @Test func aProgramThatPromisesNothingSaysThatItWasNotRun() throws {
    let lesson = try #require(
      LessonParser.parse(
        "## A\n\n```swift\nprint(1)\n```\n\nText.\n", file: "a.md", strictness: .anyMarkdown
      ).lesson)
    let step = try #require(lesson.steps.first)
    let outcome = Outcome(events: [
      Event(sequence: 1, process: "Browser", action: .lacking(what: "it", package: "p"))
    ])
    let script = StepScript(step, of: lesson, result: StepResult(id: "a/a", outcomes: [outcome]))
    #expect(names(script) == ["code ", "failure Not run on this machine", "prose"])
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
    let script = StepScript(step, of: lesson, result: StepResult(id: "a/a", outcomes: [outcome]))
    #expect(names(script) == ["code ", "failure Program crashes", "prose"])
    guard case .failure(let failure) = script.items[1] else { return }
    #expect(failure.messages.map(\.place?.text) == ["line 1"])
    let program = try #require(step.programs.first)
    let place = try #require(SnippetPlace(line: 1, column: 3, of: file, in: program))
    #expect((place.line, place.code, place.before) == (1, "[][0]", "[]"))
    #expect(SnippetPlace(line: 9, of: file, in: program) == nil)
    #expect(SnippetPlace(line: 1, of: "Program/b.swift", in: program) == nil)
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
    ("Prediction", "- [ ] `2` — A sum.\n- [ ] `3` — No sum.", ["promised"]),
    ("Quiz", "- [x] 2 — A sum.\n- [ ] 3 — No sum.", []),
  ])
  func whatAPredictionAsksAboutFollowsIt(
    _ section: String, _ answers: String, _ below: [String]
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
    let lesson = try #require(LessonParser.parse(markdown, file: "a.md").lesson)
    let script = StepScript(try #require(lesson.steps.first), of: lesson)
    #expect(names(script.itemsBelowQuestions) == below)
    #expect(
      names(script.itemsAboveQuestions + script.itemsBelowQuestions)
        == ["code ", "prose", "promised"])
  }

  @Test func resultsThatFollowAPredictionInTheTextWait() throws {
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

      What is it?

      - [ ] `2`
      - [ ] `3`

      ```text output
      2
      ```

      So it is 2. What is 2?

      - [x] Even
      - [ ] Odd
      """
    let lesson = try #require(LessonParser.parse(markdown, file: "a.md").lesson)
    let step = try #require(lesson.steps.first)
    let expected = ["code ", "question of 2", "waiting promised", "question of 2"]
    #expect(names(StepScript(step, of: lesson)) == expected)
    #expect(StepScript(step, of: lesson).questions.isEmpty)
  }

  @Test(arguments: ["part once", "part", "once"])
  func changeIsShownInItsPlace(_ words: String) throws {
    let file = ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map { "let \($0) = 1" }
    let block = words == "once" ? ["let a = 2"] + file.dropFirst() : ["let a = 2"]
    let markdown = """
      ---
      format: 1
      id: lines
      title: Lines
      targets:
        - {name: Reader, kind: app, identifier: com.example.Reader}
      ---
      ## One

      ```swift file=A.swift
      \(file.joined(separator: "\n"))
      ```

      ```swift scene
      print(1)
      ```

      ## Two

      ```swift file=A.swift \(words)
      \(block.joined(separator: "\n"))
      ```
      """
    let lesson = try #require(LessonParser.parse(markdown, file: "a.md").lesson)
    let script = StepScript(try #require(lesson.steps.last), of: lesson)
    guard case .code(let code) = try #require(script.items.first) else { return }
    let changes = try #require(code.changes)
    #expect(
      changes.parts.map { part in
        switch part {
        case .folded(let count, _): ["\(count) lines"]
        case .lines(let lines): lines.map { $0.side.sign + $0.text }
        }
      } == [["-let a = 1", "+let a = 2", " let b = 1", " let c = 1"], ["6 lines"]])
    let again = words.contains("once") ? ["remark The scene is played again."] : []
    #expect(names(script) == ["code Reader/A.swift"] + again)
  }

  private func names(_ script: StepScript) -> [String] { names(script.items) }

  private func names(_ items: [StepScript.Item]) -> [String] {
    items.map { item in
      switch item {
      case .prose: "prose"
      case .code(let code): "code \(code.caption ?? "")"
      case .printed(let printed):
        switch printed.kind {
        case .promised: "promised"
        case .output, .errors, .shown: "output \(printed.caption.text)"
        }
      case .timeline: "timeline"
      case .photographs(let taken): "photographs \(taken.shown.count), \(taken.more ?? "no more")"
      case .failure(let failure): "failure \(failure.title.text)"
      case .remark(let text): "remark \(text)"
      case .question(let question): "question of \(question.answers.count)"
      case .waiting(let items): "waiting \(names(items).joined(separator: ", "))"
      }
    }
  }
}
