public import Foundation

/// What a notification's content can be made of: an intent of Intents.
///
/// Simulated: `UNNotificationContent.updating(from:)` takes it.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

extension UNNotificationContent {
  /// Gives content that is about a person's message, for example.
  ///
  /// Simulated: gives a copy. Differs: what the source says isn't shown, for notifications aren't.
  public func updating(
    from provider: any UNNotificationContentProviding
  ) throws -> UNNotificationContent { UNNotificationContent(values) }
}
