public import Foundation

/// Told of what happens to the app.
///
/// Simulated: the calls of launching, opening URLs, activation and background, in their documented order. Every
/// requirement has an empty default. Differs: the other callbacks aren't made yet.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app is launched; its state may still be set up.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is handed a URL; called before it becomes active.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// The app is in front and receives events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to stop receiving events.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is behind another one.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to come to the front again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end: the user removes it from the app switcher while it runs.
  ///
  /// Simulated: as documented it isn't called in an app that is suspended, nor when the system wants
  /// the memory.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Does nothing and says that all is well.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing with the URL.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// The entry point of an app whose delegate is marked `@main`.
  public static func main() { AppProcess.run(delegate: Self.self) }
}

/// Runs an app for good; what a `main.swift` calls.
///
/// Simulated: the delegate's class is found by name. Differs: the app's own class can't be replaced
/// (`principalClassName` is ignored).
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  AppProcess.run(delegateNamed: delegateClassName)
}
