import DeviceProtocol
import Foundation

/// The payload of a push, as a server sends it to Apple.
///
/// The keys and the limit of 4,096 bytes are documented in "Generating a remote notification".
/// Texts from the app's own tables (`loc-key`) are left out: nothing looks them up here.
struct PushPayload {
  var notification: NotificationDescription
  /// Whether it contains something to show: a title, a subtitle or a body.
  var hasAlert: Bool
  /// Whether an extension may change it.
  var isMutable: Bool

  /// Reads a payload.
  ///
  /// - Parameters:
  ///   - text: The JSON text.
  ///   - identifier: The identifier for the notification.
  /// - Returns: The payload, or a sentence that says why Apple's servers or the device refuse it.
  static func read(_ text: String, identifier: String) -> Result<PushPayload, PushFailure> {
    guard text.utf8.count <= 4096 else {
      return .failure(PushFailure(NotificationWords.payloadTooLong(text.utf8.count)))
    }
    guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let payload = json as? [String: Any]
    else { return .failure(PushFailure(NotificationWords.payloadNotJSON)) }
    guard let aps = payload["aps"] as? [String: Any] else {
      return .failure(PushFailure(NotificationWords.payloadWithoutAps))
    }
    var values = content(aps)
    values["userInfo"] = withoutNulls(payload)
    guard let notification = NotificationDescription(identifier: identifier, values: values) else {
      return .failure(PushFailure(NotificationWords.payloadNotPropertyList))
    }
    return .success(
      PushPayload(
        notification: notification, hasAlert: !notification.summary.isEmpty,
        isMutable: (aps["mutable-content"] as? NSNumber)?.intValue == 1))
  }

  private static func content(_ aps: [String: Any]) -> [String: Any] {
    var values: [String: Any] = [:]
    switch aps["alert"] {
    case let body as String: values["body"] = body
    case let alert as [String: Any]:
      for key in ["title", "subtitle", "body"] { values[key] = alert[key] as? String }
      values["launchImage"] = alert["launch-image"] as? String
    default: break
    }
    values["badge"] = (aps["badge"] as? NSNumber)?.intValue
    values["category"] = aps["category"] as? String
    values["thread"] = aps["thread-id"] as? String
    values["target"] = aps["target-content-id"] as? String
    values["filter"] = aps["filter-criteria"] as? String
    values["relevance"] = (aps["relevance-score"] as? NSNumber)?.doubleValue
    values["interruption"] = (aps["interruption-level"] as? String).flatMap { levels[$0] }
    values["sound"] = sound(aps["sound"])
    return values
  }

  private static func sound(_ value: Any?) -> [String: Any]? {
    if let name = value as? String { return ["name": name, "critical": false, "volume": 1.0] }
    guard let sound = value as? [String: Any] else { return nil }
    return [
      "name": sound["name"] as? String ?? "default",
      "critical": (sound["critical"] as? NSNumber)?.intValue == 1,
      "volume": (sound["volume"] as? NSNumber)?.doubleValue ?? 1,
    ]
  }

  /// UNNotificationInterruptionLevel's numbers.
  private static let levels = ["passive": 0, "active": 1, "time-sensitive": 2, "critical": 3]

  /// Removes JSON's null, which property lists can't hold.
  private static func withoutNulls(_ value: Any) -> Any? {
    switch value {
    case is NSNull: nil
    case let list as [Any]: list.compactMap(withoutNulls)
    case let object as [String: Any]: object.compactMapValues(withoutNulls)
    default: value
    }
  }
}

/// The reason why a push is refused, as a sentence.
struct PushFailure: Error, Hashable {
  let message: String

  init(_ message: String) { self.message = message }
}
