import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// An app's own view of its life: its delegate, its state, and its notifications.
@Suite struct AppLifeTests {
  @Test(
    .shows(
      "UIApplicationMain(_:_:_:_:)", "UIApplication.shared", "UIApplication.delegate",
      "UIApplication.next", "UIApplication.applicationState", "UIApplication.State.active",
      "UIApplication.State.inactive", "UIApplication.State.background",
      "UIApplication.didBecomeActiveNotification", "UIApplication.willResignActiveNotification",
      "UIApplication.didEnterBackgroundNotification", "UIApplication.willTerminateNotification",
      "UIApplication.willEnterForegroundNotification",
      "UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:)",
      "UIApplicationDelegate.applicationDidBecomeActive(_:)",
      "UIApplicationDelegate.applicationWillResignActive(_:)",
      "UIApplicationDelegate.applicationDidEnterBackground(_:)",
      "UIApplicationDelegate.applicationWillEnterForeground(_:)",
      "UIApplicationDelegate.applicationWillTerminate(_:)"))
  func theDelegateAndTheNotificationsTellTheSameStory() async throws {
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          print("launched", application.applicationState, launchOptions == nil)
          print(UIApplication.shared === application, application.delegate === self)
          print(application.next === self, next == nil)
          for name in [
            UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification,
            UIApplication.willTerminateNotification,
          ] {
            _ = NotificationCenter.default.addObserver(
              forName: name, object: application, queue: nil
            ) {
              print("-", $0.name.rawValue)
            }
          }
          return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) {
          print("became active:", application.applicationState)
        }
        func applicationWillResignActive(_ application: UIApplication) {
          print("will resign active:", application.applicationState)
        }
        func applicationDidEnterBackground(_ application: UIApplication) {
          print("entered the background:", application.applicationState)
        }
        func applicationWillEnterForeground(_ application: UIApplication) {
          print("will enter the foreground:", application.applicationState)
        }
        func applicationWillTerminate(_ application: UIApplication) {
          print("will terminate:", application.applicationState)
        }
      }
      let status = UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
      """
    lesson.scene = """
      import ExtensionHost
      let reader = device.open("Reader")
      device.open(.browser)
      device.open("Reader")
      reader.quit()
      """
    let markdown = lesson.markdown.replacing("file=App.swift", with: "file=main.swift")
    let outcome = try await Running.run(markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Reader") == """
        launched inactive true
        true true
        true true
        became active: active
        - UIApplicationDidBecomeActiveNotification
        will resign active: active
        - UIApplicationWillResignActiveNotification
        entered the background: background
        - UIApplicationDidEnterBackgroundNotification
        - UIApplicationWillEnterForegroundNotification
        will enter the foreground: inactive
        became active: active
        - UIApplicationDidBecomeActiveNotification
        - UIApplicationWillTerminateNotification
        will terminate: active

        """)
  }

  @Test(
    .shows(
      "UIApplication.openURL(_:)", "UIApplication.open(_:options:completionHandler:)",
      "UIApplication.OpenExternalURLOptionsKey.init(rawValue:)"))
  func anAppOpensALinkInBothForms() async throws {
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          let key = UIApplication.OpenExternalURLOptionsKey(rawValue: "key")
          print(application.openURL(URL(string: "https://example.com/a")!))
          application.open(URL(string: "https://example.com/b")!, options: [key: true]) {
            print($0)
            // One behind the other: nobody promises in which order two of them are answered.
            application.open(URL(string: "nobody:b")!) { print($0) }
          }
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      device.useiOS(17)
      device.open("Reader")
      device.wait(seconds: 1)
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Reader") == "true\ntrue\nfalse\n")
    let opened = outcome.lines.filter { $0.hasPrefix("Reader: opens") }
    #expect(
      opened == [
        "Reader: opens https://example.com/a in Browser",
        "Reader: opens https://example.com/b in Browser",
      ])
  }
}
