import RunSupport

/// An app with a home screen widget, for tests that vary one part of it.
struct HomeWidgetLesson {
  /// What the app does when it becomes active.
  var app = ""
  /// What the provider returns as snapshot and timeline.
  var snapshot = "completion(Entry(date: .now, text: \"sample\"))"
  var timeline = """
    completion(Timeline(entries: [Entry(date: .now, text: "a")], policy: .never))
    """
  /// The view of an entry.
  var view = "Text(entry.text)"
  /// Modifiers of the configuration.
  var configuration = ""
  /// The type marked `@main`.
  var main = """
    @main struct Glance: Widget {
      var body: some WidgetConfiguration { GlanceWidget().body }
    }
    """
  var scene: String

  var markdown: String {
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      import WidgetKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          \(app)
        }
        func application(
          _ application: UIApplication, open url: URL,
          options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
          print("opens \\(url)")
          return true
        }
      }
      """
    lesson.extensionName = "Glance"
    lesson.extensionIdentifier = "com.example.Reader.Glance"
    lesson.extensionCode = """
      import SwiftUI
      import WidgetKit
      struct Entry: TimelineEntry {
        var date: Date
        var text: String
      }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now, text: "outline") }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
          \(snapshot)
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          \(timeline)
        }
      }
      struct GlanceView: View {
        @Environment(\\.widgetFamily) var family
        @Environment(\\.widgetContentMargins) var margins
        let entry: Entry
        var body: some View { \(view) }
      }
      struct GlanceWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "glance", provider: Provider()) { GlanceView(entry: $0) }
            \(configuration)
        }
      }
      \(main)
      """
    lesson.point = "com.apple.widgetkit-extension"
    lesson.principalClass = ""
    lesson.scene = "import ExtensionHost\n" + scene
    return lesson.markdown
  }
}
