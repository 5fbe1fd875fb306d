import Foundation
import Testing

@testable import TutorCommands

/// What is printed after texts are brought back.
@Suite struct HistoryViewTests {
  @Test(arguments: [
    (1, 1, ""),
    (1, 2, "'tutor redo' goes forward, 'tutor undo --list' lists what is kept."),
    (2, 2, "'tutor undo' goes further back, 'tutor undo --list' lists what is kept."),
    (
      2, 3,
      "'tutor undo' goes further back, 'tutor redo' forward, 'tutor undo --list' lists what is kept."
    ),
  ])
  func onlyWaysThatThereAreAreOffered(_ position: Int, _ count: Int, _ text: String) {
    let result = ExerciseFolder.Return(paths: [], position: position, count: count)
    #expect(HistoryView.advice(result) == text)
  }

  @Test func whoHasNothingToBringBackIsToldWhy() {
    #expect(
      HistoryView.nothing(.older, of: "a/b", count: 0)
        == "nothing is kept of 'a/b' yet: your files are all there is")
    #expect(
      HistoryView.nothing(.older, of: "a/b", count: 2)
        == "nothing older than your files is kept of 'a/b'; 'tutor redo' goes the other way, and "
        + "'tutor undo --list' lists what is kept")
    #expect(
      HistoryView.nothing(.newer, of: "a/b", count: 2)
        == "nothing newer than your files is kept of 'a/b'; 'tutor undo' goes the other way, and "
        + "'tutor undo --list' lists what is kept")
  }
}
