public import Foundation

/// A notification that is asked for: its content, and when it comes.
///
/// Simulated: keeps its values; the content is copied (documented).
open class UNNotificationRequest: NSObject, NSCopying {
  /// What names it: a second request of that name replaces the first.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes; `nil` for at once.
  public let trigger: UNNotificationTrigger?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - identifier: What names it.
  ///   - content: What it says.
  ///   - trigger: When it comes; `nil` for at once.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.values)
    self.trigger = trigger
    super.init()
  }

  /// The request itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A notification that has been delivered.
///
/// Simulated: keeps its values. Differs: made only by the notification centre.
open class UNNotification: NSObject, NSCopying {
  /// When it was delivered.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
    super.init()
  }

  /// The notification itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
