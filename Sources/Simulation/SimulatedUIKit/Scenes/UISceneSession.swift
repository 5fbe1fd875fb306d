public import Foundation
public import SimulatedFoundation

/// The part of a scene that outlives it.
///
/// Simulated: an app's one scene has one. Differs: it lasts only as long as the process.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The role's name, which is a key in the scene manifest.
    public let rawValue: String
    /// Makes a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app's interface on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The app's interface on another screen.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// The app's content on another screen that takes no touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The purpose of the scene.
  public let role: Role
  /// A unique name of the session.
  public let persistentIdentifier: String
  /// The setup of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// The program's own information about the session.
  open var userInfo: [String: Any]?
  /// The activity from which the scene is restored when it is connected again.
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
