public import Foundation

/// Told of what happens to the app.
///
/// Simulated: the calls of launching, opening URLs and links, activation and background, scenes and
/// their sessions, in their documented order. Every requirement has a default. Differs: the calls for
/// what the device doesn't do, such as push notifications, never come; they say so.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window with the app's interface.
  ///
  /// Simulated: the delegate's own; where the property isn't there it is `nil`.
  var window: UIWindow? { get set }

  // Launching.
  /// The app is being launched; whether it can handle what it is launched for.
  ///
  /// Simulated: as documented a URL or an activity isn't handed over after the launch if this or the
  /// next method gives `false`. With scenes there are no launch options, and the answer is ignored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is launched; whether it can handle what it is launched for.
  ///
  /// Simulated: as documented a URL or an activity isn't handed over after the launch if this or the
  /// method before gives `false`. With scenes there are no launch options, and the answer is ignored.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is launched; called when the method with options isn't there.
  func applicationDidFinishLaunching(_ application: UIApplication)

  // Life.
  /// The app is in front and receives events.
  ///
  /// Simulated: as documented this and the next three aren't called in an app with scenes.
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
  /// Memory runs short.
  ///
  /// Type-checks only: the device never warns, it ends a process at its limit.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// It is midnight, or the clock has been set.
  ///
  /// Type-checks only: the device's clock is never set.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Protected files can't be read from now on.
  ///
  /// Type-checks only: the device is never locked.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Protected files can be read.
  ///
  /// Type-checks only: the device is never locked.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  // URLs and links.
  /// The app is handed a URL; called before it becomes active.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// The app is handed a URL; called when the method with options isn't there.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// The app is handed a URL; called when the two methods above aren't there.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// An activity is on its way.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// The app is to go on with an activity: that of a universal link.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// An activity didn't arrive.
  ///
  /// Type-checks only: those of universal links always do.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// An activity of the app has changed.
  ///
  /// Type-checks only: nothing asks for it.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  // Scenes.
  /// How a scene that is about to be made is set up.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The user has done away with scenes.
  ///
  /// Type-checks only: the user has no list of scenes to remove them from.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// How the interface may stand in a window.
  ///
  /// Type-checks only: nobody turns the device.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  // Notifications and work in the background: nothing on the device asks for it yet.
  /// Push notifications can be sent to the app.
  ///
  /// Type-checks only: nobody pushes anything.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Push notifications can't be sent to the app.
  ///
  /// Type-checks only: nobody pushes anything.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A push notification has come.
  ///
  /// Type-checks only: nobody pushes anything.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// A push notification has come, and something is to be fetched.
  ///
  /// Type-checks only: nobody pushes anything.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// A push notification has come, and something is to be fetched.
  ///
  /// Type-checks only: nobody pushes anything.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
  /// There is time to fetch something.
  ///
  /// Type-checks only: nothing is fetched in the background yet.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// All transfers of a background session have ended, and nobody had the session open.
  ///
  /// Simulated: the app is launched for it in the background, or woken. It makes a session of that
  /// identifier, whose delegate is told; behind the last of it comes
  /// `urlSessionDidFinishEvents(forBackgroundURLSession:)`. When the handler is called, the app is
  /// suspended unless it is in front (documented). Differs: without that call it is suspended after
  /// half a minute.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// All transfers of a background session have ended, and nobody had the session open.
  ///
  /// Simulated: called where there is no form with a handler; when it returns, the app is suspended unless
  /// it is in front.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String) async

  // Permissions and restoring.
  /// Whether extensions of a kind may run in the app.
  ///
  /// Type-checks only: nothing asks for it.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool
  /// Whether the app's state is kept.
  ///
  /// Type-checks only: no state is restored.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool
  /// Whether the app's state is brought back.
  ///
  /// Type-checks only: no state is restored.
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
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
