import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// An app that waits for what it opens.
@Suite struct AppOpeningTests {
  @Test(.shows("UIApplication.open(_:options:)"))
  func anAppWaitsUntilALinkIsOpened() async throws {
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          Task { @MainActor in
            print(await application.open(URL(string: "nobody:a")!))
            print(await application.open(URL(string: "https://example.com/b")!))
          }
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      device.open("Reader")
      device.wait(seconds: 1)
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Reader") == "false\ntrue\n")
    #expect(outcome.lines.contains("Reader: opens https://example.com/b in Browser"))
  }

  /// On a device's main thread, where tests in the tool's own process don't run.
  @Test(.shows("NSLayoutConstraint.description"))
  func aRuleOfLayoutSaysWhatItIs() async throws {
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          let (view, label) = (UIView(), UILabel())
          print(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 7))
          let rule = view.heightAnchor.constraint(
            equalTo: label.widthAnchor, multiplier: 2, constant: 5)
          rule.identifier = "side"
          print(rule)
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      device.open("Reader")
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Reader") == """
        <NSLayoutConstraint UIView.width >= 7.0>
        <NSLayoutConstraint 'side' UIView.height == UILabel.width * 2.0 + 5.0>

        """)
  }
}
