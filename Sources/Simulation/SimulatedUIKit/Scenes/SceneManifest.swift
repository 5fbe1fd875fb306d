import DeviceProtocol
import Foundation
import SimulatedFoundation

/// What Info.plist says about scenes.
enum SceneManifest {
  /// One way to set up a scene.
  struct Entry {
    var name: String?
    var delegateClass: String?
    var sceneClass: String?
    var storyboard: String?
  }

  /// Whether the app has scenes: its manifest is there, and the system is iOS 13 or later.
  static var isUsed: Bool {
    let version = DeviceConnection.systemVersion
    return version >= 13 && manifest != nil
  }

  /// Whether the app may have several scenes.
  static var allowsMultiple: Bool {
    manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
  }

  /// Returns the entry of a name among those of a role, or without a name the first.
  static func entry(named name: String?, role: String) -> Entry? {
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let entries = (roles?[role] as? [[String: Any]] ?? []).map(entry)
    return name == nil ? entries.first : entries.first { $0.name == name }
  }

  private static var manifest: [String: Any]? {
    Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
  }

  private static func entry(_ values: [String: Any]) -> Entry {
    Entry(
      name: values["UISceneConfigurationName"] as? String,
      delegateClass: values["UISceneDelegateClassName"] as? String,
      sceneClass: values["UISceneClassName"] as? String,
      storyboard: values["UISceneStoryboardFile"] as? String)
  }
}
