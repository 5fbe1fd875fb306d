import DeviceEvents
public import Foundation

extension NSNotification.Name {
  /// Posted when the host app is about to come to the front again.
  ///
  /// Simulated: posted on the main queue with the request's context as its object (documented).
  public static let NSExtensionHostWillEnterForeground = NSNotification.Name(
    "NSExtensionHostWillEnterForegroundNotification")

  /// Posted when the host app has gone to the background.
  ///
  /// Simulated: posted on the main queue with the request's context as its object (documented); the
  /// extension is suspended soon afterwards.
  public static let NSExtensionHostDidEnterBackground = NSNotification.Name(
    "NSExtensionHostDidEnterBackgroundNotification")

  /// Posted when the host app is about to stop being active.
  ///
  /// Simulated: posted on the main queue with the request's context as its object (documented).
  public static let NSExtensionHostWillResignActive = NSNotification.Name(
    "NSExtensionHostWillResignActiveNotification")

  /// Posted when the host app has become active again.
  ///
  /// Simulated: posted on the main queue with the request's context as its object (documented).
  public static let NSExtensionHostDidBecomeActive = NSNotification.Name(
    "NSExtensionHostDidBecomeActiveNotification")
}

extension HostChange {
  /// The notification that tells an extension about it.
  var notification: NSNotification.Name {
    switch self {
    case .willEnterForeground: .NSExtensionHostWillEnterForeground
    case .didEnterBackground: .NSExtensionHostDidEnterBackground
    case .willResignActive: .NSExtensionHostWillResignActive
    case .didBecomeActive: .NSExtensionHostDidBecomeActive
    }
  }
}
