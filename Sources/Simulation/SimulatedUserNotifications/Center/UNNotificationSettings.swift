public import Foundation

/// The state of a setting for notifications.
///
/// Simulated: Apple's numbers.
public enum UNNotificationSetting: Int, Hashable, Sendable {
  /// The app doesn't support it.
  case notSupported
  /// The user has switched it off.
  case disabled
  /// It is on.
  case enabled
}

/// The style of banners.
///
/// Simulated: Apple's numbers.
public enum UNAlertStyle: Int, Hashable, Sendable {
  /// There are no banners.
  case none
  /// Banners that disappear by themselves.
  case banner
  /// Banners that the user must dismiss.
  case alert
}

/// The setting for when the text of notifications is shown.
///
/// Type-checks only: the device is never locked.
public enum UNShowPreviewsSetting: Int, Hashable, Sendable {
  /// Always, even if the device is locked.
  case always
  /// Only if the device is unlocked.
  case whenAuthenticated
  /// Never.
  case never
}

/// The user's settings for an app's notifications.
///
/// Simulated: they follow from the user's answer: initially everything is unsupported (observed),
/// after a refusal it is off, and with permission it is on. Differs: a scene can't switch single
/// settings.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  // It has no values that could change.
  /// The user's answer.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
    super.init()
  }

  /// The value, derived from the answer, of the settings that every app has.
  private var usual: UNNotificationSetting {
    switch authorizationStatus {
    case .authorized: .enabled
    case .denied: .disabled
    default: .notSupported
    }
  }

  /// The setting for sounds.
  open var soundSetting: UNNotificationSetting { usual }
  /// The setting for the number on the icon.
  open var badgeSetting: UNNotificationSetting { usual }
  /// The setting for banners.
  open var alertSetting: UNNotificationSetting { usual }
  /// The setting for the list of notifications.
  open var notificationCenterSetting: UNNotificationSetting { usual }
  /// The setting for the lock screen.
  open var lockScreenSetting: UNNotificationSetting { usual }
  /// The setting for CarPlay.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// The setting for critical alerts.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// The setting for announcements.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// The setting for time-sensitive notifications, which break through a Focus.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// The setting for scheduled summaries.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// The setting for direct messages.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// The style of banners.
  open var alertStyle: UNAlertStyle { usual == .enabled ? .banner : .none }
  /// The setting for when the text is shown.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether there is a button to the app's own settings.
  open var providesAppNotificationSettings: Bool { false }
}
