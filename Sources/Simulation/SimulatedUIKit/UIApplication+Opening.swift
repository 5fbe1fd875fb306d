import DeviceProtocol
public import Foundation
import SimulatedFoundation

extension UIApplication {
  /// A key of the options for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether the URL is opened only if an app claims its domain, and never in the browser.
    ///
    /// Simulated: as documented.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// The information for attributing clicks on advertisements.
    ///
    /// Type-checks only: nothing is measured.
    public static let eventAttribution = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// A key of what accompanies a URL that an app receives.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bundle identifier of the process that opened the URL.
    ///
    /// Simulated: an extension's is its own, not its app's. Since iOS 13 it is absent if the two
    /// belong to different teams (documented): a lesson's apps belong to one team, the device's own
    /// apps to another.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A property list from the process that opened the URL.
    ///
    /// Type-checks only: it is never sent.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file may be used in its place.
    ///
    /// Simulated: always false: AirDrop delivers a copy in the app's own container.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// The information for attributing clicks on advertisements.
    ///
    /// Type-checks only: it is never sent.
    public static let eventAttribution = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// The URL of the app's page in Settings.
  ///
  /// Type-checks only: the device has no Settings, so it doesn't open.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The URL of the app's notification settings.
  ///
  /// Type-checks only: as ``openSettingsURLString``.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Opens a URL in the app that handles it.
  ///
  /// Simulated: an app with a declared scheme comes to the front and receives the URL; a web
  /// address goes to the app that claims its domain, else to the browser. From an extension,
  /// reached along the responder chain, it follows the table in Docs/opening.md. An extension that
  /// calls it isn't compiled, with Xcode's message (documented), unless its target has
  /// APPLICATION_EXTENSION_API_ONLY set to NO. Differs: of the options only `universalLinksOnly`
  /// has an effect.
  @available(*, deprecated, message: "unavailable in application extensions for iOS")
  @preconcurrency public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let onlyLinks = options[.universalLinksOnly] as? Bool ?? false
    requestOpening(url, universalLinksOnly: onlyLinks) { completion?($0) }
  }

  /// Opens a URL in the app that handles it, and waits for the answer.
  ///
  /// Simulated: as `open(_:options:completionHandler:)`.
  @available(*, deprecated, message: "unavailable in application extensions for iOS")
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    let onlyLinks = options[.universalLinksOnly] as? Bool ?? false
    return await withCheckedContinuation { continuation in
      requestOpening(url, universalLinksOnly: onlyLinks) { continuation.resume(returning: $0) }
    }
  }

  /// Opens a URL in the app that handles it; replaced by `open(_:options:completionHandler:)`.
  ///
  /// Simulated: up to iOS 17 as the newer form; since iOS 18 it logs a warning and returns `false`
  /// (observed). Extensions reach it by its selector.
  @available(*, deprecated, message: "unavailable in application extensions for iOS")
  @discardableResult
  public func openURL(_ url: URL) -> Bool { Self.openByOldName(url) }

  /// Returns whether an app on the device handles the URL.
  ///
  /// Simulated: as documented, the answer is `false`, and the log says why, unless the scheme is
  /// among LSApplicationQueriesSchemes in Info.plist; web addresses need no entry. For an extension
  /// that isn't documented; here its own property list counts. Differs: Apple's limit of 50 entries
  /// isn't applied.
  public func canOpenURL(_ url: URL) -> Bool {
    guard let connection = DeviceConnection.shared, let scheme = url.scheme?.lowercased() else {
      return false
    }
    guard Self.mayAsk(about: scheme) else {
      NSLog("%@", ApplicationWords.notListed(scheme, of: url.absoluteString))
      return false
    }
    return connection.canOpen(url)
  }
}

extension UIApplication {
  package func requestOpening(
    _ url: URL, universalLinksOnly: Bool = false,
    completion: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    guard let connection = DeviceConnection.shared else {
      DispatchQueue.main.async { completion(false) }
      return
    }
    connection.open(url, by: .application, universalLinksOnly: universalLinksOnly) { isOpened in
      MainActor.assumeIsolated { completion(isOpened) }
    }
  }

  nonisolated static func openByOldName(_ url: URL) -> Bool {
    guard let connection = DeviceConnection.shared else { return false }
    if connection.context.systemVersion >= 18 {
      NSLog("%@", ApplicationWords.openURLReturnsFalse)
    }
    return connection.openAndWait(url, by: .openURLSelector)
  }

  private static func mayAsk(about scheme: String) -> Bool {
    if ["http", "https"].contains(scheme) { return true }
    let key = "LSApplicationQueriesSchemes"
    let names = Bundle.main.object(forInfoDictionaryKey: key) as? [String]
    return names?.contains { $0.lowercased() == scheme } ?? false
  }
}
