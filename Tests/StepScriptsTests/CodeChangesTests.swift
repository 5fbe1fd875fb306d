import LessonModel
import Testing

@testable import StepScripts

/// What is shown of a file that a lesson has shown before.
@Suite struct CodeChangesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var earlier: [String]
    var now: [String]
    /// A line for each one shown, with its sign; folded ones in brackets; `nil` for the whole file.
    var shown: [String]?
  }

  private static let letters = "abcdefghijkl".map(String.init)

  @Test(arguments: [
    Case(
      testDescription: "one line of many", earlier: letters,
      now: letters.map { $0 == "f" ? "F" : $0 },
      shown: [
        "  a", "  b", "  c", "  d", "  e", "- f", "+ F", "  g", "  h", "[4 lines as before]",
      ]),
    Case(
      testDescription: "nothing", earlier: letters, now: letters, shown: ["[12 lines as before]"]),
    Case(
      testDescription: "a line at the end", earlier: letters, now: letters + ["m"],
      shown: ["[10 lines as before]", "  k", "  l", "+ m"]),
    Case(
      testDescription: "a line less", earlier: letters, now: Array(letters.dropFirst()),
      shown: ["- a", "  b", "  c", "[9 lines as before]"]),
    Case(
      testDescription: "most of it", earlier: letters, now: letters.map { $0 < "h" ? $0 + $0 : $0 },
      shown: nil),
    Case(testDescription: "a short file", earlier: ["a", "b"], now: ["a", "c"], shown: nil),
    Case(testDescription: "an empty file", earlier: [], now: [], shown: nil),
  ])
  func onlyWhatIsNewIsShown(example: Case) {
    let changes = StepScript.CodeChanges(from: example.earlier.text, to: example.now.text)
    let shown = changes?.parts.flatMap { part in
      switch part {
      case .folded(_, let words): ["[\(words)]"]
      case .lines(let lines): lines.map { "\($0.side.sign) \($0.text)" }
      }
    }
    #expect(shown == example.shown)
  }

  @Test func aFileIsComparedWithWhatTheLessonHasShownOfIt() throws {
    func block(_ number: Int, _ words: String = "") -> String {
      let lines = (1...12).map { "let line\($0) = \($0 == 6 ? number : 0)" }
      return "```swift file=A.swift target=App\(words)\n\(lines.joined(separator: "\n"))\n```\n\n"
    }
    let lesson = try #require(
      LessonParser.parse(
        """
        ---
        format: 1
        id: a
        title: A
        targets:
          - {name: App, kind: app, identifier: com.example.App}
        ---
        ## First

        \(block(1, " hidden"))## Second

        \(block(2))## Third

        \(block(3))
        """, file: "a.md"
      ).lesson)
    let changed = lesson.steps.map { step in
      StepScript(step, of: lesson).items.map { item -> [String] in
        guard case .code(let code) = item, let changes = code.changes else { return [] }
        return changes.parts.flatMap { part -> [String] in
          guard case .lines(let lines) = part else { return [] }
          return lines.filter { $0.side != .both }.map { "\($0.side.sign) \($0.text)" }
        }
      }
    }
    // The reader hasn't seen what was hidden.
    #expect(changed == [[[]], [[]], [["- let line6 = 2", "+ let line6 = 3"]]])
  }
}

extension [String] {
  fileprivate var text: String { map { $0 + "\n" }.joined() }
}
