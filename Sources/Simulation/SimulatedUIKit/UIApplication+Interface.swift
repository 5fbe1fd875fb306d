import Foundation

extension UIApplication {
  /// An extension point that an app can keep out.
  ///
  /// Type-checks only: extensions of these kinds aren't run in apps yet.
  public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
    /// The extension point's name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Custom keyboards.
    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }

  /// Whether the status bar turns a wheel for the network.
  ///
  /// Type-checks only: the device has no status bar, and iOS shows no wheel since version 13.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }

  /// Whether protected files can be read.
  ///
  /// Simulated: always, for the device is never locked.
  public var isProtectedDataAvailable: Bool { true }

  /// Whether the app may change its icon.
  ///
  /// Simulated: `false`, and so is a change refused. Differs: icons aren't made.
  @available(*, deprecated, message: "unavailable in application extensions for iOS")
  public var supportsAlternateIcons: Bool { false }

  /// The name of the icon that stands in the place of the app's own.
  ///
  /// Simulated: `nil`, as no icon can be changed.
  @available(*, deprecated, message: "unavailable in application extensions for iOS")
  public var alternateIconName: String? { nil }

  /// Changes the app's icon.
  ///
  /// Simulated: refused, with an error for the handler. Differs: icons aren't made.
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

  /// Begins to send push notifications to the app.
  ///
  /// Type-checks only: nobody pushes anything, and no token and no error comes.
  public func registerForRemoteNotifications() {}

  /// Ends push notifications.
  ///
  /// Type-checks only: as ``registerForRemoteNotifications()``.
  public func unregisterForRemoteNotifications() {}

  /// Whether push notifications are sent to the app.
  ///
  /// Simulated: always false, for nobody pushes anything.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Begins to take events of headphones.
  ///
  /// Type-checks only: there are none.
  public func beginReceivingRemoteControlEvents() {}

  /// Ends taking events of headphones.
  ///
  /// Type-checks only: there are none.
  public func endReceivingRemoteControlEvents() {}

  /// Says that old state is of no use any more.
  ///
  /// Type-checks only: no state is restored.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}
