/// What is said of notifications: how they come, are shown and are answered.
enum NotificationWords {
  static let notificationEmpty = "the notification has no title, subtitle or body"
  static let appInFront = "the app is in the foreground, and doesn't want it shown"

  static func opens(_ summary: String) -> String { "opens the notification \"\(summary)\"" }
  static func taps(_ summary: String) -> String { "taps the notification \"\(summary)\"" }
  static func clears(_ summary: String) -> String { "clears the notification \"\(summary)\"" }

  static func chooses(_ title: String, writing text: String?) -> String {
    "chooses \"\(title)\"" + (text.map { ", and writes \"\($0)\"" } ?? "")
  }

  static func otherCategory(_ name: String, than names: [String]) -> String {
    "the notification's category is '\(name)', but it shows '\(names.joined(separator: ", "))'"
  }

  static let noneOpen = "no notification is open"

  static func gone(_ summary: String) -> String {
    "the notification \"\(summary)\" is gone: it isn't in any list"
  }

  static func noButton(_ title: String, among titles: [String], category: String) -> String {
    "the notification has no button '\(title)': "
      + ListWords.thereAre(
        titles, orNone: "the app has set no category '\(category)' with buttons")
  }

  static func needsText(_ title: String) -> String { "'\(title)' asks for text: give some" }
  static func takesNoText(_ title: String) -> String { "'\(title)' doesn't take text" }

  // MARK: Pushes

  static func notSent(_ reason: String) -> String { "the push isn't sent: \(reason)" }
  static let permissionUnasked = "the app hasn't asked whether it may show notifications"
  static let permissionDenied = "the user hasn't allowed the app's notifications"
  static let pushEmpty = "the push has no title, subtitle or body"
  static let immutable = "the payload has no \"mutable-content\": 1"

  static func payloadTooLong(_ bytes: Int) -> String {
    "the payload has \(bytes) bytes: the limit is 4096"
  }

  static let payloadNotJSON = "the payload isn't a JSON object"
  static let payloadWithoutAps = "the payload has no 'aps' object"
  static let payloadNotPropertyList =
    "the payload contains something that can't be in a property list"
}
