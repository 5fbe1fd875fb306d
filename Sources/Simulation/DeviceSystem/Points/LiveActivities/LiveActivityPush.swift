import DeviceProtocol
import Foundation

/// The payload of a push for a Live Activity, as a server sends it to Apple.
///
/// The keys and the limit of 4,096 bytes are documented in "Starting and updating Live Activities
/// with ActivityKit push notifications".
struct LiveActivityPush {
  /// What it does.
  enum Event: String { case start, update, end }

  var event: Event
  /// The time at which the server has sent it, in seconds since 1970.
  var timestamp: Double
  /// What the activity shows from then on; an end may do without.
  var content: LiveActivityContent?
  var dismissal: LiveActivityDismissal
  var alert: LiveActivityAlert?
  /// The type of the attributes and these themselves, of an activity to start.
  var type: String?
  var attributes: Data?

  /// Reads a payload.
  ///
  /// - Returns: The payload, or a sentence that says why Apple's servers or the device refuse it.
  static func read(_ text: String) -> Result<LiveActivityPush, PushFailure> {
    guard text.utf8.count <= 4096 else {
      return .failure(PushFailure(NotificationWords.payloadTooLong(text.utf8.count)))
    }
    guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let payload = json as? [String: Any]
    else { return .failure(PushFailure(NotificationWords.payloadNotJSON)) }
    guard let aps = payload["aps"] as? [String: Any] else {
      return .failure(PushFailure(NotificationWords.payloadWithoutAps))
    }
    guard let timestamp = number(aps["timestamp"]) else {
      return .failure(PushFailure(LiveActivityWords.noTimestamp))
    }
    guard let event = (aps["event"] as? String).flatMap(Event.init) else {
      return .failure(PushFailure(LiveActivityWords.noEvent))
    }
    let state = data(aps["content-state"])
    guard state != nil || event == .end else {
      return .failure(PushFailure(LiveActivityWords.noState))
    }
    let content = state.map {
      LiveActivityContent(
        state: $0, staleDate: date(aps["stale-date"]),
        relevance: number(aps["relevance-score"]) ?? 0)
    }
    return .success(
      LiveActivityPush(
        event: event, timestamp: timestamp, content: content,
        dismissal: date(aps["dismissal-date"]).map { .after($0) } ?? .automatic,
        alert: alert(aps), type: aps["attributes-type"] as? String,
        attributes: data(aps["attributes"])))
  }

  private static func alert(_ aps: [String: Any]) -> LiveActivityAlert? {
    guard let alert = aps["alert"] as? [String: Any] else { return nil }
    let sound = aps["sound"] as? String ?? alert["sound"] as? String ?? "default"
    return LiveActivityAlert(
      title: alert["title"] as? String ?? "", body: alert["body"] as? String ?? "", sound: sound)
  }

  private static func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }

  private static func date(_ value: Any?) -> Date? {
    number(value).map(Date.init(timeIntervalSince1970:))
  }

  private static func data(_ value: Any?) -> Data? {
    guard let object = value as? [String: Any] else { return nil }
    return try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
  }
}
