import DeviceProtocol
import Foundation

extension Device {
  /// Says what the user answers from now on when an app asks whether it may show notifications.
  ///
  /// Without this the user allows it. Each app asks once.
  ///
  /// - Parameter answer: The answer.
  public func answerNotifications(_ answer: NotificationAnswer) {
    link.perform(.answerNotifications(answer == .allow ? .authorized : .denied))
  }

  /// Sends a push to an app, as a server does; its service extension may change what is shown.
  ///
  /// The call returns when the notification is shown, or it is plain that none will be: the log says
  /// why.
  ///
  /// - Parameters:
  ///   - payload: The payload in JSON, as for Apple's servers: `{"aps": {"alert": "Hello"}}`.
  ///   - app: The app's name: one of the lesson's targets.
  /// - Returns: The notification as it is shown; `nil` when none is.
  @discardableResult
  public func push(_ payload: String, to app: String) -> ShownNotification? {
    guard case .notification(let notification) = link.perform(.push(app: app, payload: payload))
    else { preconditionFailure("the device answered something else") }
    return notification.map(ShownNotification.init)
  }
}

/// What the user answers when an app asks whether it may show notifications.
public enum NotificationAnswer: Sendable {
  /// "Allow".
  case allow
  /// "Don't Allow".
  case refuse
}

/// A notification as it is shown.
public struct ShownNotification: Sendable, Equatable, CustomStringConvertible {
  /// The heading.
  public let title: String
  /// The second heading.
  public let subtitle: String
  /// The text.
  public let body: String
  /// The number for the app's icon, if it brings one.
  public let badge: Int?
  /// The category that its buttons, and its interface, come from.
  public let categoryIdentifier: String
  /// The names of the files that are shown with it.
  public let attachments: [String]

  init(_ notification: NotificationDescription) {
    let values = notification.values
    func text(_ key: String) -> String { values[key] as? String ?? "" }
    title = text("title")
    subtitle = text("subtitle")
    body = text("body")
    badge = (values["badge"] as? NSNumber)?.intValue
    categoryIdentifier = text("category")
    attachments = (values["attachments"] as? [[String: String]] ?? []).compactMap {
      $0["url"].flatMap { URL(string: $0) }?.lastPathComponent
    }
  }

  /// What its banner says, with what hangs on it: "New message: Hello (badge 3, photo.png)".
  public var description: String {
    let texts = [title, subtitle, body].filter { !$0.isEmpty }.joined(separator: ": ")
    let extras = (badge.map { ["badge \($0)"] } ?? []) + attachments
    return texts + (extras.isEmpty ? "" : " (\(extras.joined(separator: ", ")))")
  }
}
