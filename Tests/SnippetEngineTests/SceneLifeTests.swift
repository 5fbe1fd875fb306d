import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// An app with a scene manifest, and what else an app asks the system for about URLs.
@Suite struct SceneLifeTests {
  private static let manifest = """
    <key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key><true/>
      <key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array>
          <dict><key>UISceneConfigurationName</key><string>Plain</string></dict>
          <dict><key>UISceneConfigurationName</key><string>Default</string>
            <key>UISceneDelegateClassName</key>
            <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict>
        </array></dict></dict>
    """
  private static let scheme = """
    <key>CFBundleURLTypes</key><array><dict>
      <key>CFBundleURLSchemes</key><array><string>reader</string></array></dict></array>
    """

  private static let code = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        print("launched", launchOptions == nil, application.supportsMultipleScenes)
        return true
      }
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        print("first of the role:", session.configuration.name ?? "none")
        return UISceneConfiguration(name: "Default", sessionRole: session.role)
      }
      func applicationDidBecomeActive(_ application: UIApplication) { print("app: active") }
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        print("connects", connectionOptions.urlContexts.map { $0.url }, scene is UIWindowScene)
        print(session.scene === scene, session.role == .windowApplication)
      }
      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        print("opens", URLContexts.map { $0.url })
      }
      func sceneWillEnterForeground(_ scene: UIScene) { print("foreground") }
      func sceneDidBecomeActive(_ scene: UIScene) { print("scene: active") }
      func sceneDidEnterBackground(_ scene: UIScene) { print("background") }
    }
    """

  @Test(
    .shows(
      "UISceneConfiguration.init(name:sessionRole:)", "UISceneConfiguration.name",
      "UISceneSession.configuration", "UISceneSession.scene", "UISceneSession.role",
      "UISceneSession.Role.windowApplication", "UIApplication.supportsMultipleScenes",
      "UIApplicationDelegate.application(_:configurationForConnecting:options:)"),
    arguments: [
      (
        12,
        """
        launched false true
        app: active

        """
      ),
      (
        26,
        """
        launched true true
        first of the role: Plain
        connects [reader://a] true
        true true
        foreground
        scene: active
        background
        foreground
        opens [reader://b]
        scene: active

        """
      ),
    ])
  func anAppHasAScenePerManifestSinceIOS13(_ version: Int, _ expected: String) async throws {
    var lesson = ShareLesson()
    lesson.appKeys = Self.scheme + Self.manifest
    lesson.appCode = Self.code
    lesson.scene = """
      import ExtensionHost
      device.useiOS(\(version))
      device.open(.notes).tapLink("reader://a")
      \(version < 13 ? "" : "device.open(.notes).tapLink(\"reader://b\")")
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Reader") == expected)
  }

  @Test(
    .shows(
      "UIApplication.canOpenURL(_:)", "UIApplication.OpenExternalURLOptionsKey.universalLinksOnly"))
  func whatCanBeOpenedIsToldOnlyOfDeclaredSchemes() async throws {
    var lesson = ShareLesson()
    lesson.appKeys =
      Self.scheme + """
        <key>LSApplicationQueriesSchemes</key>
        <array><string>Reader</string><string>nobody</string></array>
        """
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          for text in ["reader://a", "nobody://a", "mail://a", "https://example.com"] {
            print(text, application.canOpenURL(URL(string: text)!))
          }
          application.open(
            URL(string: "https://example.com")!, options: [.universalLinksOnly: true]
          ) { print("only as a link:", $0) }
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      device.open("Reader")
      device.wait(seconds: 1)
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Reader") == """
        reader://a true
        nobody://a false
        mail://a false
        https://example.com true
        only as a link: false

        """)
    #expect(
      outcome.lines.contains(
        "Reader: can't open https://example.com: no installed app claims its domain"))
  }

  @Test(
    .shows(
      "UIApplication.beginBackgroundTask(expirationHandler:)",
      "UIApplication.beginBackgroundTask(withName:expirationHandler:)",
      "UIApplication.endBackgroundTask(_:)", "UIApplication.backgroundTimeRemaining",
      "UIBackgroundTaskIdentifier.invalid"))
  func aBackgroundTaskKeepsAnAppRunningUntilItIsEndedOrItsTimeIsOver() async throws {
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var visits = 0
        var task = UIBackgroundTaskIdentifier.invalid
        func applicationDidEnterBackground(_ application: UIApplication) {
          if visits > 0 {
            let isLast = visits == 2
            task = application.beginBackgroundTask {
              print("time is over")
              if !isLast { application.endBackgroundTask(self.task) }
            }
          } else {
            task = application.beginBackgroundTask(withName: "saving", expirationHandler: nil)
            DispatchQueue.main.asyncAfter(deadline: .now() + 10) {
              print("saved")
              application.endBackgroundTask(self.task)
            }
          }
          print(task != .invalid, application.backgroundTimeRemaining > 29)
          visits += 1
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      for _ in 1...3 {
        device.open("Reader")
        device.open(.notes)
        device.wait(seconds: 60)
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Reader")
        == "true true\nsaved\ntrue true\ntime is over\ntrue true\ntime is over\n")
    #expect(
      outcome.lines.filter { ["activity", "suspended", "killed"].contains(where: $0.contains) } == [
        "Reader: begins the activity \"saving\"", "Reader: ends the activity \"saving\"",
        "Reader: is suspended", "Reader: begins the activity \"a background task\"",
        "Reader: has no time left for the activity \"a background task\"",
        "Reader: ends the activity \"a background task\"", "Reader: is suspended",
        "Reader: begins the activity \"a background task\"",
        "Reader: has no time left for the activity \"a background task\"",
        "Reader: is killed: it didn't end its background task in time (0x8badf00d)",
      ])
  }

  @Test func ofTwoAppsWithOneSchemeTheFirstInstalledTakesIt() async throws {
    let outcome = try await Running.run(Self.twoApps).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Reader") == "Reader opens reader://a\n")
    #expect(outcome.text(of: "Copycat") == "Copycat opens reader://b\n")
    #expect(
      outcome.lines.contains(
        "Notes: opens reader://a in Reader: Copycat also claims the scheme 'reader'; Reader was "
          + "installed first (undocumented)"))
  }

  private static let twoApps = """
    ---
    format: 1
    id: sample
    title: Sample
    targets:
      - {name: Reader, kind: app, identifier: com.example.Reader}
      - {name: Copycat, kind: app, identifier: com.example.Copycat}
    ---
    ## Step

    \(["Reader", "Copycat"].map(app).joined(separator: "\n\n"))

    ```swift scene
    import ExtensionHost
    device.open(.notes).tapLink("reader://a")
    device.uninstall("Reader")
    device.open(.notes).tapLink("reader://b")
    ```
    """

  private static func app(_ name: String) -> String {
    """
    ```xml file=Info.plist target=\(name)
    <plist version="1.0"><dict>\(scheme)</dict></plist>
    ```

    ```swift file=App.swift target=\(name)
    import UIKit
    @main class AppDelegate: NSObject, UIApplicationDelegate {
      func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        print("\(name) opens", url)
        return true
      }
    }
    ```
    """
  }
}
