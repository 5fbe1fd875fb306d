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
/// Simulated: Apple's numbers.
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
/// Type-checks only: the device is never locked.
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
/// Simulated: those that follow from the user's answer: everything not supported before there is one
/// (observed), switched off after a refusal, and on when it is allowed. Differs: a scene can't switch
/// single things.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  // There is nothing that could change.
  /// What the user has answered.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
    super.init()
  }

  /// What follows from the answer for what every app may have.
  private var usual: UNNotificationSetting {
    switch authorizationStatus {
    case .authorized: .enabled
    case .denied: .disabled
    default: .notSupported
    }
  }

  /// Sounds.
  open var soundSetting: UNNotificationSetting { usual }
  /// The number on the icon.
  open var badgeSetting: UNNotificationSetting { usual }
  /// Banners.
  open var alertSetting: UNNotificationSetting { usual }
  /// The list of notifications.
  open var notificationCenterSetting: UNNotificationSetting { usual }
  /// The lock screen.
  open var lockScreenSetting: UNNotificationSetting { usual }
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
  open var alertStyle: UNAlertStyle { usual == .enabled ? .banner : .none }
  /// When the text is shown.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether there is a button to the app's own settings.
  open var providesAppNotificationSettings: Bool { false }
}
