public import Foundation
public import SimulatedFoundation

extension UIApplication {
  /// The connected scenes.
  ///
  /// Simulated: one in an app with a scene manifest, none in others. Differs: an app without a
  /// manifest has one on iOS 13 and later.
  public var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the scenes.
  public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Whether the app may have several scenes.
  ///
  /// Simulated: what Info.plist says. Differs: on an iPhone it is false all the same; this device
  /// doesn't make a second scene either.
  public var supportsMultipleScenes: Bool { SceneManifest.allowsMultiple }

  /// Requests that a scene be shown.
  ///
  /// Simulated: refused, as on an iPhone, with an error for the handler.
  @preconcurrency public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {
    refuse(errorHandler)
  }

  /// Requests that a scene be removed.
  ///
  /// Simulated: refused, as on an iPhone, with an error for the handler.
  @preconcurrency public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {
    refuse(errorHandler)
  }

  /// Requests that a scene's picture in the app switcher be updated.
  ///
  /// Type-checks only: the device has no app switcher.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  private func refuse(_ handler: (@MainActor @Sendable (any Error) -> Void)?) {
    // UISceneError.Code.multipleScenesNotSupported
    let error = NSError(domain: "UISceneErrorDomain", code: 0)
    DispatchQueue.main.async { MainActor.assumeIsolated { handler?(error) } }
  }
}

extension UIScene {
  /// The options for showing a scene.
  ///
  /// Type-checks only: a device with one scene refuses to show another.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that makes the request.
    open var requestingScene: UIScene?
    /// Makes options.
    public override init() { super.init() }
  }
}

/// The options for removing a scene.
///
/// Type-checks only: a device with one scene refuses to remove it.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Makes options.
  public override init() { super.init() }
}
