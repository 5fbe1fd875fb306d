public import Foundation

/// Whether something of notifications is on.
///
/// Simulated: Apple's numbers.
public enum UNNotificationSetting: Int, Hashable, Sendable {
  /// The app can't have it.
  case notSupported
  /// The user has switched it off.
  case disabled
  /// It is on.
  case enabled
}

/// How banners go away.
///
/// Type-checks only: notifications aren't shown yet.
public enum UNAlertStyle: Int, Hashable, Sendable {
  /// There are none.
  case none
  /// By themselves.
  case banner
  /// By the user.
  case alert
}

/// When the text of notifications is shown.
///
/// Type-checks only: notifications aren't shown yet.
public enum UNShowPreviewsSetting: Int, Hashable, Sendable {
  /// Also when the device is locked.
  case always
  /// When the device is unlocked.
  case whenAuthenticated
  /// Never.
  case never
}

/// The user's settings for an app's notifications.
///
/// Simulated: those of an app that hasn't asked yet: undetermined, and everything not supported
/// (observed). Differs: a scene can't change them yet.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  // There is nothing that could change.
  override init() { super.init() }

  /// What the user has answered.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  /// Sounds.
  open var soundSetting: UNNotificationSetting { .notSupported }
  /// The number on the icon.
  open var badgeSetting: UNNotificationSetting { .notSupported }
  /// Banners.
  open var alertSetting: UNNotificationSetting { .notSupported }
  /// The list of notifications.
  open var notificationCenterSetting: UNNotificationSetting { .notSupported }
  /// The lock screen.
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// The car.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Critical alerts.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Reading out.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Through a Focus.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// In a summary at set times.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// From people, straight away.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// How banners go away.
  open var alertStyle: UNAlertStyle { .none }
  /// When the text is shown.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether there is a button to the app's own settings.
  open var providesAppNotificationSettings: Bool { false }
}
