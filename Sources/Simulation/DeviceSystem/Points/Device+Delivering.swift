import DeviceEvents
import DeviceProtocol

extension Device {
  /// Shows a notification that has arrived, unless there is a reason not to.
  ///
  /// An app in the foreground is asked first; this call doesn't wait for its answer.
  ///
  /// - Parameters:
  ///   - come: The notification.
  ///   - app: Its app.
  ///   - end: Called when that is decided, with whether it is shown.
  func deliver(
    _ come: KeptNotification, of app: InstalledApp, then end: @escaping (Bool) -> Void
  ) {
    guard let front, front.name == app.name else {
      return end(show(come, of: app, as: Presentation.everything))
    }
    // It isn't in any list before the app has said so, and the scene doesn't continue before that.
    notifications[app.identifier]?.list.removeDelivered([come.identifier])
    front.hasAnswerToHandle = true
    front.request(.willPresent(come)) { [self] answer in
      guard case .presentation(let bits) = answer else { return end(withhold(come, of: app)) }
      end(show(come, of: app, as: Presentation(rawValue: bits)))
    }
  }

  /// Shows it: in the list, as a banner, or only as a number on the icon.
  private func show(
    _ come: KeptNotification, of app: InstalledApp, as presentation: Presentation
  ) -> Bool {
    if presentation.contains(.badge), let badge = come.notification.badge {
      notifications[app.identifier]?.badge = badge
    }
    guard !presentation.isDisjoint(with: .visible) else { return withhold(come, of: app) }
    guard !come.notification.summary.isEmpty else {
      recorder.record(
        app.name,
        .alertWithheld(reason: NotificationWords.notificationEmpty))
      notifications[app.identifier]?.list.removeDelivered([come.identifier])
      return false
    }
    recorder.record(app.name, .alertShown(text: come.notification.summary))
    if presentation.isDisjoint(with: .listed) {
      notifications[app.identifier]?.list.removeDelivered([come.identifier])
    } else {
      notifications[app.identifier]?.list.keep(come)
    }
    return true
  }

  private func withhold(_ come: KeptNotification, of app: InstalledApp) -> Bool {
    notifications[app.identifier]?.list.removeDelivered([come.identifier])
    recorder.record(
      app.name, .alertWithheld(reason: NotificationWords.appInFront))
    return false
  }
}

/// UNNotificationPresentationOptions.
private struct Presentation: OptionSet {
  let rawValue: UInt
  static let badge = Presentation(rawValue: 1)
  /// The older name for banner and list.
  static let alert = Presentation(rawValue: 4)
  static let list = Presentation(rawValue: 8)
  static let banner = Presentation(rawValue: 16)
  static let everything: Presentation = [.badge, .alert, .list, .banner]
  static let visible: Presentation = [.alert, .list, .banner]
  static let listed: Presentation = [.alert, .list]
}
