public import Foundation
public import SimulatedFoundation

extension UIApplication {
  /// The scenes that are connected.
  ///
  /// Simulated: one in an app with a scene manifest, none in others. Differs: an app without a
  /// manifest has one on iOS 13 and later.
  public var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the scenes.
  public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Whether the app may have several scenes.
  ///
  /// Simulated: what Info.plist says. Differs: on an iPhone it is false all the same; this device
  /// makes no second scene either.
  public var supportsMultipleScenes: Bool { SceneManifest.allowsMultiple }

  /// Asks for a scene to be shown.
  ///
  /// Simulated: refused, as on an iPhone, with an error for the handler.
  @preconcurrency public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {
    refuse(errorHandler)
  }

  /// Asks for a scene to be done away with.
  ///
  /// Simulated: refused, as on an iPhone, with an error for the handler.
  @preconcurrency public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {
    refuse(errorHandler)
  }

  /// Asks for a scene's picture in the app switcher to be made anew.
  ///
  /// Type-checks only: the device has no app switcher to look at.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  private func refuse(_ handler: (@MainActor @Sendable (any Error) -> Void)?) {
    // UISceneError.Code.multipleScenesNotSupported
    let error = NSError(domain: "UISceneErrorDomain", code: 0)
    DispatchQueue.main.async { MainActor.assumeIsolated { handler?(error) } }
  }
}

extension UIScene {
  /// How a scene is to be shown.
  ///
  /// Type-checks only: a device with one scene refuses to show another.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
    /// Makes options.
    public override init() { super.init() }
  }
}

/// How a scene is to be done away with.
///
/// Type-checks only: a device with one scene refuses to do away with it.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Makes options.
  public override init() { super.init() }
}
