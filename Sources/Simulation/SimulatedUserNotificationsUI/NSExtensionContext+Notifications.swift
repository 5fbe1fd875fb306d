import Foundation
public import SimulatedFoundation
public import SimulatedUserNotifications
import Synchronization

extension NSExtensionContext {
  private static let actions = Mutex<[ObjectIdentifier: [UNNotificationAction]]>([:])

  /// The buttons under a notification.
  ///
  /// Type-checks only: keeps its value; no interface of a notification is shown yet.
  public var notificationActions: [UNNotificationAction] {
    get { Self.actions.withLock { $0[ObjectIdentifier(self)] ?? [] } }
    set { Self.actions.withLock { $0[ObjectIdentifier(self)] = newValue } }
  }

  /// Says that it plays.
  ///
  /// Type-checks only: no interface of a notification is shown yet.
  public func mediaPlayingStarted() {}

  /// Says that it doesn't play any more.
  ///
  /// Type-checks only: no interface of a notification is shown yet.
  public func mediaPlayingPaused() {}

  /// Opens the app as a tap on the notification does.
  ///
  /// Type-checks only: no interface of a notification is shown yet, so nothing is opened.
  public func performNotificationDefaultAction() {}

  /// Puts the notification away.
  ///
  /// Type-checks only: no interface of a notification is shown yet.
  public func dismissNotificationContentExtension() {}
}
