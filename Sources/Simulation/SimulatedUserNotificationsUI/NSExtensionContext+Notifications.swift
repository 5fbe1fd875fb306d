import DeviceProtocol
import Foundation
public import SimulatedFoundation
public import SimulatedUserNotifications
import Synchronization

extension NSExtensionContext {
  private static let actions = Mutex<[ObjectIdentifier: [UNNotificationAction]]>([:])

  /// The buttons under a notification.
  ///
  /// Simulated: the user can choose these buttons from then on (documented). Differs: the initial
  /// value, the buttons of the category, can't be read.
  public var notificationActions: [UNNotificationAction] {
    get { Self.actions.withLock { $0[ObjectIdentifier(self)] } ?? [] }
    set {
      Self.actions.withLock { $0[ObjectIdentifier(self)] = newValue }
      DeviceConnection.shared?.send(.notificationWish(.buttons(newValue.map(\.described))))
    }
  }

  /// Reports that media is playing.
  ///
  /// Type-checks only: the button for playing isn't drawn.
  public func mediaPlayingStarted() {}

  /// Reports that media has stopped playing.
  ///
  /// Type-checks only: the button for playing isn't drawn.
  public func mediaPlayingPaused() {}

  /// Opens the app, as a tap on the notification does.
  ///
  /// Simulated: the app comes to the front, and its notification centre's delegate is told of
  /// `UNNotificationDefaultActionIdentifier` (documented).
  public func performNotificationDefaultAction() {
    DeviceConnection.shared?.send(.notificationWish(.defaultAction))
  }

  /// Closes the notification's interface.
  ///
  /// Simulated: the notification stays in the list (inferred: the documentation only mentions the
  /// interface).
  public func dismissNotificationContentExtension() {
    DeviceConnection.shared?.send(.notificationWish(.dismiss))
  }
}
