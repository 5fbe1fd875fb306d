import Findings
import Foundation
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Widgets in the Today view.
@Suite struct TodayTests {
  private func run(_ lesson: TodayLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows("NCWidgetProviding.widgetPerformUpdate(completionHandler:)"),
    .shows("NCWidgetProviding", "NCUpdateResult", "NCUpdateResult.newData"))
  func aWidgetThatWasAddedIsShownAndUpdated() async throws {
    var lesson = TodayLesson(
      scene: """
        print(device.openToday())
        device.add(widget: "Glance")
        let today = device.openToday()
        print(today)
        print(today.widget("Glance").screen)
        today.close()
        """)
    lesson.widget = TodayLesson.counting
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        no widgets
        Glance: compact, 374 × 110
        label "update 1"\n
        """)
    #expect(
      outcome.lines.filter { $0.hasPrefix("Glance: ") } == [
        "Glance: is switched on in the Today view",
        "Glance: is launched as an extension",
        "Glance: Glance.Glance is made",
        "Glance: is called: widgetPerformUpdate(completionHandler:)",
        #"Glance: stores standard["count"] = 1"#,
        #"Glance: answers "newData""#,
        "Glance: is ended by the system",
      ])
  }

  struct Update: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What the widget does with its handler.
    var answer: String
    /// What is seen of it the next time, before it is ready.
    var snapshot: String
    var line: String?
  }

  @Test(
    .shows("NCUpdateResult.noData", "NCUpdateResult.failed"),
    arguments: [
      Update(
        testDescription: "new data", answer: "completionHandler(.newData)",
        snapshot: #"label "update 2""#),
      Update(
        testDescription: "nothing new", answer: "completionHandler(.noData)",
        snapshot: #"label "update 1""#),
      Update(
        testDescription: "failed", answer: "completionHandler(.failed)",
        snapshot: #"label "update 1""#),
      Update(
        testDescription: "no answer", answer: "", snapshot: #"label "update 1""#,
        line: "Glance: can't work for the system: "
          + "widgetPerformUpdate(completionHandler:) got no answer for 10 seconds"),
      Update(
        testDescription: "two answers",
        answer: "completionHandler(.noData); completionHandler(.newData)",
        snapshot: #"label "update 1""#),
    ])
  func anUpdateWhileNobodyLooksChangesTheSnapshotWhenThereIsNewData(_ test: Update) async throws {
    var lesson = TodayLesson(
      scene: """
        device.add(widget: "Glance")
        device.openToday().close()
        device.updateWidgets()
        print(device.openToday().widget("Glance").snapshot)
        """)
    lesson.widget = TodayLesson.counting.replacingOccurrences(
      of: "completionHandler(.newData)", with: test.answer)
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == test.snapshot + "\n")
    if let line = test.line { #expect(outcome.lines.contains(line)) }
  }

  @Test(
    .shows("NCWidgetProviding.widgetActiveDisplayModeDidChange(_:withMaximumSize:)"),
    .shows(
      "NCWidgetDisplayMode", "NCWidgetDisplayMode.compact", "NCWidgetDisplayMode.expanded"),
    .shows("NSExtensionContext.widgetLargestAvailableDisplayMode"),
    .shows("NSExtensionContext.widgetActiveDisplayMode"),
    .shows("NSExtensionContext.widgetMaximumSize(for:)"),
    .shows("UIViewController.viewWillTransition(to:with:)"))
  func theUserAsksForMoreAndForLess() async throws {
    var lesson = TodayLesson(
      scene: """
        device.add(widget: "Glance")
        var widget = device.openToday().widget("Glance")
        print(widget, widget.canExpand)
        widget.showMore()
        print(widget)
        widget.tap("Taller")
        print(widget)
        widget = device.openToday().widget("Glance")
        print(widget)
        widget.showLess()
        print(widget)
        widget.showMore()
        widget.tap("Enough")
        print(widget, widget.canExpand)
        """)
    lesson.widget = """
      override func viewDidLoad() {
        super.viewDidLoad()
        print("viewDidLoad", extensionContext?.widgetMaximumSize(for: .compact) ?? .zero)
        extensionContext?.widgetLargestAvailableDisplayMode = .expanded
        for (index, title) in ["Taller", "Enough"].enumerated() {
          let button = UIButton(type: .system)
          button.frame = CGRect(x: 100 * index, y: 0, width: 80, height: 40)
          button.setTitle(title, for: .normal)
          button.addAction(
            UIAction { [unowned self] _ in
              if index == 0 { preferredContentSize = CGSize(width: 0, height: 5000) }
              if index == 1 { extensionContext?.widgetLargestAvailableDisplayMode = .compact }
            }, for: .touchUpInside)
          view.addSubview(button)
        }
      }
      override func viewWillAppear(_ animated: Bool) { print("viewWillAppear") }
      override func viewWillDisappear(_ animated: Bool) { print("viewWillDisappear") }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) { print("to", size.height) }
      func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize size: CGSize) {
        let isActive = extensionContext?.widgetActiveDisplayMode == mode
        print(mode, size, isActive)
        preferredContentSize = mode == .compact ? size : CGSize(width: 0, height: 200)
      }
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        Glance: compact, 374 × 110 true
        Glance: expanded, 374 × 200
        Glance: expanded, 374 × 705
        Glance: expanded, 374 × 200
        Glance: compact, 374 × 110
        Glance: compact, 374 × 110 false\n
        """)
    #expect(
      outcome.text(of: "Glance") == """
        viewDidLoad (374.0, 110.0)
        compact (374.0, 110.0) true
        viewWillAppear
        expanded (374.0, 705.0) true
        to 200.0
        to 705.0
        viewWillDisappear
        viewDidLoad (374.0, 110.0)
        expanded (374.0, 705.0) true
        viewWillAppear
        compact (374.0, 110.0) true
        to 110.0
        expanded (374.0, 705.0) true
        to 200.0
        compact (374.0, 110.0) true
        to 110.0\n
        """)
  }

  @Test(.shows("NCWidgetProviding.widgetMarginInsets(forProposedMarginInsets:)"))
  func upToIOS9AWidgetHasMarginsAndNoModes() async throws {
    var lesson = TodayLesson(
      scene: """
        device.useiOS(9)
        device.add(widget: "Glance")
        let widget = device.openToday().widget("Glance")
        print(widget, widget.canExpand)
        """)
    lesson.widget = """
      override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 0, height: 240)
        extensionContext?.widgetLargestAvailableDisplayMode = .expanded
      }
      func widgetMarginInsets(forProposedMarginInsets insets: UIEdgeInsets) -> UIEdgeInsets {
        print(insets.left, insets.bottom)
        return UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      }
      func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize size: CGSize) {
        print("not on iOS 9")
      }
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "Glance: compact, 350 × 240 false\n")
    #expect(outcome.text(of: "Glance") == "47.0 39.0\n")
  }

  @Test(
    .shows("NCWidgetController.setHasContent(_:forWidgetWithBundleIdentifier:)"),
    .shows(
      "NCWidgetController", "NCWidgetController.init()", "NCWidgetController.widgetController()",
      "NCWidgetController.default()"))
  func aWidgetWithoutContentIsNotShown() async throws {
    var lesson = TodayLesson(
      scene: """
        device.add(widget: "Glance")
        let today = device.openToday()
        today.widget("Glance").tap("Done")
        print(today)
        print(device.openToday())
        device.open("Reader")
        print(device.openToday(), device.openToday().widget("Glance").snapshot.isEmpty)
        """)
    lesson.app = """
      NCWidgetController.default().setHasContent(
        true, forWidgetWithBundleIdentifier: "com.example.Reader.Glance")
      """
    lesson.widget = """
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        button.setTitle("Done", for: .normal)
        button.addAction(
          UIAction { _ in
            NCWidgetController.widgetController().setHasContent(
              false, forWidgetWithBundleIdentifier: Bundle.main.bundleIdentifier ?? "")
          }, for: .touchUpInside)
        view.addSubview(button)
      }
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == "no widgets\nno widgets\nGlance: compact, 374 × 110 false\n")
    #expect(
      outcome.lines.contains("Glance: isn't asked: it has said that it has no content"))
  }

  @Test(.shows("NSExtensionContext.open(_:completionHandler:)"))
  func aWidgetOpensItsApp() async throws {
    var lesson = TodayLesson(
      scene: """
        device.add(widget: "Glance")
        let today = device.openToday()
        let widget = today.widget("Glance")
        widget.tap("Open")
        print(widget.screen.isEmpty)
        """)
    lesson.widget = """
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        button.setTitle("Open", for: .normal)
        button.addAction(
          UIAction { [unowned self] _ in
            guard let url = URL(string: "reader://new") else { return }
            extensionContext?.open(url) { print("opened: \\($0)") }
          }, for: .touchUpInside)
        view.addSubview(button)
      }
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Reader") == "opens reader://new\n")
    #expect(outcome.text(of: "Glance") == "opened: true\n")
    #expect(outcome.text(of: "Scene") == "true\n")
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var widget = ""
    var conformances = "UIViewController, NCWidgetProviding"
    var principalClass = "Glance"
    var scene = #"print(device.openToday()); print(device.openToday().widget("Glance").screen)"#
    var shown = "Glance: can't be loaded\nlabel \"Unable to Load\"\n"
    var line: String?
  }

  @Test(arguments: [
    Refusal(
      testDescription: "another class", principalClass: "Other",
      line: "Glance: can't work for the system: "
        + "'Other' isn't of the class that this extension point requires"),
    Refusal(
      testDescription: "a crash",
      widget: #"override func viewDidLoad() { preconditionFailure("no") }"#),
    Refusal(
      testDescription: "a plain controller", conformances: "UIViewController",
      shown: "Glance: compact, 374 × 110\n\n"),
    Refusal(
      testDescription: "typing", scene: #"device.openToday().widget("Glance").type("Hello")"#,
      shown: "",
      line: "'Glance' can't be typed into: widgets get no keyboard"),
    Refusal(
      testDescription: "more of a compact one",
      scene: #"device.openToday().widget("Glance").showMore()"#, shown: "",
      line: "'Glance' has no button for that: its largest available display mode is compact"),
    Refusal(
      testDescription: "an unknown widget", scene: #"device.add(widget: "Other")"#, shown: "",
      line: "no widget 'Other' is installed: there are 'Glance'"),
  ])
  func whatAWidgetAndASceneCantDo(_ test: Refusal) async throws {
    var lesson = TodayLesson(scene: "device.add(widget: \"Glance\")\n" + test.scene)
    lesson.widget = test.widget
    lesson.conformances = test.conformances
    lesson.principalClass = test.principalClass
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == test.shown)
    if let line = test.line { #expect(outcome.lines.contains { $0.contains(line) }) }
  }
}
