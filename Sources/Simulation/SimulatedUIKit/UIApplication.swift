public import Foundation

/// The app as an object: its state and its delegate.
///
/// Simulated: launching, becoming active, going to the background, opening URLs. An extension's
/// process has such an object too, at the end of its responder chain, though not as `shared`.
/// Differs: windows and scenes aren't made yet.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// What the app is doing.
  public enum State: Int, Sendable {
    /// It is in front and receives events.
    case active
    /// It is in front, but receives no events.
    case inactive
    /// It is behind another app.
    case background
  }

  /// Why the app was launched: the keys of the launch options.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the app was launched to open.
    ///
    /// Simulated: there when the app wasn't running; the URL comes in `application(_:open:options:)` as
    /// well (documented).
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")

    /// The bundle identifier of the process that opened the URL.
    ///
    /// Simulated: beside ``url`` (documented).
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  }

  static var running: UIApplication?

  /// Whether the process is an app's.
  let isApp: Bool

  init(isApp: Bool) {
    self.isApp = isApp
    super.init()
    Self.listed
  }

  /// The app; it exists once `UIApplicationMain` runs.
  ///
  /// Simulated: an extension that names it isn't compiled, in Xcode's words (documented); reached
  /// all the same, it traps there.
  @available(
    *, deprecated,
    message:
      "unavailable in application extensions for iOS: Use view controller based solutions where appropriate instead."
  )
  open class var shared: UIApplication {
    guard let running, running.isApp else {
      preconditionFailure("UIApplication.shared: this process is no app")
    }
    return running
  }

  /// The app's delegate.
  open var delegate: (any UIApplicationDelegate)?

  /// What the app is doing.
  open internal(set) var applicationState = State.inactive

  /// The delegate, when it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }
}

extension UIApplication {
  /// Posted when the app has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to stop being active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app has gone to the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to end.
  ///
  /// Simulated: as `applicationWillTerminate(_:)` is called.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when the app is about to come to the front again.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}
