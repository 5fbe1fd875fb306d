import Foundation
import SimulatedFoundation
import SimulatedUIKit

/// The run of an app whose interface is SwiftUI's.
@MainActor enum AppRun {
  /// The class of the delegate that the app names.
  static var delegateType: AnyClass?
  /// The delegate that the app names.
  private(set) static var delegate: (any UIApplicationDelegate)?
  fileprivate static var makeController: () -> UIViewController = { UIViewController() }
  fileprivate static weak var hosting: HostingView?
  private static var window: UIWindow?

  static func run<Program: App>(_ app: Program) -> Never {
    makeController = {
      let controller = UIHostingController(rootView: AppView(app: app))
      controller.loadViewIfNeeded()
      hosting = controller.hosting
      return controller
    }
    delegate = delegateType.flatMap { ObjectiveCRegistry.make($0) as? any UIApplicationDelegate }
    ForwardingDelegate().runApp()
  }

  /// Puts the app's view into a window.
  fileprivate static func showWindow(in scene: UIWindowScene?) {
    guard window == nil else { return }
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeController()
    window.makeKeyAndVisible()
    self.window = window
  }

  fileprivate static func take(_ url: URL) { hosting?.take(url) }

  /// Passes on an activity, and a page of the web that it is about.
  fileprivate static func take(_ activity: NSUserActivity) {
    hosting?.take(activity)
    if let url = activity.webpageURL { take(url) }
  }

  fileprivate static func phaseChanged() { hosting?.noteNewContent() }
}

/// The app's delegate: it has the window, and passes on to the delegate that the program names.
private final class ForwardingDelegate: NSObject, UIApplicationDelegate {
  private var other: (any UIApplicationDelegate)? { AppRun.delegate }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    other?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let answer =
      other?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
    if application.connectedScenes.isEmpty { AppRun.showWindow(in: nil) }
    return answer
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let wanted =
      other?.application(
        application, configurationForConnecting: session, options: options)
      ?? session.configuration
    wanted.delegateClass = MiddleSceneDelegate.self
    return wanted
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    AppRun.take(url)
    return other?.application(app, open: url, options: options) ?? true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppRun.take(userActivity)
    return other?.application(
      application, continue: userActivity, restorationHandler: restorationHandler) ?? true
  }

  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    guard let other else { return completionHandler() }
    other.application(
      application, handleEventsForBackgroundURLSession: identifier,
      completionHandler: completionHandler)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    other?.applicationDidBecomeActive(application)
    AppRun.phaseChanged()
  }

  func applicationWillResignActive(_ application: UIApplication) {
    other?.applicationWillResignActive(application)
    AppRun.phaseChanged()
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    other?.applicationDidEnterBackground(application)
    AppRun.phaseChanged()
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    other?.applicationWillEnterForeground(application)
    AppRun.phaseChanged()
  }

  func applicationWillTerminate(_ application: UIApplication) {
    other?.applicationWillTerminate(application)
  }
}

/// The delegate of the app's scene.
private final class MiddleSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    AppRun.showWindow(in: scene as? UIWindowScene)
    for context in connectionOptions.urlContexts { AppRun.take(context.url) }
    for activity in connectionOptions.userActivities { AppRun.take(activity) }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { AppRun.take(context.url) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    AppRun.take(userActivity)
  }

  func sceneDidBecomeActive(_ scene: UIScene) { AppRun.phaseChanged() }
  func sceneWillResignActive(_ scene: UIScene) { AppRun.phaseChanged() }
  func sceneDidEnterBackground(_ scene: UIScene) { AppRun.phaseChanged() }
  func sceneWillEnterForeground(_ scene: UIScene) { AppRun.phaseChanged() }
}
