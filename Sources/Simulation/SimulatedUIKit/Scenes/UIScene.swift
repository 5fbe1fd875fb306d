public import Foundation
import SimulatedFoundation

/// One instance of an app's interface.
///
/// Simulated: it is connected at launch if Info.plist has UIApplicationSceneManifest (iOS 13 and
/// later), comes to the front and goes to the background with its app, and receives URLs. Differs:
/// an app has one scene; no others are made.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene isn't connected.
    case unattached = -1
    /// The scene is in front and receives events.
    case foregroundActive
    /// The scene is in front, but receives no events.
    case foregroundInactive
    /// The scene is behind another app.
    case background
  }

  /// The session, which outlives the scene.
  public let session: UISceneSession
  /// The delegate, which is told what happens to the scene.
  open var delegate: (any UISceneDelegate)?
  /// The activation state of the scene.
  open internal(set) var activationState = ActivationState.unattached
  /// The title that the user sees in the app switcher.
  ///
  /// Simulated: keeps its value. Differs: it isn't shown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// The user's current activity in the scene.
  ///
  /// Simulated: keeps its value. Differs: it isn't kept for the next launch.
  open var userActivity: NSUserActivity?

  /// Makes a scene for a session; called by the system.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The app.
  open override var next: UIResponder? { UIApplication.running }

  /// Opens a URL in the app that handles it.
  ///
  /// Simulated: as `UIApplication.open(_:options:completionHandler:)`.
  @preconcurrency open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let application = UIApplication.running
    let onlyLinks = options?.universalLinksOnly ?? false
    application?.requestOpening(url, universalLinksOnly: onlyLinks) { completion?($0) }
  }

  /// Opens a URL in the app that handles it, and returns whether it was opened.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult open func open(
    _ url: URL, options: OpenExternalURLOptions?
  ) async -> Bool {
    guard UIApplication.running != nil else { return false }
    return await Completion.value { open(url, options: options, completionHandler: $0) }
  }
}

extension UIScene {
  /// Posted when a scene is about to be connected.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene has been disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene has become active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted when a scene is about to stop being active.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene is about to come to the front.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has gone to the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
