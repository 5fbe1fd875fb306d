import RunSupport

/// An app with a Live Activity, for tests that vary one part of it.
struct LiveActivityLesson {
  /// What the app does when it is launched.
  var launch = """
    let activity = try Activity.request(
      attributes: Match(name: "final"), content: ActivityContent(state: .init(goals: 1), staleDate: nil))
    """
  /// Keys of the app's property list.
  var keys = "<key>NSSupportsLiveActivities</key><true/>"
  /// The attributes' type, in both programs.
  var attributes = """
    struct Match: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var goals: Int
      }
      var name: String
    }
    """
  /// The view on the lock screen.
  var view = #"Text("\(context.attributes.name) \(context.state.goals)")"#
  /// The regions of the expanded island, and the modifiers of the island.
  var regions = #"DynamicIslandExpandedRegion(.center) { Text("center") }"#
  var modifiers = ""
  /// Modifiers of the configuration.
  var configuration = ""
  var scene: String

  var markdown: String {
    var lesson = ShareLesson()
    lesson.appKeys = keys
    lesson.appCode = """
      import ActivityKit
      import UIKit
      \(attributes)
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          do {
            try launch()
          } catch {
            print(error.localizedDescription)
          }
          return true
        }
        func launch() throws {
          \(launch)
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
    lesson.extensionName = "Score"
    lesson.extensionIdentifier = "com.example.Reader.Score"
    lesson.extensionCode = """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      \(attributes)
      @main struct Score: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Match.self) { context in
            \(view)
          } dynamicIsland: { context in
            DynamicIsland {
              \(regions)
            } compactLeading: {
              Text("L")
            } compactTrailing: {
              Text("T\\(context.state.goals)")
            } minimal: {
              Text("M")
            }
            \(modifiers)
          }
          \(configuration)
        }
      }
      """
    lesson.point = "com.apple.widgetkit-extension"
    lesson.principalClass = ""
    lesson.scene = "import ExtensionHost\n" + scene
    return lesson.markdown
  }
}
