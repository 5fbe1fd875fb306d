import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// When a background app is suspended.
@Suite struct SuspensionTests {
  @Test func theFiveSecondsBeginAnewWhenTheAppHasBeenInFrontMeanwhile() async throws {
    var lesson = ShareLesson()
    lesson.scene = """
      import ExtensionHost
      let reader = device.open("Reader")
      reader.goToBackground()
      device.wait(seconds: 3)
      device.open("Reader")
      reader.goToBackground()
      device.wait(seconds: 4)
      print("four seconds later")
      device.wait(seconds: 2)
      print("six seconds later")
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(
      outcome.lines.filter { $0.hasSuffix("later\\n\"") || $0.hasSuffix("suspended") } == [
        "Scene: prints \"four seconds later\\n\"", "Reader: is suspended",
        "Scene: prints \"six seconds later\\n\"",
      ])
  }
}
