public import Foundation

/// A delegate that is told what happens to the app.
///
/// Simulated: the calls about launching, opening URLs and links, activation and background, scenes
/// and their sessions, in their documented order. Every requirement has a default. Differs: the
/// calls for what the device doesn't do, such as push notifications, never come; their comments say
/// so.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window with the app's interface.
  ///
  /// Simulated: the delegate's own; `nil` if it lacks the property.
  var window: UIWindow? { get set }

  // Launching.
  /// Called when the app is being launched; returns whether it can handle the reason.
  ///
  /// Simulated: as documented, a URL or an activity isn't passed to the app after the launch if
  /// this or the next method returns `false`. With scenes there are no launch options, and the
  /// answer is ignored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is launched; returns whether it can handle the reason.
  ///
  /// Simulated: as documented, a URL or an activity isn't passed to the app after the launch if
  /// this or the previous method returns `false`. With scenes there are no launch options, and the
  /// answer is ignored.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is launched, if the method with options is missing.
  func applicationDidFinishLaunching(_ application: UIApplication)

  // Life cycle.
  /// Called when the app is in front and receives events.
  ///
  /// Simulated: as documented, this and the next three aren't called in an app with scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app is about to stop receiving events.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app is behind another one.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the app is about to come to the front again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app is about to end: the user removes it from the app switcher while it runs.
  ///
  /// Simulated: as documented, it isn't called in an app that is suspended, nor when the system
  /// needs the memory.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is low.
  ///
  /// Type-checks only: the device never warns; it ends a process at its limit.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called at midnight, or when the clock has been set.
  ///
  /// Type-checks only: the device's clock is never set.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Called before protected files become unreadable.
  ///
  /// Type-checks only: the device is never locked.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Called when protected files can be read again.
  ///
  /// Type-checks only: the device is never locked.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  // URLs and links.
  /// Called when the app is to open a URL, before it becomes active.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called when the app is to open a URL, if the method with options is missing.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// Called when the app is to open a URL, if the two methods above are missing.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Called when an activity is on its way.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Called when the app is to continue an activity: that of a universal link.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when an activity didn't arrive.
  ///
  /// Type-checks only: the activities of universal links always arrive.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Called when an activity of the app has changed.
  ///
  /// Type-checks only: activities aren't watched for changes.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  // Scenes.
  /// Returns the setup of a scene that is about to be made.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user has removed scenes.
  ///
  /// Type-checks only: the user has no list of scenes from which to remove them.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Returns the orientations that a window's interface may have.
  ///
  /// Type-checks only: the device is never turned.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  // Notifications and work in the background: the device has no use for them yet.
  /// Called when the app can receive push notifications.
  ///
  /// Type-checks only: there are no push notifications.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called when the app can't receive push notifications.
  ///
  /// Type-checks only: there are no push notifications.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called when a push notification has arrived.
  ///
  /// Type-checks only: there are no push notifications.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// Called when a push notification has arrived and something is to be fetched.
  ///
  /// Type-checks only: there are no push notifications.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called when a push notification has arrived and something is to be fetched.
  ///
  /// Type-checks only: there are no push notifications.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
  /// Called when there is time to fetch something.
  ///
  /// Type-checks only: nothing is fetched in the background yet.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Called when all transfers of a background session have ended while no process had it open.
  ///
  /// Simulated: the app is launched for it in the background, or woken. It makes a session of that
  /// identifier, whose delegate is told; the last call is
  /// `urlSessionDidFinishEvents(forBackgroundURLSession:)`. When the handler is called, the app is
  /// suspended unless it is in front (documented). Differs: without that call it is suspended after
  /// half a minute.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Called when all transfers of a background session have ended while no process had it open.
  ///
  /// Simulated: called if the method with a handler is missing; when it returns, the app is
  /// suspended unless it is in front.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String) async

  // Permissions and restoration.
  /// Returns whether extensions of a kind may run in the app.
  ///
  /// Type-checks only: it isn't asked.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool
  /// Returns whether the app's state is saved.
  ///
  /// Type-checks only: no state is restored.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool
  /// Returns whether the app's state is restored.
  ///
  /// Type-checks only: no state is restored.
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
}

/// Runs an app until its end; called by a `main.swift`.
///
/// Simulated: the delegate's class is found by name. Differs: the app's own class can't be replaced
/// (`principalClassName` is ignored).
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  AppProcess.run(delegateNamed: delegateClassName)
}
