import SimulatedFoundation
import SimulatedUIKit

/// Records what the delegate of an app or a scene is told.
@MainActor final class Recorder {
  static var lines: [String] = []

  static func note(_ line: String) { lines.append(line) }

  /// What has been recorded since the last call.
  static func taken() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// The delegate of an app without scenes.
final class PlainDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Recorder.note("will finish launching")
    return true
  }
  func applicationDidFinishLaunching(_ application: UIApplication) {
    Recorder.note("did finish launching")
  }
  func application(
    _ app: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    Recorder.note("open \(url) from \(sourceApplication ?? "nobody"), \(app.applicationState)")
    return true
  }
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    Recorder.note("will continue \(userActivityType)")
    return true
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    Recorder.note("continue \(userActivity.webpageURL?.absoluteString ?? "nothing")")
    restorationHandler([Restoring()])
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    Recorder.note("active, \(application.applicationState)")
  }
  func applicationWillResignActive(_ application: UIApplication) {
    Recorder.note("resign, \(application.applicationState)")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    Recorder.note("background, \(application.applicationState)")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    Recorder.note("foreground, \(application.applicationState)")
  }
  func applicationWillTerminate(_ application: UIApplication) { Recorder.note("terminate") }
}

/// Something that an activity can restore.
struct Restoring: UIUserActivityRestoring {
  func restoreUserActivityState(_ userActivity: NSUserActivity) {
    Recorder.note("restore \(userActivity.activityType)")
  }
}

/// The delegate of a scene.
final class SceneRecorder: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
    let links = connectionOptions.userActivities.compactMap(\.webpageURL?.absoluteString)
    let source = connectionOptions.sourceApplication ?? "nobody"
    Recorder.note("connect \(urls) \(links) from \(source), \(scene.activationState)")
  }
  func sceneDidDisconnect(_ scene: UIScene) { Recorder.note("disconnect") }
  func sceneWillEnterForeground(_ scene: UIScene) {
    Recorder.note("foreground, \(scene.activationState)")
  }
  func sceneDidBecomeActive(_ scene: UIScene) { Recorder.note("active, \(scene.activationState)") }
  func sceneWillResignActive(_ scene: UIScene) {
    Recorder.note("resign, \(scene.activationState)")
  }
  func sceneDidEnterBackground(_ scene: UIScene) {
    Recorder.note("background, \(scene.activationState)")
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts {
      Recorder.note("open \(context.url) from \(context.options.sourceApplication ?? "nobody")")
    }
  }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    Recorder.note("will continue \(userActivityType)")
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    Recorder.note("continue \(userActivity.webpageURL?.absoluteString ?? "nothing")")
  }
}
