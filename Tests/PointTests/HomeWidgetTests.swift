import DeviceEvents
import Findings
import Foundation
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Widgets on the home screen, which show entries of a timeline.
@Suite struct HomeWidgetTests {
  private func run(_ lesson: HomeWidgetLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows("TimelineProvider", "TimelineProvider.getTimeline(in:completion:)"),
    .shows("TimelineProvider.Entry", "TimelineProvider.Context", "Widget.Body"),
    .shows("WidgetConfiguration.Body", "WidgetConfiguration.body"),
    .shows("TimelineProvider.placeholder(in:)", "TimelineEntry", "TimelineEntry.date"),
    .shows("Timeline", "Timeline.init(entries:policy:)", "Timeline.entries", "Timeline.policy"),
    .shows("TimelineReloadPolicy.never", "Widget", "Widget.body", "Widget.main()"),
    .shows("StaticConfiguration", "StaticConfiguration.init(kind:provider:content:)"))
  func aWidgetShowsEachEntryWhenItsDateHasComeWithoutItsExtension() async throws {
    var lesson = HomeWidgetLesson(
      scene: """
        let widget = device.addToHomeScreen(widgetKind: "glance")
        print(widget, widget.entries)
        device.wait(seconds: 60)
        print(widget, widget.entries)
        device.wait(seconds: 60)
        print(widget.screen)
        """)
    lesson.timeline = """
      let now = Date.now
      let entries = [60.0, 0, 90].map {
        Entry(date: now.addingTimeInterval($0), text: "entry \\(Int($0))")
      }
      completion(Timeline(entries: entries, policy: .never))
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        glance, small: label "entry 0" [0, 60, 90]
        glance, small: label "entry 60" [-60, 0, 30]
        label "entry 90"\n
        """)
    #expect(
      outcome.lines.filter { $0.hasPrefix("Glance: ") } == [
        "Glance: is launched as an extension",
        "Glance: the @main type is made",
        "Glance: is switched on on the home screen",
        "Glance: is called: placeholder(in:), \"glance\"",
        "Glance: is called: getTimeline(in:completion:), \"glance\"",
        #"Glance: answers "3 entries, and no reload""#,
        "Glance: is ended by the system",
      ])
  }

  struct Policy: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// How it is written; `now` is the date of the call, and entries are at 0 and 400 seconds.
    var policy: String
    /// After how many seconds the widget is asked again.
    var reload: Int?
    /// How often it has been asked after a quarter of an hour.
    var count: Int
  }

  @Test(
    .shows("TimelineReloadPolicy", "TimelineReloadPolicy.atEnd", "TimelineReloadPolicy.after(_:)"),
    arguments: [
      Policy(testDescription: "at the end", policy: ".atEnd", reload: 400, count: 3),
      Policy(
        testDescription: "after a date", policy: ".after(now.addingTimeInterval(600))", reload: 600,
        count: 2),
      Policy(
        testDescription: "after a date too soon", policy: ".after(now.addingTimeInterval(1))",
        reload: 300, count: 4),
      Policy(testDescription: "never", policy: ".never", count: 1),
    ])
  func aWidgetIsAskedAgainWhenItsPolicySaysSo(_ test: Policy) async throws {
    var lesson = HomeWidgetLesson(
      scene: """
        let widget = device.addToHomeScreen(widgetKind: "glance")
        print(widget.reload.map { "\\($0)" } ?? "never")
        device.wait(seconds: 900)
        """)
    lesson.timeline = """
      let now = Date.now
      let entries = [0.0, 400].map { Entry(date: now.addingTimeInterval($0), text: "") }
      completion(Timeline(entries: entries, policy: \(test.policy)))
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "\(test.reload.map { "\($0)" } ?? "never")\n")
    #expect(outcome.lines.count { $0.contains("is called: getTimeline") } == test.count)
  }

  @Test(
    .shows("TimelineProvider.getSnapshot(in:completion:)", "TimelineProviderContext.isPreview"),
    .shows("WidgetConfiguration.configurationDisplayName(_:)", "TimelineProviderContext.family"),
    .shows("WidgetConfiguration.description(_:)", "TimelineProviderContext.displaySize"),
    .shows("WidgetConfiguration.supportedFamilies(_:)", "WidgetFamily.systemMedium"),
    .shows("WidgetFamily.systemLarge", "WidgetFamily.description"))
  func theGalleryHasWhatTheConfigurationSaysAndASnapshot() async throws {
    var lesson = HomeWidgetLesson(
      scene: """
        let offer = device.widgetGallery()[0]
        print(offer, offer.about, offer.preview ?? "nothing", separator: "; ")
        """)
    lesson.configuration = """
      .configurationDisplayName("Glance").description("What is new.")
      .supportedFamilies([.systemMedium, .systemLarge])
      """
    lesson.snapshot = """
      let size = context.displaySize
      let text = "\\(context.isPreview), \\(context.family), \\(Int(size.width)) × \\(Int(size.height))"
      completion(Entry(date: .now, text: text))
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        Reader: Glance (medium, large); What is new.; label "true, systemMedium, 338 × 158"\n
        """)
  }

  @Test(
    .shows("WidgetBundle", "WidgetBundle.body", "WidgetBundle.main()", "WidgetBundle.Body"),
    .shows("WidgetBundle.init()"),
    .shows(
      "WidgetBundleBuilder.buildBlock(_: Content)",
      "WidgetBundleBuilder.buildBlock(_: repeat each Content)"))
  func aBundleHasSeveralWidgets() async throws {
    var lesson = HomeWidgetLesson(scene: "print(device.widgetGallery().map(\\.name))")
    lesson.main = """
      struct OtherWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "other", provider: Provider()) { GlanceView(entry: $0) }
            .configurationDisplayName("Other")
        }
      }
      @main struct Widgets: WidgetBundle {
        var body: some Widget {
          GlanceWidget()
          OtherWidget()
        }
      }
      """
    #expect(try await run(lesson).text(of: "Scene") == "[\"glance\", \"Other\"]\n")
  }

  struct Tap: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var size: String
    /// What is tapped, as written in the scene.
    var tap: String
    var opened: String
  }

  @Test(
    .shows("View.widgetURL(_:)", "Link", "Link.init(_:destination:)"),
    arguments: [
      Tap(testDescription: "a widget", size: "small", tap: "", opened: "opens app://all\n"),
      Tap(
        testDescription: "a link in a small widget", size: "small", tap: #""Two""#,
        opened: "opens app://all\n"),
      Tap(
        testDescription: "a link in a larger one", size: "medium", tap: #""Two""#,
        opened: "opens app://two\n"),
      Tap(
        testDescription: "beside the links", size: "medium", tap: #""a""#,
        opened: "opens app://all\n"),
    ])
  func aTapOpensTheAppWithTheURLOfTheLinkOrTheWidget(_ test: Tap) async throws {
    var lesson = HomeWidgetLesson(
      scene: """
        device.addToHomeScreen(widgetKind: "glance", size: .\(test.size)).tap(\(test.tap))
        """)
    lesson.view = """
      VStack {
        Text(entry.text)
        if let url = URL(string: "app://two") { Link("Two", destination: url) }
      }
      .widgetURL(URL(string: "app://all"))
      """
    #expect(try await run(lesson).text(of: "Reader") == test.opened)
  }

  @Test func aTapWithoutAURLBringsTheAppToTheFront() async throws {
    var lesson = HomeWidgetLesson(
      scene: #"device.addToHomeScreen(widgetKind: "glance").tap()"#)
    lesson.app = "print(\"active\")"
    #expect(try await run(lesson).text(of: "Reader") == "active\n")
  }

  @Test(
    .shows("WidgetCenter.shared", "WidgetCenter.reloadAllTimelines()"),
    .shows("WidgetCenter.reloadTimelines(ofKind:)", "WidgetCenter.currentConfigurations()"),
    .shows("WidgetCenter.getCurrentConfigurations(_:)", "WidgetInfo.kind", "WidgetInfo.family"),
    .shows("WidgetInfo.id", "WidgetFamily.systemSmall"))
  func theAppHasItsWidgetsAskedAnew() async throws {
    var lesson = HomeWidgetLesson(
      scene: """
        let widget = device.addToHomeScreen(widgetKind: "glance")
        print(widget.screen)
        device.open("Reader")
        print(widget.screen)
        """)
    lesson.timeline = """
      let count = UserDefaults.standard.integer(forKey: "count") + 1
      UserDefaults.standard.set(count, forKey: "count")
      completion(Timeline(entries: [Entry(date: .now, text: "\\(count)")], policy: .never))
      """
    lesson.app = """
      WidgetCenter.shared.reloadTimelines(ofKind: "glance")
      WidgetCenter.shared.reloadTimelines(ofKind: "other")
      WidgetCenter.shared.reloadAllTimelines()
      Task {
        let all = try? await WidgetCenter.shared.currentConfigurations()
        print(all?.map { "\\($0.kind) \\($0.family) \\($0.id == $0) \\($0.configuration == nil)" } ?? [])
      }
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "label \"1\"\nlabel \"3\"\n")
    #expect(outcome.text(of: "Reader") == "[\"glance systemSmall true true\"]\n")
  }

  @Test func reloadsFromTheBackgroundHaveABudgetForADay() async throws {
    var lesson = HomeWidgetLesson(
      scene: """
        device.addToHomeScreen(widgetKind: "glance")
        device.open("Reader").goToBackground()
        device.wait(seconds: 1)
        """)
    lesson.app = """
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
      ) { _ in for _ in 0..<42 { WidgetCenter.shared.reloadAllTimelines() } }
      """
    let outcome = try await run(lesson)
    #expect(outcome.lines.count { $0.contains("is called: getTimeline") } == 41)
    let line =
      "Glance: isn't asked: its timeline was requested 40 times within a day, which is the limit"
    #expect(outcome.lines.count { $0 == line } == 2)
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var timeline = #"completion(Timeline(entries: [], policy: .never))"#
    var scene = #"print(device.addToHomeScreen(widgetKind: "glance"))"#
    var shown = "glance, small: a placeholder\n"
    var line: String?
  }

  @Test(arguments: [
    Refusal(testDescription: "no entries"),
    Refusal(
      testDescription: "no answer", timeline: "",
      line: "getTimeline(in:completion:) got no answer for 10 seconds"),
    Refusal(testDescription: "a crash", timeline: #"preconditionFailure("no")"#),
    Refusal(
      testDescription: "an unknown kind",
      scene: #"device.addToHomeScreen(widgetKind: "other")"#, shown: "",
      line: "no widget of the kind 'other' can be put on the home screen: there are 'glance'"),
    Refusal(
      testDescription: "a size that isn't offered",
      scene: #"device.addToHomeScreen(widgetKind: "glance", size: .large)"#, shown: "",
      line: "'glance' isn't offered as systemLarge"),
    Refusal(
      testDescription: "before iOS 14",
      scene: "device.useiOS(13)\n" + #"device.addToHomeScreen(widgetKind: "glance")"#, shown: "",
      line: "no widget of the kind 'glance' can be put on the home screen: there are none"),
    Refusal(
      testDescription: "a text that isn't there",
      timeline: #"completion(Timeline(entries: [Entry(date: .now, text: "a")], policy: .never))"#,
      scene: #"device.addToHomeScreen(widgetKind: "glance").tap("b")"#, shown: "",
      line: "the widget 'glance' doesn't say \"b\""),
    Refusal(
      testDescription: "a widget that was taken away",
      scene: """
        let widget = device.addToHomeScreen(widgetKind: "glance")
        widget.remove()
        widget.tap()
        """, shown: "", line: "the widget is no longer on the home screen"),
  ])
  func whatAWidgetAndASceneCantDo(_ test: Refusal) async throws {
    var lesson = HomeWidgetLesson(scene: test.scene)
    lesson.configuration = ".supportedFamilies([.systemSmall])"
    lesson.timeline = test.timeline
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == test.shown)
    if let line = test.line { #expect(outcome.lines.contains { $0.contains(line) }) }
  }

  @Test(.shows("Widget.init()"))
  func anExtensionWithoutAMainTypeComesToNothing() async throws {
    var lesson = HomeWidgetLesson(scene: "print(device.widgetGallery())")
    lesson.main = ""
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "[]\n")
    let reason = "the extension has neither a principal class nor a type marked '@main'"
    #expect(outcome.lines.contains { $0.contains(reason) })
  }

  @Test(
    .shows("View.containerBackground(_:for:)", "View.containerBackground(for:content:)"),
    .shows("ContainerBackgroundPlacement", "ContainerBackgroundPlacement.widget"),
    .shows("WidgetConfiguration.contentMarginsDisabled()"),
    .shows("EnvironmentValues.widgetFamily", "EnvironmentValues.widgetContentMargins"),
    arguments: [
      ("", 26, "16, 16"), (".contentMarginsDisabled()", 26, "0, 0"), ("", 16, "0, 0"),
    ])
  func aViewHasMarginsAndABackgroundOfTheWholeWidget(
    _ configuration: String, _ version: Int, _ corner: String
  ) async throws {
    var lesson = HomeWidgetLesson(
      scene: """
        device.useiOS(\(version))
        let widget = device.addToHomeScreen(widgetKind: "glance", size: .medium)
        print(widget.screen)
        widget.photograph("the widget")
        """)
    lesson.view = """
      Text("\\(family) \\(Int(margins.leading))")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .containerBackground(for: .widget) { Color.red }
      """
    lesson.configuration = configuration
    let outcome = try await run(lesson)
    let margin = version < 17 ? 0 : 16
    #expect(outcome.text(of: "Scene") == "label \"systemMedium \(margin)\"\n")
    let screens = outcome.events.compactMap { event in
      if case .photographed(_, let screen) = event.action { screen } else { nil }
    }
    let elements = try #require(screens.first).elements
    #expect(elements.map(\.kind) == [.area, .label])
    #expect(elements[0].frame.width == 338 && elements[0].frame.height == 158)
    #expect(elements[0].background?.red ?? 0 > 0.9)
    #expect("\(Int(elements[1].frame.x)), \(Int(elements[1].frame.y))" == corner)
  }
}
