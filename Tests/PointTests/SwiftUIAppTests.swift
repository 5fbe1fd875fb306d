import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Apps whose interface is SwiftUI's, as processes of the device.
@Suite struct SwiftUIAppTests {
  private func run(app: String, scene: String) async throws -> Outcome {
    var lesson = ShareLesson()
    lesson.appCode = "import SwiftUI\n" + app
    lesson.scene = "import ExtensionHost\n" + scene
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows("App", "App.Body", "App.init()", "App.body", "App.main()", "WindowGroup"),
    .shows("WindowGroup.init(content:)", "Scene", "Scene.Body", "Scene.body", "SceneBuilder"),
    .shows("SceneBuilder.buildBlock(_: Content)"))
  func theFirstWindowShowsTheAppsView() async throws {
    let outcome = try await run(
      app: """
        @main struct ReaderApp: App {
          @State private var count = 0
          init() { print("made") }
          var body: some Scene { Main(count: $count) }
        }
        struct Main: Scene {
          @Binding var count: Int
          var body: some Scene {
            WindowGroup {
              Text("counted \\(count)")
              Button("Count") { count += 1 }
            }
          }
        }
        """,
      scene: """
        let app = device.open("Reader")
        app.tap("Count")
        app.tap("Count")
        print(app.screen)
        """)
    #expect(outcome.text(of: "Reader") == "made\n")
    #expect(
      outcome.text(of: "Scene") == """
        label "counted 2"
        button "Count"\n
        """)
  }

  @Test(
    .shows("SceneBuilder.buildBlock(_: repeat each Content)", "SeveralScenes"),
    .shows("WindowGroup.init(id:content:)", "WindowGroup.init(_:content:)"),
    .shows("Scene.environment(_:_:)", "Scene.onChange(of:initial:_:)"))
  func ofSeveralScenesTheFirstIsShownWithWhatIsSetForIt() async throws {
    let outcome = try await run(
      app: """
        struct Words: View {
          @Environment(\\.lineLimit) private var limit
          var body: some View { Text("lines: \\(limit ?? 0)") }
        }
        @main struct ReaderApp: App {
          @Environment(\\.scenePhase) private var phase
          var body: some Scene {
            WindowGroup("First") { Words() }
              .environment(\\.lineLimit, 3)
              .onChange(of: phase) { print("from \\($0) to \\($1)") }
            WindowGroup(id: "second") { Text("second") }
          }
        }
        """,
      scene: """
        let app = device.open("Reader")
        print(app.screen)
        device.open(.browser)
        device.open("Reader")
        """)
    #expect(outcome.text(of: "Scene") == "label \"lines: 3\"\n")
    #expect(
      outcome.text(of: "Reader") == """
        from inactive to active
        from active to background
        from background to active\n
        """)
  }

  @Test(
    .shows("UIApplicationDelegateAdaptor", "UIApplicationDelegateAdaptor.init(_:)"),
    .shows("UIApplicationDelegateAdaptor.wrappedValue", "View.onOpenURL(perform:)"))
  func theDelegateIsToldAndTheViewTakesURLs() async throws {
    var lesson = ShareLesson()
    lesson.appCode = """
      import SwiftUI
      final class Delegate: NSObject, UIApplicationDelegate {
        let name = "a delegate"
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          print("launched")
          return true
        }
      }
      @main struct ReaderApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
        @State private var opened = "nothing"
        var body: some Scene {
          WindowGroup {
            Text("\\(delegate.name), \\(opened)").onOpenURL { opened = $0.absoluteString }
          }
        }
      }
      """
    lesson.appKeys = """
      <key>CFBundleURLTypes</key>
      <array><dict><key>CFBundleURLSchemes</key><array><string>reader</string></array></dict></array>
      """
    lesson.scene = """
      import ExtensionHost
      let app = device.open("Reader")
      print(app.screen)
      device.open(.browser).tapLink("reader://page")
      print(app.screen)
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(outcome.text(of: "Reader") == "launched\n")
    #expect(
      outcome.text(of: "Scene") == """
        label "a delegate, nothing"
        label "a delegate, reader://page"\n
        """)
  }

  @Test func aShareExtensionIsTypedIntoAndPosts() async throws {
    var lesson = ShareLesson()
    lesson.extensionCode = """
      import SwiftUI
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let hosting = UIHostingController(
            rootView: Form1 { note in
              print("saves \\(note)")
              self.extensionContext?.completeRequest(returningItems: nil)
            })
          addChild(hosting)
          view.addSubview(hosting.view)
          hosting.didMove(toParent: self)
        }
      }
      struct Form1: View {
        let save: (String) -> Void
        @State private var note = ""
        @FocusState private var isTyping: Bool
        var body: some View {
          NavigationStack {
            Form { TextField("Note", text: $note).focused($isTyping) }
              .toolbar { Button("Save") { save(note) }.disabled(note.isEmpty) }
          }
          .onAppear { isTyping = true }
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      let share = device.open(.browser).share(.link("https://example.com/")).begin("Share")
      share.type("a note")
      share.photograph("typed")
      print(share.screen)
      share.tap("Save")
      print(share.wait())
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(outcome.text(of: "Share") == "saves a note\n")
    #expect(
      outcome.text(of: "Scene") == """
        navigationBar
          barButton "Save"
        table
          cell
            textField "a note"
        completed\n
        """)
  }
}
