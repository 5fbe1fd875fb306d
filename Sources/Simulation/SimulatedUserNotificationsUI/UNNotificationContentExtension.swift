public import Foundation
import SimulatedFoundation
public import SimulatedUIKit
public import SimulatedUserNotifications

/// The methods of a view controller that shows the notifications of a category.
///
/// Simulated: shown when the user opens a notification of a category that the extension's property
/// list names; `didReceive(_:)` is called after the view has appeared (observed). Everything else
/// is optional. Differs: the play button isn't drawn; a scene plays without it. The view has the
/// whole screen, whatever `UNNotificationExtensionInitialContentSizeRatio` specifies.
@preconcurrency @MainActor public protocol UNNotificationContentExtension: NSObjectProtocol {
  /// Shows a notification.
  func didReceive(_ notification: UNNotification)
  /// Called when the user has chosen a button; the handler decides about the notification.
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
  /// Called when the user has chosen a button; returns what happens to the notification.
  func didReceive(
    _ response: UNNotificationResponse
  ) async -> UNNotificationContentExtensionResponseOption
  /// The type of the play button.
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  /// The place of that button.
  ///
  /// Type-checks only: it isn't drawn.
  var mediaPlayPauseButtonFrame: CGRect { get }
  /// The colour of that button.
  ///
  /// Type-checks only: it isn't drawn.
  var mediaPlayPauseButtonTintColor: UIColor { get }
  /// Called when the user wants to play media.
  func mediaPlay()
  /// Called when the user wants to pause media.
  func mediaPause()
}

extension UNNotificationContentExtension {
  /// Calls the form without a handler.
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { Completion.give({ await self.didReceive(response) }, to: completion) }
  /// Returns that the notification is dismissed and the app is told.
  public func didReceive(
    _ response: UNNotificationResponse
  ) async -> UNNotificationContentExtensionResponseOption { .dismissAndForwardAction }
  /// Returns none.
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType {
    .none
  }
  /// Returns an empty place.
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  /// Returns black.
  public var mediaPlayPauseButtonTintColor: UIColor { .black }
  /// Does nothing.
  public func mediaPlay() {}
  /// Does nothing.
  public func mediaPause() {}
}

/// The effect on a notification whose button the user has chosen.
///
/// Simulated: as documented; Apple's numbers.
public enum UNNotificationContentExtensionResponseOption: UInt, Hashable, Sendable {
  /// The notification stays.
  case doNotDismiss
  /// The notification is dismissed.
  case dismiss
  /// The notification is dismissed and the app is told.
  case dismissAndForwardAction
}

/// The type of a notification's play button.
///
/// Simulated: with `none` nothing can be played. Differs: the other two behave alike.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Hashable, Sendable {
  /// No button.
  case none
  /// A button that is always there.
  case `default`
  /// A button that disappears during playback.
  case overlay
}
