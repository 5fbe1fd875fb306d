import RunSupport

/// An app and an extension with widgets that share intents, for tests that vary one part of it.
struct IntentLesson {
  /// What both targets have.
  var shared = ""
  /// What only the app has.
  var app = ""
  /// What the app does when it becomes active.
  var whenActive = ""
  /// What only the extension has.
  var plugIn = ""
  /// The widgets and controls of the extension, apart from one that is always there.
  var bundle = ""
  /// The view of the widget.
  var view = "Text(\"tea\")"
  var scene: String

  var markdown: String {
    var lesson = ShareLesson()
    lesson.appCode = """
      import AppIntents
      import UIKit
      import WidgetKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          \(whenActive)
        }
      }
      let defaults = UserDefaults(suiteName: "group.reader")!
      let place = "app"
      \(shared)
      \(app)
      """
    lesson.extensionName = "Glance"
    lesson.extensionIdentifier = "com.example.Reader.Glance"
    lesson.extensionCode = """
      import AppIntents
      import SwiftUI
      import WidgetKit
      let defaults = UserDefaults(suiteName: "group.reader")!
      let place = "extension"
      \(shared)
      \(plugIn)
      struct Entry: TimelineEntry { var date: Date }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
          completion(Entry(date: .now))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          completion(Timeline(entries: [Entry(date: .now)], policy: .never))
        }
      }
      struct Glance: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "glance", provider: Provider()) { _ in \(view) }
        }
      }
      @main struct AllOfThem: WidgetBundle {
        var body: some Widget {
          Glance()
          \(bundle)
        }
      }
      """
    lesson.point = "com.apple.widgetkit-extension"
    lesson.principalClass = ""
    lesson.scene = "import ExtensionHost\n" + scene
    return lesson.markdown
  }
}
