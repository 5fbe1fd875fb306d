import Foundation

/// The storyboard with which an app or a scene begins.
///
/// Its first controller is put into a window before the delegate is called, and shown after that
/// (documented).
@MainActor enum MainStoryboard {
  /// The name of the storyboard of an app without scenes.
  private static var ofApp: String? {
    Bundle.main.object(forInfoDictionaryKey: "UIMainStoryboardFile") as? String
  }

  /// Returns the app's window; `nil` without a storyboard.
  static func window() -> UIWindow? {
    window(ofApp.map { UIStoryboard(name: $0, bundle: nil) }, in: nil)
  }

  /// Returns a scene's window; `nil` without a storyboard.
  static func window(_ configuration: UISceneConfiguration, in scene: UIScene) -> UIWindow? {
    let named = configuration.storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
    return window(configuration.storyboard ?? named, in: scene as? UIWindowScene)
  }

  private static func window(_ storyboard: UIStoryboard?, in scene: UIWindowScene?) -> UIWindow? {
    guard let root = storyboard?.instantiateInitialViewController() else { return nil }
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    return window
  }
}
