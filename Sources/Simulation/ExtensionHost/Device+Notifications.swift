import DeviceProtocol
import Foundation

extension Device {
  /// Sets the user's answer from now on when an app asks whether it may show notifications.
  ///
  /// By default the user allows it. Each app asks once.
  ///
  /// - Parameter answer: The answer.
  public func answerNotifications(_ answer: NotificationAnswer) {
    link.perform(.answerNotifications(answer == .allow ? .authorized : .denied))
  }

  /// Sends a push to an app, as a server does; its service extension may change what is shown.
  ///
  /// The call returns when the notification is shown, or it is clear that none will be: the log
  /// says why.
  ///
  /// - Parameters:
  ///   - payload: The payload in JSON, as for Apple's servers: `{"aps": {"alert": "Hello"}}`.
  ///   - app: The app's name: one of the lesson's targets.
  /// - Returns: The notification as it is shown; `nil` when none is.
  @discardableResult
  public func push(_ payload: String, to app: String) -> ShownNotification? {
    guard case .notification(let notification) = link.perform(.push(app: app, payload: payload))
    else { preconditionFailure(LinkWords.otherAnswer) }
    return notification.map { ShownNotification($0, link: link) }
  }

  /// The notifications in the notification centre's list, from all apps, the oldest first.
  public var notifications: [ShownNotification] {
    guard case .notifications(let list) = link.perform(.notifications) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return list.map { ShownNotification($0, link: link) }
  }

  /// Returns the number on an app's icon.
  ///
  /// - Parameter app: The app's name: one of the lesson's targets.
  /// - Returns: The number; 0 when there is none.
  public func badge(of app: String) -> Int {
    guard case .badge(let number) = link.perform(.badge(app: app)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return number
  }
}

/// The user's answer when an app asks whether it may show notifications.
public enum NotificationAnswer: Sendable {
  /// "Allow".
  case allow
  /// "Don't Allow".
  case refuse
}
