public import Foundation
public import SimulatedFoundation

/// A delegate that is told what happens to a scene.
///
/// Simulated: connecting, activation, background, URLs and universal links, in their documented
/// order. Every requirement has an empty default. Differs: calls about activities other than
/// universal links never come.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is added to the app.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is removed from the app.
  ///
  /// Simulated: when the user removes the app while it runs (observed).
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene is about to come to the front, at launch too.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is in front and receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to stop receiving events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is behind another app.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when the scene is to open URLs.
  ///
  /// Simulated: as documented, it isn't called for a URL for which the app is launched: that is in
  /// the connection options.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns an activity from which the scene can be restored.
  ///
  /// Type-checks only: nothing is kept for the next launch.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called when an activity is on its way.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called when the scene is to continue an activity: that of a universal link.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when an activity didn't arrive.
  ///
  /// Type-checks only: activities always arrive.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Called when an activity of the scene has changed.
  ///
  /// Type-checks only: activities aren't watched for changes.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing with the URLs.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Returns `nil`: nothing is kept.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}
  /// Does nothing with the activity.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
