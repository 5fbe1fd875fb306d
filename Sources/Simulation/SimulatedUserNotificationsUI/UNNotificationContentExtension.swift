public import Foundation
import SimulatedFoundation
public import SimulatedUIKit
public import SimulatedUserNotifications

/// What a view controller does that shows notifications of a category.
///
/// Simulated: shown when the user opens a notification of a category that the extension's property list names;
/// `didReceive(_:)` is called behind the view's appearing (observed). All but that is optional. Differs: the
/// button for playing isn't drawn; a scene plays without it. The view has the whole screen, whatever
/// `UNNotificationExtensionInitialContentSizeRatio` says.
@preconcurrency @MainActor public protocol UNNotificationContentExtension: NSObjectProtocol {
  /// Shows a notification.
  func didReceive(_ notification: UNNotification)
  /// The user has chosen a button; the handler says what becomes of the notification.
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
  /// The user has chosen a button; says what becomes of the notification.
  func didReceive(
    _ response: UNNotificationResponse
  ) async -> UNNotificationContentExtensionResponseOption
  /// Which button for playing there is.
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  /// Where that button is.
  ///
  /// Type-checks only: it isn't drawn.
  var mediaPlayPauseButtonFrame: CGRect { get }
  /// Which colour it has.
  ///
  /// Type-checks only: it isn't drawn.
  var mediaPlayPauseButtonTintColor: UIColor { get }
  /// The user wants to hear or see it.
  func mediaPlay()
  /// The user doesn't any more.
  func mediaPause()
}

extension UNNotificationContentExtension {
  /// What the form without a handler does.
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { Completion.give({ await self.didReceive(response) }, to: completion) }
  /// Does nothing: the notification goes and the app is told.
  public func didReceive(
    _ response: UNNotificationResponse
  ) async -> UNNotificationContentExtensionResponseOption { .dismissAndForwardAction }
  /// None.
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType {
    .none
  }
  /// Nowhere.
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  /// Black.
  public var mediaPlayPauseButtonTintColor: UIColor { .black }
  /// Does nothing.
  public func mediaPlay() {}
  /// Does nothing.
  public func mediaPause() {}
}

/// What becomes of a notification whose button the user has chosen.
///
/// Simulated: as documented; Apple's numbers.
public enum UNNotificationContentExtensionResponseOption: UInt, Hashable, Sendable {
  /// It stays.
  case doNotDismiss
  /// It goes.
  case dismiss
  /// It goes and the app is told.
  case dismissAndForwardAction
}

/// Which button for playing a notification has.
///
/// Simulated: with `none` nothing can be played. Differs: the other two are alike.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Hashable, Sendable {
  /// None.
  case none
  /// One that is always there.
  case `default`
  /// One that goes while it plays.
  case overlay
}
