import Findings
import LessonModel
import Testing

/// What "did you mean" says.
@Suite struct NearMissTests {
  @Test(arguments: [
    ("hiden", "hidden"), ("hiddne", "hidden"), ("HIDDEN", "hidden"), ("times_out", "times-out"),
    ("timesout", "times-out"), ("scen", "scene"), ("fiel", "file"), ("fail", "fails"),
    ("ouput", "output"), ("out-of-memroy", "out-of-memory"), ("even", "events"),
  ])
  func nearestWordIsFound(_ word: String, _ meant: String) {
    let words = FenceWord.allCases.map(\.rawValue)
    #expect(NearMiss.best(for: word, among: words) == meant)
    #expect(NearMiss.suggestion(for: word, among: words) == ", did you mean '\(meant)'")
  }

  @Test(arguments: ["", "editable", "x", "linenos", String(repeating: "hidden", count: 100)])
  func wordLikeNoOtherHasNoSuggestion(_ word: String) {
    let words = FenceWord.allCases.map(\.rawValue)
    #expect(NearMiss.best(for: word, among: words) == nil)
    #expect(NearMiss.suggestion(for: word, among: words) == "")
  }

  @Test func firstOfEquallyNearWordsWins() {
    #expect(NearMiss.best(for: "bat", among: ["cat", "hat", "bats"]) == "cat")
    #expect(NearMiss.best(for: "bat", among: ["cat", "bat"]) == "bat")
    #expect(NearMiss.best(for: "a", among: ["b", ""]) == nil)
  }
}
