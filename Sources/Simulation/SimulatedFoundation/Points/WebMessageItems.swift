import DeviceProtocol
import Foundation

/// The items in which messages of web extensions' scripts come to the native half, and go back.
enum WebMessageItems {
  /// The documented keys of `userInfo`; SafariServices has their names.
  private static let messageKey = "message"
  private static let profileKey = "profile"

  /// Makes the item with a message; `nil` if the message isn't JSON.
  static func item(_ message: NativeMessage) -> NSExtensionItem? {
    guard let value = JSONValues.object(message.json) else { return nil }
    let item = NSExtensionItem()
    var information: [AnyHashable: Any] = [messageKey: value]
    information[profileKey] = message.profile
    item.userInfo = information
    return item
  }

  /// Reads the answer from the first of the returned items (observed in WebKit's source).
  ///
  /// - Returns: The answer; `webReply` without a value if the item has none.
  static func answer(_ returned: ReturnedToSystem) -> PointAnswer {
    guard let value = returned.items.first?.userInfo?[messageKey] else { return .webReply(nil) }
    guard let text = JSONValues.text(value) else {
      return .failed(
        ErrorDescription(
          domain: "NSCocoaErrorDomain", code: 3840, message: WebMessageWords.notJSON(value)))
    }
    return .webReply(text)
  }
}
