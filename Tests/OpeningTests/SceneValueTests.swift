import Foundation
import SimulatedFoundation
import TestSupport
import Testing

@testable import SimulatedUIKit

/// Sets its scene up in code, with classes and a storyboard of its own.
private final class SceneMaker: NSObject, UIApplicationDelegate {
  var configuration: UISceneConfiguration?
  var storyboard: UIStoryboard?

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let made = UISceneConfiguration(name: "Own", sessionRole: connectingSceneSession.role)
    made.sceneClass = OwnScene.self
    made.storyboard = storyboard
    made.delegateClass = storyboard == nil ? nil : Holding.self
    configuration = made
    return made
  }
}

private final class OwnScene: UIWindowScene {}

/// Holds the scene's window, as the delegate does on iOS.
private final class Holding: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

private final class Told: NSObject, UISceneDelegate {}

/// What a scene is made with, and who is told about it.
@Suite(.serialized) @MainActor struct SceneValueTests {
  private func scene() -> UIScene {
    let role = UISceneSession.Role.windowApplication
    return UIScene(
      session: UISceneSession(
        role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role),
        persistentIdentifier: "scene-7"),
      connectionOptions: UIScene.ConnectionOptions())
  }

  @Test(
    .shows(
      "UISceneConfiguration.role", "UISceneConfiguration.sceneClass",
      "UISceneConfiguration.storyboard", "UISceneSession.persistentIdentifier",
      "UIScene.session"))
  func aSceneIsOfItsConfigurationsClassAndBeginsWithItsStoryboard() throws {
    let application = UIApplication(isApp: true)
    let maker = SceneMaker()
    maker.storyboard = UIStoryboard(
      text: """
        <document initialViewController="f1"><scenes><scene><objects>
          <viewController id="f1" title="First"><view key="view" id="v1"/></viewController>
        </objects></scene></scenes></document>
        """)
    application.delegate = maker
    ObjectiveCRegistry.register(
      Holding.self, name: nil, methods: [], make: { MainActor.assumeIsolated { Holding() } })
    SceneLife().connect(to: application, for: AppLaunch())
    let scene = try #require(application.connectedScenes.first as? OwnScene)
    #expect(maker.configuration?.role == .windowApplication)
    #expect(scene.session.configuration === maker.configuration)
    #expect(scene.session === application.openSessions.first)
    #expect(!scene.session.persistentIdentifier.isEmpty)
    #expect(scene.windows.first?.rootViewController?.title == "First")
    (scene.delegate as? Holding)?.window = nil
  }

  @Test(
    .shows(
      "UIScene.init(session:connectionOptions:)", "UIScene.session", "UIScene.delegate",
      "UIScene.title", "UIScene.userActivity", "UISceneSession.userInfo",
      "UISceneSession.stateRestorationActivity", "UISceneSession.persistentIdentifier"))
  func aSceneKeepsItsValues() {
    let (scene, told) = (scene(), Told())
    let activity = NSUserActivity(activityType: "com.example.reading")
    #expect(scene.session.persistentIdentifier == "scene-7")
    #expect(scene.delegate == nil && scene.title == "" && scene.userActivity == nil)
    #expect(scene.session.userInfo == nil && scene.session.stateRestorationActivity == nil)
    scene.delegate = told
    scene.title = "Page 3"
    scene.userActivity = activity
    scene.session.userInfo = ["page": 3]
    scene.session.stateRestorationActivity = activity
    #expect(scene.delegate === told && scene.title == "Page 3")
    #expect(scene.userActivity === activity)
    #expect(scene.session.userInfo?["page"] as? Int == 3)
    #expect(scene.session.stateRestorationActivity === activity)
  }

  @Test(
    .shows(
      "UIScene.open(_:options:completionHandler:)", "UIScene.open(_:options:)",
      "UIScene.OpenExternalURLOptions",
      "UIScene.OpenExternalURLOptions.init()",
      "UIScene.OpenExternalURLOptions.universalLinksOnly"))
  func withoutADeviceNothingOpens() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let options = UIScene.OpenExternalURLOptions()
    #expect(!options.universalLinksOnly)
    options.universalLinksOnly = true
    #expect(options.universalLinksOnly)
    let before = UIApplication.running
    UIApplication.running = UIApplication(isApp: true)
    defer { UIApplication.running = before }
    let scene = scene()
    let isOpened = await withCheckedContinuation { continuation in
      scene.open(url, options: options) { continuation.resume(returning: $0) }
    }
    #expect(!isOpened)
    #expect(await !scene.open(url, options: options))
  }

  @Test(
    .shows(
      "UIScene.OpenURLOptions.annotation", "UIScene.OpenURLOptions.openInPlace",
      "UIScene.ConnectionOptions.handoffUserActivityType"))
  func aURLComesAloneAndAsACopy() throws {
    let context = UIOpenURLContext(try #require(URL(string: "reader://a")), from: "com.example.A")
    #expect(context.options.annotation == nil && !context.options.openInPlace)
    #expect(UIScene.ConnectionOptions().handoffUserActivityType == nil)
  }

  @Test(
    .shows(
      "UIScene.willConnectNotification", "UIScene.didDisconnectNotification",
      "UIScene.didActivateNotification", "UIScene.willDeactivateNotification",
      "UIScene.willEnterForegroundNotification", "UIScene.didEnterBackgroundNotification"))
  func itsLifeIsPosted() {
    let all: [Notification.Name] = [
      UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
    ]
    let heard = Heard()
    let observers = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { posted in
        guard posted.object is OwnScene else { return }
        heard.names.append(posted.name.rawValue)
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    let application = UIApplication(isApp: true)
    let maker = SceneMaker()
    application.delegate = maker
    let life = SceneLife()
    life.connect(to: application, for: AppLaunch())
    life.enterForeground()
    life.activate()
    life.deactivate()
    life.enterBackground()
    life.disconnect()
    #expect(
      heard.names == [
        "UISceneWillConnectNotification", "UISceneWillEnterForegroundNotification",
        "UISceneDidActivateNotification", "UISceneWillDeactivateNotification",
        "UISceneDidEnterBackgroundNotification", "UISceneDidDisconnectNotification",
      ])
  }

  @Test(
    .shows(
      "UIScene.ActivationState", "UIScene.ActivationState.unattached",
      "UIScene.ActivationState.foregroundActive", "UIScene.ActivationState.foregroundInactive",
      "UIScene.ActivationState.background", "UISceneSession.Role.rawValue",
      "UISceneSession.Role.init(rawValue:)", "UISceneSession.Role.windowExternalDisplay",
      "UISceneSession.Role.windowExternalDisplayNonInteractive"))
  func statesAndRolesHaveApplesValues() {
    let states: [UIScene.ActivationState] = [
      .unattached, .foregroundActive, .foregroundInactive, .background,
    ]
    #expect(states.map(\.rawValue) == [-1, 0, 1, 2])
    let roles: [UISceneSession.Role] = [
      .windowExternalDisplay, .windowExternalDisplayNonInteractive,
    ]
    #expect(
      roles.map(\.rawValue) == [
        "UIWindowSceneSessionRoleExternalDisplay",
        "UIWindowSceneSessionRoleExternalDisplayNonInteractive",
      ])
    #expect(
      UISceneSession.Role(rawValue: "UIWindowSceneSessionRoleApplication") == .windowApplication)
  }
}

/// What was posted; all on one thread.
private final class Heard: @unchecked Sendable {
  // Unchecked: the notifications are posted, and read, on the main actor.
  var names: [String] = []
}
