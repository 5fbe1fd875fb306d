import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What the log says about a Today widget's updates.
@Suite struct TodayUpdateTests {
  @Test(
    .shows("NCWidgetProviding.widgetPerformUpdate(completionHandler:)"),
    arguments: [
      ("", []),
      (
        """
        func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
          print("asked")
          completionHandler(.noData)
        }
        """,
        [
          "Glance: is called: widgetPerformUpdate(completionHandler:)",
          #"Glance: prints "asked\n""#, #"Glance: answers "noData""#,
        ]
      ),
    ])
  func onlyAMethodThatIsThereIsCalled(_ method: String, _ lines: [String]) async throws {
    var lesson = TodayLesson(
      scene: """
        device.add(widget: "Glance")
        print(device.openToday())
        """)
    lesson.widget = method
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == "Glance: compact, 374 × 110\n")
    #expect(
      outcome.lines.filter { $0.hasPrefix("Glance: ") } == [
        "Glance: is switched on in the Today view", "Glance: is launched as an extension",
        "Glance: Glance.Glance is made",
      ] + lines + ["Glance: ends with the run"])
  }
}
