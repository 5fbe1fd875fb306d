import DeviceProtocol
import Foundation
public import SimulatedFoundation
public import SimulatedUserNotifications
import Synchronization

extension NSExtensionContext {
  private static let actions = Mutex<[ObjectIdentifier: [UNNotificationAction]]>([:])

  /// The buttons under a notification.
  ///
  /// Simulated: what is set here is what the user can choose from then on (documented). Differs: the buttons of
  /// the category, which are there at first, can't be read.
  public var notificationActions: [UNNotificationAction] {
    get { Self.actions.withLock { $0[ObjectIdentifier(self)] } ?? [] }
    set {
      Self.actions.withLock { $0[ObjectIdentifier(self)] = newValue }
      DeviceConnection.shared?.send(.notificationWish(.buttons(newValue.map(\.described))))
    }
  }

  /// Says that it plays.
  ///
  /// Type-checks only: the button for playing isn't drawn.
  public func mediaPlayingStarted() {}

  /// Says that it doesn't play any more.
  ///
  /// Type-checks only: the button for playing isn't drawn.
  public func mediaPlayingPaused() {}

  /// Opens the app as a tap on the notification does.
  ///
  /// Simulated: the app comes to the front and its notification centre's delegate is told of
  /// `UNNotificationDefaultActionIdentifier` (documented).
  public func performNotificationDefaultAction() {
    DeviceConnection.shared?.send(.notificationWish(.defaultAction))
  }

  /// Puts the notification's interface away.
  ///
  /// Simulated: the notification stays in the list (inferred: the documentation speaks of the interface only).
  public func dismissNotificationContentExtension() {
    DeviceConnection.shared?.send(.notificationWish(.dismiss))
  }
}
