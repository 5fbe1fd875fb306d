import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Extensions' sheets that the user pulls down.
@Suite struct PullingDownTests {
  /// An extension whose class has these members; a tap on "Ask" presents a second controller.
  private static func lesson(_ members: String, superclass: String = "UIViewController")
    -> ShareLesson
  {
    var lesson = ShareLesson()
    lesson.extensionCode = """
      import Social
      import UIKit
      class Second: UIViewController {
        override func viewDidDisappear(_ animated: Bool) { print("the second is gone") }
      }
      class ShareViewController: \(superclass) {
        override func viewWillDisappear(_ animated: Bool) { print("will disappear") }
        override func viewDidDisappear(_ animated: Bool) {
          print("is gone", view.window == nil)
          gone()
        }
        \(members)
      }
      """
    return lesson
  }

  @Test func nobodyButTheExtensionEndsTheRequestOfASheetThatIsPulledDown() async throws {
    var lesson = Self.lesson("func gone() {}")
    lesson.scene = """
      import ExtensionHost
      let request = device.open(.browser).share(.link("https://example.com/a")).begin("Share")
      request.pullDown()
      print("on the screen: \\"\\(request.screen)\\"")
      print(request.wait())
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.lines.filter { $0.hasPrefix("Share: the user") } == [
        "Share: the user pulls the sheet down"
      ])
    #expect(outcome.text(of: "Share") == "will disappear\nis gone true\n")
    #expect(outcome.text(of: "Scene") == "on the screen: \"\"\nunfinished\n")
  }

  @Test func anExtensionCancelsWhenItsViewIsGone() async throws {
    var lesson = Self.lesson(
      "func gone() { extensionContext?.cancelRequest(withError: CocoaError(.userCancelled)) }")
    lesson.scene = """
      import ExtensionHost
      let request = device.open(.browser).share(.link("https://example.com/a")).begin("Share")
      request.pullDown()
      print("\\(request.wait())".hasPrefix("cancelled"))
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Scene") == "true\n")
  }

  @Test(.shows("UIViewController.isModalInPresentation"), arguments: ["self", "children[0]"])
  func aSheetStaysThatIsModalOrHasSomethingModalInside(_ holder: String) async throws {
    var lesson = Self.lesson(
      """
      override func viewDidLoad() {
        let inner = UIViewController()
        addChild(inner)
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
        \(holder).isModalInPresentation = true
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        label.text = "here"
        view.addSubview(label)
      }
      func gone() {}
      """)
    lesson.scene = """
      import ExtensionHost
      let request = device.open(.browser).share(.link("https://example.com/a")).begin("Share")
      request.pullDown()
      print(request.shows("here"))
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Share") == "")
    #expect(outcome.text(of: "Scene") == "true\n")
  }

  @Test func whatIsPresentedGoesFirst() async throws {
    var lesson = Self.lesson(
      """
      override func viewDidAppear(_ animated: Bool) { present(Second(), animated: true) }
      func gone() {}
      """)
    lesson.scene = """
      import ExtensionHost
      let request = device.open(.browser).share(.link("https://example.com/a")).begin("Share")
      request.pullDown()
      print("once")
      request.pullDown()
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.lines.filter { $0.contains(": prints") } == [
        #"Share: prints "the second is gone\n""#, #"Scene: prints "once\n""#,
        #"Share: prints "will disappear\n""#, #"Share: prints "is gone true\n""#,
      ])
  }

  /// If a sheet can't be pulled down, the scene ends with the reason.
  static let reasons = [
    (
      "device.useiOS(12)", "UIViewController",
      "before iOS 13, sheets can't be dismissed by swiping down"
    ),
    ("", "SLComposeServiceViewController", "a compose sheet can't be dismissed by swiping down"),
  ]

  @Test(arguments: reasons)
  func whatIsNoSheetCannotBePulledDown(
    before: String, superclass: String, reason: String
  ) async throws {
    var lesson = Self.lesson("func gone() {}", superclass: superclass)
    lesson.scene = """
      import ExtensionHost
      \(before)
      let request = device.open(.browser).share(.link("https://example.com/a")).begin("Share")
      request.pullDown()
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.lines.contains { $0.hasPrefix("Scene: ") && $0.contains("'Share': \(reason)") })
  }
}
