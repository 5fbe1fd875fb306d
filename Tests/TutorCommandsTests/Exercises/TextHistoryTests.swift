import Foundation
import TestSupport
import Testing

@testable import TutorCommands

/// What sequences of `reset`, `undo` and `redo` do, and that they lose nothing.
@Suite struct TextHistoryTests {
  /// What a learner does, and the file's text after each action.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var words: [String]
    var texts: [String]

    init(_ testDescription: String, _ steps: KeyValuePairs<String, String>) {
      self.testDescription = testDescription
      words = steps.map(\.key)
      texts = steps.map(\.value)
    }
  }

  static let cases = [
    Case("a reset is taken back", ["A": "A", "reset": "app", "undo": "A"]),
    Case(
      "what is written after a reset is kept by undo",
      ["A": "A", "reset": "app", "B": "B", "undo": "A", "redo": "B", "undo": "A"]),
    Case(
      "a second reset changes nothing, and undo brings back what the first one replaced",
      ["A": "A", "reset": "app", "reset": "app", "undo": "A"]),
    Case(
      "each reset is taken back in turn",
      ["A": "A", "reset": "app", "B": "B", "reset": "app", "undo": "B", "undo": "A"]),
    Case(
      "at the oldest text undo refuses, and the text stays",
      ["A": "A", "reset": "app", "undo": "A", "undo": "nothing", "redo": "nothing"]),
    Case("without a reset there is nothing", ["A": "A", "undo": "nothing", "redo": "nothing"]),
    Case(
      "at the starting files there is nothing newer", ["A": "A", "reset": "app", "redo": "nothing"]),
    Case(
      "an edit of a text that was brought back goes back to that text first",
      [
        "A": "A", "reset": "app", "B": "B", "reset": "app", "undo": "B", "undo": "A", "A2": "A2",
        "undo": "A", "undo": "B", "undo": "nothing", "redo": "A", "redo": "A2", "redo": "nothing",
      ]),
    Case(
      "a reset from an older text is taken back to that text",
      [
        "A": "A", "reset": "app", "B": "B", "reset": "app", "undo": "B", "undo": "A",
        "reset": "app", "undo": "A", "undo": "B",
      ]),
    Case(
      "a text that is written again is kept once",
      ["A": "A", "reset": "app", "A": "A", "reset": "app", "undo": "A", "undo": "nothing"]),
    Case(
      "every text has a number",
      [
        "A": "A", "reset": "app", "B": "B", "to 1": "A", "to 2": "B", "C": "C", "to 1": "A",
        "to 3": "C", "to 4": "nothing", "to 0": "nothing",
      ]),
    Case(
      "the starting files, typed by hand, are no text of the learner's",
      ["A": "A", "reset": "app", "app": "app", "undo": "A", "undo": "nothing"]),
  ]

  @Test(arguments: cases) func textsComeBackInOrder(_ sample: Case) throws {
    let place = try ExerciseFixture()
    try place.folder.layOut(place.starter)
    #expect(try sample.words.map(place.run) == sample.texts)
  }

  @Test(arguments: 1...20) func whateverIsDoneEveryTextIsReachable(_ seed: Int) throws {
    let place = try ExerciseFixture()
    try place.folder.layOut(place.starter)
    var random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    var written = Set<String>()
    for number in 0..<40 {
      // Only four texts, so that they recur.
      let words = ["reset", "undo", "undo", "redo", "to \(1 + number % 4)", "text \(number % 4)"]
      let word = words[Int(random.next() % UInt64(words.count))]
      let before = place.app
      let result = try place.run(word)
      if word.hasPrefix("text") {
        // The learner's own editor may replace anything.
        if let before, try !place.reachable.contains(before) { written.remove(before) }
        written.insert(word)
      } else if result == "nothing" {
        #expect(place.app == before)
      }
      #expect(try place.reachable.isSuperset(of: written), "\(seed): \(number) \(word)")
      let kept = place.folder.history(place.starter).entries.map(\.texts)
      #expect(Set(kept).count == kept.count, "kept twice")
    }
  }

  @Test func allFilesOfAnExerciseComeBackTogether() throws {
    let place = try ExerciseFixture()
    try place.write("A")
    try place.write("L", to: "Share/Info.plist")
    #expect(try place.folder.reset(to: place.starter))
    #expect(
      try place.folder.step(.older, starter: place.starter)
        == ExerciseFolder.Return(
          paths: ["Reader/App.swift", "Share/Info.plist"], position: 1, count: 1))
    #expect(try place.workspace.read("lesson/step/Share/Info.plist") == "L")
    #expect(place.app == "A")
  }

  @Test func aFileThatALessonHadOnceIsKeptBeforeItIsReplaced() throws {
    let place = try ExerciseFixture()
    try place.write("old", to: ".history/1/Reader/Old.swift")
    try place.write("newer", to: "Reader/Old.swift")
    try place.folder.layOut(place.starter)
    #expect(try place.folder.step(to: 1, starter: place.starter) != nil)
    #expect(try place.workspace.read("lesson/step/Reader/Old.swift") == "old")
    let kept = place.folder.history(place.starter).entries.map { $0.texts["Reader/Old.swift"] }
    #expect(kept.contains("newer"))
  }
}

/// Numbers that are the same in every run.
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 16
  }
}
