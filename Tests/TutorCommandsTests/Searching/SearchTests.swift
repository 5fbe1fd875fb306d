import LessonModel
import TerminalViews
import Testing

@testable import TutorCommands

/// Which places count as words, and which steps come first.
@Suite struct SearchTests {
  @Test(arguments: [
    ("uti", "a UTI is", "whole 2..<5"),
    ("uti", "UTI", "whole 0..<3"),
    ("uti", "UTI-CONFORMS-TO", "whole 0..<3"),
    ("uti", "two UTIs", "beginning 4..<7"),
    ("uti", "context.inputItems", "inside 11..<14"),
    ("items", "inputItems", "beginning 5..<10"),
    ("url", "public.url", "whole 7..<10"),
    ("url", "myURL", "beginning 2..<5"),
    ("grün", "GRÜNER", "beginning 0..<4"),
    ("abc", "ab", ""),
  ])
  func aPlaceIsAWordItsBeginningOrInsideOfIt(_ word: String, _ line: String, _ place: String) {
    let matches = WordSearch([word]).matches(in: line)
    #expect(matches.map { "\($0.fit) \($0.range)" }.joined(separator: ", ") == place)
  }

  @Test func stepsWithWholeWordsComeFirstAndTitlesBeforeTexts() throws {
    let course = try CourseFixture(
      texts: [
        "Inside": "An inputItems.", "Beginning": "The UTIs.", "Once": "A UTI.",
        "Twice": "A UTI and a UTI.", "The UTI": "Nothing.", "Other": "Nothing.",
      ]
    ).course
    let found = FoundStep.all(WordSearch(["uti"]), in: course)
    #expect(found.map(\.step.title) == ["The UTI", "Twice", "Once", "Beginning", "Inside"])
    #expect(found.map(\.fit) == [.whole, .whole, .whole, .beginning, .inside])
  }

  @Test func allWordsHaveToOccurAndTheWorstCounts() throws {
    let course = try CourseFixture(
      texts: ["Both": "A group, inputItems.", "One": "A group."]
    ).course
    let found = FoundStep.all(WordSearch(["GROUP", "uti"]), in: course)
    #expect(found.map(\.step.title) == ["Both"])
    #expect(found.map(\.fit) == [.inside])
  }

  @Test func matchesAreMarkedAndLongLinesAreCutAroundThem() throws {
    let words = Array(repeating: "words", count: 10).joined(separator: " ")
    let course = try CourseFixture(texts: ["A UTI": "\(words) UTI \(words)"]).course
    let found = try #require(FoundStep.all(WordSearch(["uti"]), in: course).first)
    func text(_ style: TerminalStyle) -> String {
      style.encode(SearchView.lines(found, width: style.width, style: style))
    }
    #expect(
      text(TerminalStyle(width: 40))
        == "first/a-uti  A UTI\n    …ords words UTI words words words w…\n")
    #expect(
      text(TerminalStyle(width: 40, usesColor: true))
        == "\u{1B}[2mfirst/a-uti  \u{1B}[0m\u{1B}[1mA \u{1B}[0m\u{1B}[1;33mUTI\u{1B}[0m\n"
        + "    …ords words \u{1B}[1;33mUTI\u{1B}[0m words words words w…\n")
  }
}
