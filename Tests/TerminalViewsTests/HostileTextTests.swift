import CommonMark
import DeviceEvents
import Findings
import LessonModel
import Outcomes
import StepScripts
import TerminalViews
import Testing

/// What lessons, programs and events can't do to a reader's terminal.
@Suite struct HostileTextTests {
  /// Clears the screen, sets the title, reverses the writing direction, rings, and goes back.
  static let evil =
    "\u{1B}[2J\u{1B}]0;owned\u{07}\u{9B}31m\u{202E}gpj.\u{202C}\u{08}\u{0D}\u{2028}x\u{7F}"

  @Test(arguments: [
    TerminalStyle(width: 80), TerminalStyle(width: 80, usesColor: true),
    TerminalStyle(width: 60, usesUnicode: false, isDumb: true),
    TerminalStyle(width: 80, usesColor: true, usesHyperlinks: true),
  ])
  func nothingButOurOwnSequencesIsWritten(_ style: TerminalStyle) throws {
    let sample = try Self.sample()
    for step in sample.lesson.steps {
      for result in [nil, sample.results[step.id]] {
        let text = StepView(
          StepScript(step, of: sample.lesson, result: result), of: step, in: sample.lesson,
          style: style
        ).text
        #expect(Self.foreign(in: text) == [])
        #expect(text.contains("gpj."))
      }
    }
    for text in [
      FindingView.render(Self.finding, style: style),
      MarkdownView.render(
        Document(parsing: "[a\(Self.evil)](<https://b/\(Self.evil)>)"), style: style),
    ] {
      #expect(Self.foreign(in: text) == [])
    }
  }

  @Test func whatIsPrintedWithoutEndIsCut() {
    let line = String(repeating: "x", count: 50_000) + "\n"
    let text = String(repeating: "y\n", count: 500_000) + line
    let outcome = Outcome(events: [
      Event(sequence: 1, process: "Program", action: .launched(.program)),
      Event(sequence: 2, process: "Program", action: .printed(.output, text: text)),
      Event(sequence: 3, process: "Program", action: .ended(.stopped(.outputLimit))),
    ])
    let lesson = LessonParser.parse(
      "## A\n\n```swift\n```\n", file: "a.md", strictness: .anyMarkdown
    )
    .lesson
    guard let lesson, let step = lesson.steps.first else {
      Issue.record("the lesson has no step")
      return
    }
    let result = StepResult(id: "a/a", outcomes: [outcome])
    let shown = StepView(
      StepScript(step, of: lesson, result: result), of: step, in: lesson,
      style: TerminalStyle(width: 80)
    ).text
    #expect(shown.contains("… 499881 more lines …"))
    #expect(shown.contains("(50000 bytes)"))
    #expect(shown.contains("Program is killed: it printed more than it may"))
    #expect(shown.split(separator: "\n").count < 200)
  }
}

extension HostileTextTests {
  static let finding = Finding(
    .crashed, "a \(evil)", file: "b \(evil)", range: SourceRange(line: 1, column: 1),
    remedy: "c \(evil)", notes: [Finding.Note("d \(evil)")])

  /// A lesson and results with the evil text wherever there can be text.
  static func sample() throws -> (lesson: Lesson, results: [String: StepResult]) {
    let position = SourcePosition(line: 1, column: 1)
    let range = SourceRange(position, position)
    let code = Snippet(
      text: "let a = \"\(evil)\"\n", file: "a.md", start: position, infoRange: range,
      role: .file(name: evil, target: evil), failure: .trap(message: evil))
    let expectation = Expectation(
      .output(process: evil), text: evil, start: position, infoRange: range, program: 0)
    let document = Document(parsing: "# a \(evil)\n\n```\(evil)\n\(evil)\n```\n\n<b \(evil)>\n")
    let nodes = Array(document.children(of: document.root))
    let step = Step(
      id: "s", title: evil, number: 1, range: range,
      blocks: nodes.map(Block.prose) + [.snippet(code), .expectation(expectation)],
      programs: [Program(.device, main: nil)])
    let lesson = Lesson(
      id: "l", title: evil, file: "a.md", introduction: nodes, steps: [step], document: document)
    let actions: [Action] = [
      .launched(.appExtension), .printed(.output, text: evil), .printed(.error, text: evil),
      .stored(store: evil, key: evil, value: evil), .groupRefused(group: evil),
      .completed(returnedItems: 1),
      .sheet(offers: [Offer(name: evil, isOffered: true, reason: evil, basis: evil)]),
      .ended(.crashed(signal: evil, message: evil, place: Place(file: "a.md", line: 1))),
    ]
    let outcome = Outcome(
      diagnostics: [
        Diagnostic(severity: .warning, message: evil, file: "a.md", position: position)
      ],
      events: actions.map { Event(sequence: 1, process: evil, peer: "H", action: $0) })
    return (lesson, ["s": StepResult(id: "l/s", outcomes: [outcome], findings: [finding])])
  }

  /// The control characters in a text that aren't part of our own sequences.
  static func foreign(in text: String) -> [UInt32] {
    var rest = text
    rest.replace(/\u{1B}\[[0-9;]*m/, with: "")
    rest.replace(/\u{1B}\]8;;[ -~]*\u{1B}\\/, with: "")
    return rest.unicodeScalars.map(\.value).filter { value in
      switch value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}
