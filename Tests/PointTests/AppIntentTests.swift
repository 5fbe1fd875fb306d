import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Intents that the user runs from Shortcuts, Siri and Spotlight, in their apps.
@Suite struct AppIntentTests {
  private func run(_ lesson: IntentLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  private static let shared = """
    struct Count: AppIntent {
      static let title: LocalizedStringResource = "Count"
      @Parameter(title: "By") var step: Int
      func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        print("counts in the \\(place)")
        let count = defaults.integer(forKey: "count") + step
        defaults.set(count, forKey: "count")
        return .result(value: count)
      }
    }
    """

  @Test func anIntentIsPerformedInTheAppThatIsLaunchedInTheBackgroundForIt() async throws {
    let outcome = try await run(
      IntentLesson(
        app: Self.shared,
        scene: """
          let talk = device.runShortcut("Count", with: ["By": "2"])
          print(talk.value ?? "", talk.isWaiting, talk.hasFailed)
          device.wait(seconds: 60)
          """))
    #expect(outcome.text(of: "Scene") == "2 false false\n")
    #expect(outcome.text(of: "Reader") == "counts in the app\n")
    #expect(
      outcome.lines.filter { $0.hasPrefix("Reader: ") && !$0.contains("stores") } == [
        "Reader: is installed with Glance",
        "Reader: is launched as an app",
        "Reader: is called: perform(), \"Count\"",
        "Reader: prints \"counts in the app\\n\"",
        "Reader: answers \"2\"",
        "Reader: is suspended",
        "Reader: ends with the run",
      ])
  }

  @Test func aMissingValueIsAskedForAndAWrongAnswerIsAskedForAgain() async throws {
    let outcome = try await run(
      IntentLesson(
        app: Self.shared,
        scene: """
          let talk = device.runShortcut("Count", of: "Reader")
          print(talk)
          talk.answer("many")
          print(talk)
          talk.answer("3")
          print(talk.value ?? "nothing")
          let other = device.runShortcut("Count")
          other.cancel()
          print(other, other.hasFailed)
          """))
    #expect(
      outcome.text(of: "Scene") == """
        What is the value of 'By'?
        What is the value of 'By'?
        3
        the user says no true\n
        """)
  }

  @Test(.shows("AppIntent.openAppWhenRun", "OpensIntent", "IntentResult.result(opensIntent:)"))
  func anIntentThatFollowsBringsItsAppToTheForeground() async throws {
    let outcome = try await run(
      IntentLesson(
        app: """
          struct Prepare: AppIntent {
            static let title: LocalizedStringResource = "Prepare"
            func perform() async throws -> some IntentResult & OpensIntent {
              .result(opensIntent: Show())
            }
          }
          struct Show: AppIntent {
            static let title: LocalizedStringResource = "Show"
            static let openAppWhenRun = true
            @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
              print(UIApplication.shared.applicationState == .active)
              return .result(dialog: "Here it is.")
            }
          }
          struct Offers: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
              AppShortcut(
                intent: Prepare(), phrases: ["Prepare \\(.applicationName)"],
                shortTitle: "Prepare it", systemImageName: "book")
            }
          }
          """,
        scene: """
          print(device.runFromSpotlight("Prepare it"))
          print(device.askSiri("prepare reader"))
          """))
    #expect(outcome.text(of: "Scene") == "Here it is.\nHere it is.\n")
    #expect(outcome.text(of: "Reader") == "true\ntrue\n")
    let show = outcome.lines.firstIndex(of: "Reader: is called: perform(), \"Show\"")
    let active = outcome.lines.firstIndex(of: "Reader: becomes active")
    #expect(try #require(active) < #require(show))
  }

  @Test func anErrorIsShownInTheAppsWords() async throws {
    let outcome = try await run(
      IntentLesson(
        app: """
          struct Fail: AppIntent {
            static let title: LocalizedStringResource = "Fail"
            struct Empty: Error, CustomLocalizedStringResourceConvertible {
              var localizedStringResource: LocalizedStringResource { "The pot is empty." }
            }
            func perform() async throws -> some IntentResult {
              if place == "app" { throw Empty() }
              return .result()
            }
          }
          """,
        scene: """
          let talk = device.runShortcut("Fail")
          print(talk, talk.hasFailed)
          """))
    #expect(outcome.text(of: "Scene") == "The pot is empty. true\n")
    #expect(outcome.lines.contains("Reader: can't work for the system: The pot is empty."))
  }

  @Test func whatIsntThereIsNamed() async throws {
    let outcome = try await Running.run(
      IntentLesson(app: Self.shared, scene: "_ = device.askSiri(\"Count with Reader\")").markdown
    ).outcome
    let ending = outcome.events.map { "\($0.action)" }.joined()
    #expect(ending.contains("understand") && ending.contains("there are none"))
  }

  @Test(.shows("AppShortcutsProvider.updateAppShortcutParameters()"))
  func entitiesAreUnderstoodOnceTheAppHasNamedThem() async throws {
    let outcome = try await run(
      IntentLesson(
        app: """
          struct Book: AppEntity {
            var id: String
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
            static let defaultQuery = BookQuery()
            var displayRepresentation: DisplayRepresentation { "\\(id)" }
          }
          struct BookQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Book] {
              identifiers.map(Book.init)
            }
            func suggestedEntities() async throws -> [Book] {
              (defaults.stringArray(forKey: "books") ?? []).map(Book.init)
            }
          }
          struct Read: AppIntent {
            static let title: LocalizedStringResource = "Read"
            @Parameter(title: "Book") var book: Book
            func perform() async throws -> some IntentResult & ProvidesDialog {
              .result(dialog: "Reading \\(book.id)")
            }
          }
          struct Offers: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
              AppShortcut(
                intent: Read(), phrases: ["\\(.applicationName), read \\(\\.$book)"],
                shortTitle: "Read", systemImageName: "book")
            }
          }
          """,
        whenActive: """
          defaults.set(["Emma"], forKey: "books")
          Offers.updateAppShortcutParameters()
          """,
        scene: """
          print(device.shortcuts(of: "Reader")[0].phrases)
          device.open("Reader")
          print(device.shortcuts(of: "Reader")[0].phrases)
          print(device.askSiri("Reader, read Emma"))
          """))
    #expect(
      outcome.text(of: "Scene") == """
        []
        ["Reader, read Emma"]
        Reading Emma\n
        """)
  }
}
