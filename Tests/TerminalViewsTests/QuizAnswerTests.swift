import TerminalViews
import Testing

/// What a reader types below a question.
struct QuizAnswerTests {
  @Test(
    arguments: [
      ("b", [1]), ("A c", [0, 2]), ("a,c", [0, 2]), (" c) ", [2]), ("bb", [1]), ("", []),
    ] as [(String, Set<Int>)])
  func lettersAreAnswers(_ line: String, _ chosen: Set<Int>) {
    #expect(QuizView.answers(typed: line, of: 3) == chosen)
  }

  @Test(arguments: ["d", "banana", "1", "next", "?"])
  func whateverElseIsTypedIsNoAnswer(_ line: String) {
    #expect(QuizView.answers(typed: line, of: 3) == nil)
  }
}
