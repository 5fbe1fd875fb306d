public import Foundation

/// A source of a notification's content: an intent of Intents.
///
/// Simulated: `UNNotificationContent.updating(from:)` accepts it.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

extension UNNotificationContent {
  /// Returns content updated from a source, such as a person's message.
  ///
  /// Simulated: returns a copy. Differs: the source's values aren't shown, because notifications
  /// aren't drawn.
  public func updating(
    from provider: any UNNotificationContentProviding
  ) throws -> UNNotificationContent { UNNotificationContent(values) }
}
