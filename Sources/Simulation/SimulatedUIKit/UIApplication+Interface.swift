import Foundation

extension UIApplication {
  /// An extension point that an app can exclude.
  ///
  /// Type-checks only: extensions of these kinds aren't run in apps yet.
  public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
    /// The extension point's name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The extension point of custom keyboards.
    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }

  /// Whether the status bar shows network activity.
  ///
  /// Type-checks only: the device has no status bar, and iOS shows no such wheel since version 13.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }

  /// Whether protected files can be read.
  ///
  /// Simulated: always, because the device is never locked.
  public var isProtectedDataAvailable: Bool { true }

  /// Whether the app may change its icon.
  ///
  /// Simulated: `false`, and a change is refused. Differs: icons aren't shown.
  @available(*, deprecated, message: "unavailable in application extensions for iOS")
  public var supportsAlternateIcons: Bool { false }

  /// The name of the icon that takes the place of the app's own.
  ///
  /// Simulated: `nil`, because icons can't be changed.
  @available(*, deprecated, message: "unavailable in application extensions for iOS")
  public var alternateIconName: String? { nil }

  /// Changes the app's icon.
  ///
  /// Simulated: refused, with an error for the handler. Differs: icons aren't shown.
  @available(*, deprecated, message: "unavailable in application extensions for iOS")
  @preconcurrency public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = NSError(domain: NSCocoaErrorDomain, code: 3328)
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler?(error) } }
  }

  /// Changes the app's icon.
  ///
  /// Simulated: as the form with a handler.
  @available(*, deprecated, message: "unavailable in application extensions for iOS")
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw NSError(domain: NSCocoaErrorDomain, code: 3328)
  }

  /// Registers the app for push notifications.
  ///
  /// Type-checks only: there are no push notifications, and neither a token nor an error comes.
  public func registerForRemoteNotifications() {}

  /// Unregisters the app from push notifications.
  ///
  /// Type-checks only: as ``registerForRemoteNotifications()``.
  public func unregisterForRemoteNotifications() {}

  /// Whether the app is registered for push notifications.
  ///
  /// Simulated: always false, because there are no push notifications.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Begins to receive events from headphones.
  ///
  /// Type-checks only: there are none.
  public func beginReceivingRemoteControlEvents() {}

  /// Stops receiving events from headphones.
  ///
  /// Type-checks only: there are none.
  public func endReceivingRemoteControlEvents() {}

  /// Declares that the saved state is no longer useful.
  ///
  /// Type-checks only: no state is restored.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}
