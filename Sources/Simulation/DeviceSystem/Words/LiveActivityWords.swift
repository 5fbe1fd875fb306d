import DeviceProtocol

/// What is said of Live Activities.
enum LiveActivityWords {
  static let place = "in the settings for Live Activities"
  static let gone = "the Live Activity is no longer on the lock screen"
  static let unseen = "the Live Activity isn't seen: no widget extension has views for it"

  static func doesNotSay(_ text: String) -> String { "the Live Activity doesn't say \"\(text)\"" }

  static func tapsControl(_ type: String) -> String {
    "taps a control in the Live Activity \(type)"
  }

  static func taps(_ type: String, _ place: LiveActivityPlace) -> String {
    switch place {
    case .lockScreen: "taps the Live Activity \(type) on the lock screen"
    case .compact, .minimal: "taps the Live Activity \(type) in the Dynamic Island"
    case .expanded: "taps the Live Activity \(type) in the expanded Dynamic Island"
    }
  }

  // MARK: Changes

  static let starts = "starts"
  static let updated = "is updated"
  static let updatedByPush = "is updated by a push"
  static let stale = "is outdated"
  static let ended = "ends"
  static let endedByPush = "is ended by a push"
  static let endedBySystem = "is ended by the system, after eight hours"
  static let removed = "leaves the lock screen"
  static let dismissed = "is removed by the user"

  static func tooLarge(_ limit: Int) -> String {
    "isn't updated: attributes and state may have \(limit) bytes together"
  }

  // MARK: Views

  static let views = "what its views show"

  static func noConfiguration(_ type: String, _ known: [String]) -> String {
    "no ActivityConfiguration in its extensions is for \(type): " + ListWords.thereAre(known)
  }

  static func notStarted(_ problem: String) -> String {
    "the Live Activity isn't started: \(problem)"
  }

  // MARK: Pushes

  static func push(_ event: LiveActivityPush.Event) -> String {
    "a Live Activity's event '\(event.rawValue)'"
  }

  static let noTimestamp = "'aps' has no number 'timestamp'"
  static let noEvent = "the 'event' in 'aps' isn't 'start', 'update' or 'end'"
  static let noState = "'aps' has no object 'content-state'"
  static let noStart = "to start, 'aps' needs the event 'start', 'attributes-type' and 'attributes'"
  static let noAlert = "to start, 'aps' needs an 'alert'"
  static let noToken = "the Live Activity has no push token"
  static let startsNothing = "it has the event 'start', but was sent to a Live Activity's token"
  static let isOver = "the Live Activity has ended"
  static let overtaken = "a push with a later 'timestamp' has come before it"
}
