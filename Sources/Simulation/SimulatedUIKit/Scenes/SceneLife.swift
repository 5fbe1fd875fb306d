import Foundation
import SimulatedFoundation

/// The calls that an app's scene receives from launch to end.
///
/// The order is documented: connecting, then coming to the front, which also happens at launch.
@MainActor final class SceneLife {
  private var scene: UIScene?
  /// The URL that is already in the connection options, and isn't passed a second time.
  private var launchURL: URL?
  private var launchActivity: NSUserActivity?

  func connect(to application: UIApplication, for launch: AppLaunch) {
    let options = launch.connectionOptions
    let session = Self.session()
    let configuration =
      application.delegate?
      .application(application, configurationForConnecting: session, options: options)
      ?? session.configuration
    session.configuration = configuration
    let type = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    session.scene = scene
    scene.delegate = Self.delegate(of: configuration)
    application.scenes.append(scene)
    (self.scene, launchURL, launchActivity) = (scene, launch.url, launch.activity)
    let window = MainStoryboard.window(configuration, in: scene)
    if let window { (scene.delegate as? any UIWindowSceneDelegate)?.window = window }
    post(UIScene.willConnectNotification)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    window?.makeKeyAndVisible()
    scene.activationState = .background
  }

  func enterForeground() {
    guard let scene, scene.activationState == .background else { return }
    scene.activationState = .foregroundInactive
    post(UIScene.willEnterForegroundNotification)
    scene.delegate?.sceneWillEnterForeground(scene)
  }

  func activate() {
    guard let scene else { return }
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification)
  }

  func deactivate() {
    guard let scene else { return }
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification)
    scene.activationState = .foregroundInactive
  }

  func enterBackground() {
    guard let scene else { return }
    scene.activationState = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification)
  }

  func take(_ url: URL, from source: String?) {
    guard let scene, !wasHandedAtLaunch(url) else { return }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url, from: source)])
  }

  func take(_ activity: NSUserActivity) {
    guard let scene, !wasHandedAtLaunch(activity) else { return }
    scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
    scene.delegate?.scene(scene, continue: activity)
  }

  func disconnect() {
    guard let scene else { return }
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification)
    UIApplication.running?.scenes.removeAll { $0 === scene }
  }

  /// Returns whether it is the URL that the app was launched for, which comes again.
  private func wasHandedAtLaunch(_ url: URL?) -> Bool {
    defer { launchURL = nil }
    return url != nil && url == launchURL
  }

  /// Returns whether it is the activity that the app was launched for, which comes again.
  private func wasHandedAtLaunch(_ activity: NSUserActivity) -> Bool {
    defer { (launchURL, launchActivity) = (nil, nil) }
    guard let launchActivity else { return false }
    return launchActivity.activityType == activity.activityType
      && launchActivity.webpageURL == activity.webpageURL
      && launchActivity.userInfo as? [String: String] == activity.userInfo as? [String: String]
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: scene)
  }
}

extension SceneLife {
  private static func session() -> UISceneSession {
    let role = UISceneSession.Role.windowApplication
    return UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role),
      persistentIdentifier: "scene-1")
  }

  private static func delegate(of configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    guard let type = configuration.delegateClass else { return nil }
    guard let delegate = ObjectiveCRegistry.decode(type) as? any UISceneDelegate else {
      preconditionFailure("'\(type)' is no scene delegate that can be made without arguments")
    }
    return delegate
  }
}
