public import Foundation
public import SimulatedFoundation

/// What is kept of a scene when it is gone.
///
/// Simulated: an app's one scene has one. Differs: it lasts as long as the process.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The role's name, which is a key of the scene manifest.
    public let rawValue: String
    /// Makes a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app's interface on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The app's interface on another screen.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// What is shown on another screen that takes no touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for.
  public let role: Role
  /// A name that no other session has.
  public let persistentIdentifier: String
  /// How the scene is set up.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// What is to be known about the session.
  open var userInfo: [String: Any]?
  /// What is brought back when the scene is connected again.
  ///
  /// Simulated: keeps its value. Differs: it isn't kept for the next launch.
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String) {
    self.role = role
    self.configuration = configuration
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }
}
