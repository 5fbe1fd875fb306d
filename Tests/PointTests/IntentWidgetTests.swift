import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Widgets that the user configures with an intent of SiriKit.
@Suite struct IntentWidgetTests {
  private func run(_ lesson: IntentWidgetLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows("IntentConfiguration", "IntentConfiguration.init(kind:intent:provider:content:)"),
    .shows("IntentTimelineProvider", "IntentTimelineProvider.placeholder(in:)"),
    .shows("IntentTimelineProvider.getSnapshot(for:in:completion:)"),
    .shows("IntentTimelineProvider.getTimeline(for:in:completion:)"),
    .shows("IntentTimelineProvider.Entry", "IntentTimelineProvider.Intent"),
    .shows("IntentTimelineProvider.Context", "EmptyWidgetConfiguration"),
    .shows("EmptyWidgetConfiguration.init()", "INIntent._parameters"),
    .shows(
      "INIntent._managed(_: String) <Value> -> Value",
      "INIntent._managed(_: String) <Value: RawRepresentable<Int>> -> Value",
      "INIntent._manage(_: Value, _: String) <Value>",
      "INIntent._manage(_: Value, _: String) <Value: RawRepresentable<Int>>",
      "INObject._managed(_:)", "INObject._manage(_:_:)", "INObject.init(identifier:display:)",
      "INObject.identifier", "INObject.displayString"),
    .shows("INIntent._options(for:from:)", "IntentOptions", "IntentOptions.init(_:initial:)"),
    .shows("INObjectCollection.init(items:)", "INObjectCollection.allItems"),
    .shows("IntentParameterFacts"),
    .shows("IntentParameterFacts.init(_:title:_:initial:isList:isProvided:)"),
    .shows("IntentParameterFacts.Kind", "IntentParameterFacts.Kind.text"),
    .shows("IntentParameterFacts.Kind.whole", "IntentParameterFacts.Kind.truth"),
    .shows("IntentParameterFacts.Kind.choice(_:)", "IntentParameterFacts.Kind.object(_:)"))
  func theProviderIsAskedAgainWithWhatTheUserHasSet() async throws {
    let outcome = try await run(
      IntentWidgetLesson(
        scene: """
          let gallery = device.widgetGallery()
          print(gallery, gallery[0].preview ?? "no preview")
          let widget = device.addToHomeScreen(widgetKind: "shelf")
          print(widget, widget.settings)
          print(widget.choices(for: "Shelf"), widget.choices(for: "Order"))
          widget.configure("Shelf", "Poems")
          print(widget, widget.choices(for: "Shelf"))
          widget.configure("Order", "By author")
          widget.configure("Count", "5")
          widget.configure("Show covers", "No")
          widget.configure("Note", "mine")
          print(widget, widget.settings)
          """))
    #expect(
      outcome.text(of: "Scene") == """
        [Reader: shelf (small, medium, large)] label "preview title"
        shelf, small: label "Novels - title 3 true -" \
        ["Shelf: Novels", "Order: By title", "Count: 3", "Show covers: Yes", "Note: none"]
        ["Novels", "Poems"] ["By author", "By title"]
        shelf, small: label "Poems attic title 3 true -" ["Novels", "Poems"]
        shelf, small: label "Poems attic author 5 false mine" \
        ["Shelf: Poems", "Order: By author", "Count: 5", "Show covers: No", "Note: mine"]\n
        """)
    let log = outcome.lines.joined(separator: "\n")
    #expect(log.contains("provideShelfOptionsCollection(for:)"))
    #expect(log.contains("2 options: Novels, Poems"))
    #expect(log.contains("getTimeline(for:in:completion:)"))
  }

  @Test(
    .shows("INObjectCollection.init(sections:)", "INObjectCollection.sections"),
    .shows("INObjectCollection.usesIndexedCollation", "INObjectSection"),
    .shows("INObjectSection.init(title:items:)", "INObjectSection.items", "INObjectSection.title"))
  func optionsCanBeAwaitedAndSorted() async throws {
    let outcome = try await run(
      IntentWidgetLesson(
        handler: """
          func provideShelfOptionsCollection(
            for intent: SelectShelfIntent
          ) async throws -> INObjectCollection<BookShelf> {
            print("order", intent.order)
            let sections = ["Z", "B"].map { name in
              INObjectSection(title: name, items: [BookShelf(identifier: nil, display: name)])
            }
            let collection = INObjectCollection(sections: sections)
            print(collection.sections.count, collection.allItems.count)
            collection.usesIndexedCollation = true
            return collection
          }
          """,
        scene: """
          let widget = device.addToHomeScreen(widgetKind: "shelf")
          print(widget, widget.choices(for: "Shelf"))
          widget.configure("Shelf", "Z")
          print(widget)
          """))
    #expect(
      outcome.text(of: "Scene") == """
        shelf, small: label "none - title 3 true -" ["B", "Z"]
        shelf, small: label "Z - title 3 true -"\n
        """)
    #expect(outcome.text(of: "Options") == "order title\n2 2\norder title\n2 2\n")
    let log = outcome.lines.joined(separator: "\n")
    #expect(log.contains("2 options (Z, B): B, Z"))
  }

  @Test(.shows("WidgetInfo.configuration", "WidgetInfo.==(_:_:)", "WidgetInfo.hash(into:)"))
  func anAppReadsTheSettingsOfItsWidgets() async throws {
    let outcome = try await run(
      IntentWidgetLesson(
        app: """
          WidgetCenter.shared.getCurrentConfigurations { result in
            guard let all = try? result.get() else { return print("none") }
            let intents = all.map { $0.configuration as? SelectShelfIntent }
            print(intents.map { $0?.shelf?.displayString ?? "-" }, all[0] == all[1])
            print(Set(all).count)
          }
          """,
        scene: """
          device.addToHomeScreen(widgetKind: "shelf")
          device.addToHomeScreen(widgetKind: "shelf").configure("Shelf", "Poems")
          device.addToHomeScreen(widgetKind: "shelf")
          device.open("Reader")
          """))
    #expect(outcome.text(of: "Reader") == "[\"Novels\", \"Poems\", \"Novels\"] false\n2\n")
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var lesson: IntentWidgetLesson
    var words: String
  }

  private static let adds = "print(device.addToHomeScreen(widgetKind: \"shelf\"))"

  @Test(arguments: [
    Mistake(
      testDescription: "no extension for intents",
      lesson: IntentWidgetLesson(supported: nil, scene: adds),
      words: "the app has no extension for SelectShelfIntent"),
    Mistake(
      testDescription: "one for other intents",
      lesson: IntentWidgetLesson(supported: "INSendMessageIntent", scene: adds),
      words: "IntentsSupported doesn't name 'SelectShelfIntent'"),
    Mistake(
      testDescription: "another handler",
      lesson: IntentWidgetLesson(
        handler: "override func handler(for intent: INIntent) -> Any? { NSObject() }", scene: adds),
      words: "doesn't conform to SelectShelfIntentHandling"),
    Mistake(
      testDescription: "no options",
      lesson: IntentWidgetLesson(handler: "", scene: adds), words: "supported"),
  ])
  func theLogSaysWhyThereAreNoOptions(_ mistake: Mistake) async throws {
    let outcome = try await run(mistake.lesson)
    #expect(
      outcome.text(of: "Scene") == "shelf, small: label \"none - title 3 true -\"\n")
    let log = outcome.lines.joined(separator: "\n")
    #expect(log.contains(mistake.words), "\(log)")
  }
}
