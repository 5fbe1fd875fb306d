public import Foundation
import SimulatedFoundation

/// The setup of a scene.
///
/// Simulated: classes are looked up in the app's scene manifest by name and role, as documented.
/// Differs: without a name the first entry of the role is taken.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the scene manifest.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene itself.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The storyboard with the scene's first controller.
  ///
  /// Simulated: if it is set, it takes the place of the manifest's.
  open var storyboard: UIStoryboard?
  /// The name of the manifest's storyboard.
  var storyboardName: String?

  /// Makes a configuration, using the scene manifest's entry if there is one.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    let entry = SceneManifest.entry(named: name, role: sessionRole.rawValue)
    self.name = name ?? entry?.name
    role = sessionRole
    sceneClass = entry?.sceneClass.flatMap { ObjectiveCRegistry.classNamed($0) }
    delegateClass = entry?.delegateClass.flatMap { ObjectiveCRegistry.classNamed($0) }
    storyboardName = entry?.storyboard
    super.init()
  }
}
