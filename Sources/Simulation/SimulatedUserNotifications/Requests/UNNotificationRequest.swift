public import Foundation

/// A request for a notification: its content, and when it comes.
///
/// Simulated: keeps its values; the content is copied (documented).
open class UNNotificationRequest: NSObject, NSCopying {
  /// The identifier: a second request with the same one replaces the first.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The trigger; `nil` for at once.
  public let trigger: UNNotificationTrigger?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - content: The content.
  ///   - trigger: The trigger; `nil` for at once.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.values)
    self.trigger = trigger
    super.init()
  }

  /// Returns the request itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A notification that has been delivered.
///
/// Simulated: keeps its values. Differs: only the notification centre can make it.
open class UNNotification: NSObject, NSCopying {
  /// The time of delivery.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
    super.init()
  }

  /// Returns the notification itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
