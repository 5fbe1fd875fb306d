import Foundation
import SimulatedFoundation
import TestSupport
import Testing

@testable import SimulatedUIKit

/// What the delegates of an app and its scene are told, and in what order.
@Suite(.serialized) @MainActor struct AppLifeTests {
  @Test(
    .shows(
      "UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:)",
      "UIApplicationDelegate.applicationDidFinishLaunching(_:)",
      "UIApplicationDelegate.application(_:open:sourceApplication:annotation:)",
      "UIApplicationDelegate.application(_:willContinueUserActivityWithType:)",
      "UIApplicationDelegate.application(_:continue:restorationHandler:)",
      "UIUserActivityRestoring.restoreUserActivityState(_:)",
      "UIApplication.didFinishLaunchingNotification", "NSUserActivity.webpageURL",
      "NSUserActivity.activityType", "NSUserActivityTypeBrowsingWeb"))
  func anAppWithoutScenesIsToldAllByItsOwnDelegate() throws {
    let application = UIApplication(isApp: true)
    application.delegate = PlainDelegate()
    let life = AppLife(application: application)
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didFinishLaunchingNotification, object: application, queue: nil
    ) { _ in MainActor.assumeIsolated { Recorder.note("notification") } }
    defer { NotificationCenter.default.removeObserver(observer) }
    _ = Recorder.taken()
    life.launch()
    life.activate()
    life.retire()
    life.take(URL(string: "reader://a"), from: "com.example.Other")
    life.activate()
    if let link = URL(string: "https://reader.example.com/b") {
      life.take(AppLaunch.activity(for: link))
    }
    life.terminate()
    #expect(
      Recorder.taken() == [
        "will finish launching", "did finish launching", "notification", "active, active",
        "resign, active", "background, background", "foreground, inactive",
        "open reader://a from com.example.Other, inactive", "active, active",
        "will continue NSUserActivityTypeBrowsingWeb", "continue https://reader.example.com/b",
        "restore NSUserActivityTypeBrowsingWeb", "terminate",
      ])
  }

  @Test(
    .shows(
      "UISceneDelegate.scene(_:willConnectTo:options:)",
      "UISceneDelegate.sceneWillEnterForeground(_:)", "UISceneDelegate.sceneDidBecomeActive(_:)",
      "UISceneDelegate.sceneWillResignActive(_:)", "UISceneDelegate.sceneDidEnterBackground(_:)",
      "UISceneDelegate.sceneDidDisconnect(_:)", "UISceneDelegate.scene(_:openURLContexts:)",
      "UISceneDelegate.scene(_:willContinueUserActivityWithType:)",
      "UISceneDelegate.scene(_:continue:)", "UIScene.activationState",
      "UIOpenURLContext.url", "UIOpenURLContext.options",
      "UIScene.OpenURLOptions.sourceApplication",
      "UIScene.ConnectionOptions.urlContexts", "UIScene.ConnectionOptions.userActivities",
      "UIScene.ConnectionOptions.sourceApplication", "UISceneConfiguration.delegateClass"))
  func aSceneIsToldOfItsLifeAndOfWhatItIsToOpen() throws {
    let life = connectedScene(AppLaunch())
    life.enterForeground()
    life.activate()
    life.deactivate()
    life.enterBackground()
    life.enterForeground()
    life.take(try #require(URL(string: "reader://a")), from: "com.example.Other")
    life.take(AppLaunch.activity(for: try #require(URL(string: "https://reader.example.com/b"))))
    life.disconnect()
    #expect(
      Recorder.taken() == [
        "connect [] [] from nobody, unattached", "foreground, foregroundInactive",
        "active, foregroundActive", "resign, foregroundActive", "background, background",
        "foreground, foregroundInactive", "open reader://a from com.example.Other",
        "will continue NSUserActivityTypeBrowsingWeb", "continue https://reader.example.com/b",
        "disconnect",
      ])
  }

  @Test(.shows("UISceneDelegate.scene(_:willConnectTo:options:)"), arguments: [false, true])
  func whatTheAppIsLaunchedForIsAmongTheConnectionOptionsAndNotHandedOverAgain(
    _ isForLink: Bool
  ) throws {
    let text = isForLink ? "https://reader.example.com/b" : "reader://a"
    let url = try #require(URL(string: text))
    let launch = AppLaunch(url: url, source: "com.example.Other", isForLink: isForLink)
    let life = connectedScene(launch)
    life.enterForeground()
    if isForLink {
      life.take(AppLaunch.activity(for: url))
      life.take(AppLaunch.activity(for: url))
    } else {
      life.take(url, from: "com.example.Other")
      life.take(url, from: "com.example.Other")
    }
    let connected = isForLink ? "connect [] [\"\(text)\"]" : "connect [\"\(text)\"] []"
    let second =
      isForLink
      ? ["will continue NSUserActivityTypeBrowsingWeb", "continue \(text)"]
      : ["open \(text) from com.example.Other"]
    #expect(
      Recorder.taken() == [
        connected + " from com.example.Other, unattached", "foreground, foregroundInactive",
      ] + second)
  }

  @Test(
    .shows(
      "UIApplication.LaunchOptionsKey.url", "UIApplication.LaunchOptionsKey.sourceApplication",
      "UIApplication.LaunchOptionsKey.userActivityDictionary",
      "UIApplication.LaunchOptionsKey.userActivityType"))
  func launchOptionsSayWhatTheAppWasLaunchedFor() throws {
    let url = try #require(URL(string: "reader://a"))
    let opened = AppLaunch(url: url, source: "com.example.Other", isForLink: false).options
    #expect(opened?[.url] as? URL == url)
    #expect(opened?[.sourceApplication] as? String == "com.example.Other")
    let linked = AppLaunch(url: url, source: "com.example.Other", isForLink: true).options
    #expect(
      linked?[.userActivityDictionary] as? [String: String] == [
        "UIApplicationLaunchOptionsUserActivityTypeKey": "NSUserActivityTypeBrowsingWeb"
      ])
    #expect(linked?[.url] == nil)
    #expect(AppLaunch().options == nil)
  }

  private func connectedScene(_ launch: AppLaunch) -> SceneLife {
    let application = UIApplication(isApp: true)
    let delegate = ConfiguringDelegate()
    application.delegate = delegate
    ObjectiveCRegistry.register(
      SceneRecorder.self, name: nil, methods: [],
      make: { MainActor.assumeIsolated { SceneRecorder() } })
    _ = Recorder.taken()
    let life = SceneLife()
    life.connect(to: application, for: launch)
    #expect(application.connectedScenes.count == 1)
    #expect(application.openSessions.first?.scene === application.connectedScenes.first)
    return life
  }
}

/// Sets its scenes up in code.
private final class ConfiguringDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Own", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneRecorder.self
    return configuration
  }
}
