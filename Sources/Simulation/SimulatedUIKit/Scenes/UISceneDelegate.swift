public import Foundation
public import SimulatedFoundation

/// Told of what happens to a scene.
///
/// Simulated: connecting, activation, background, URLs and universal links, in their documented
/// order. Every requirement has an empty default. Differs: the calls about activities other than
/// universal links never come.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is added to the app.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is taken from the app.
  ///
  /// Simulated: when the user removes the app while it runs (observed).
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is about to come to the front; at launch, too.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is in front and receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to stop receiving events.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is behind another app.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is handed URLs.
  ///
  /// Simulated: as documented it isn't called for a URL that the app is launched for: that is among
  /// the connection options.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// What is kept for bringing the scene back.
  ///
  /// Type-checks only: nothing is kept for the next launch.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// An activity is on its way.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// The scene is to go on with an activity: that of a universal link.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// An activity didn't arrive.
  ///
  /// Type-checks only: those that are on their way arrive.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// An activity of the scene has changed.
  ///
  /// Type-checks only: activities aren't asked for changes.
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
  /// Nothing is kept.
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
