import DeviceProtocol
public import Foundation
import SimulatedFoundation

extension UIApplication {
  /// Options for opening a URL; none is simulated yet.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What comes with a URL that an app is handed.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bundle identifier of the process that opened the URL.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// Opens a URL in the app that takes it.
  ///
  /// Simulated: an app with a declared scheme comes to the front and is handed the URL. From an
  /// extension, reached along the responder chain, it works up to iOS 17; since iOS 18 reports
  /// contradict each other, and the device opens nothing and says so. An extension that calls it
  /// isn't compiled, in Xcode's words (documented), unless its target has
  /// APPLICATION_EXTENSION_API_ONLY set to NO. Differs: options are ignored.
  @available(*, deprecated, message: "unavailable in application extensions for iOS")
  @preconcurrency public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let connection = DeviceConnection.shared else { return }
    connection.open(url, by: .application) { isOpened in
      MainActor.assumeIsolated { completion?(isOpened) }
    }
  }

  /// Opens a URL in the app that takes it; the form that `open(_:options:completionHandler:)` has
  /// replaced.
  ///
  /// Simulated: up to iOS 17 as the newer form; since iOS 18 it logs a warning and returns `false`
  /// (observed). Extensions reach it by its selector.
  @available(*, deprecated, message: "unavailable in application extensions for iOS")
  @discardableResult
  public func openURL(_ url: URL) -> Bool { openByOldName(url) }

  func openByOldName(_ url: URL) -> Bool {
    guard let connection = DeviceConnection.shared else { return false }
    if connection.context.systemVersion >= 18 {
      NSLog(
        "%@",
        "UIKit: openURL(_:) is called, which iOS 18 answers with false; "
          + "use open(_:options:completionHandler:)")
    }
    return connection.openAndWait(url, by: .openURLSelector)
  }

  /// Lists what code may call by selector.
  static let listed: Void = ObjectiveCRegistry.register(
    UIApplication.self, name: "UIApplication",
    methods: [
      (
        "openURL:",
        { target, url, _ in
          guard let application = target as? UIApplication, let url = url as? URL else {
            return nil
          }
          let isOpened = MainActor.assumeIsolated { application.openByOldName(url) }
          return NSNumber(value: isOpened)
        }
      )
    ], make: nil)
}
