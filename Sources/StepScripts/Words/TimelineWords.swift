import DeviceEvents
import Findings

/// The words of timeline rows that stand for several events, or for part of one; a row for a single
/// event has its words from ``EventWords``.
enum TimelineWords {
  // Launching, and coming to the front.
  static let launchedToFront = EventWords("is launched and comes to the front")
  static let toFront = EventWords("comes to the front")
  static func launches(_ name: String, _ request: String?) -> EventWords {
    EventWords("launches \(name)", request)
  }
  /// What a request is about: "Share.ShareViewController, 1 attachment".
  static func request(_ name: String, attachments: Int) -> String {
    "\(name), \(counted(attachments, "attachment"))"
  }
  static let ends = EventWords("ends")

  // Loading.
  static func loads(_ type: String, from host: String?, _ value: String) -> EventWords {
    EventWords("loads \(type) from \(host ?? aHost)", value)
  }
  static func getsNo(_ type: String, from host: String?, _ error: String) -> EventWords {
    EventWords("gets no \(type) from \(host ?? aHost)", error)
  }
  static func asks(for type: String, from host: String?) -> EventWords {
    EventWords("asks \(host ?? aHost) for \(type)")
  }
  private static let aHost = "the host"

  // The share sheet.
  static let nothingOffered = EventWords("has no extension to offer")
  static func offer(_ offer: Offer) -> EventWords {
    let basis = offer.basis == "documented" || offer.basis.isEmpty ? "" : " (\(offer.basis))"
    return EventWords(
      "\(offer.isOffered ? "offers" : "doesn't offer") \(offer.name)", offer.reason + basis)
  }

  static func times(_ count: Int) -> String { "\(count) times" }

  // Labels of arrows between two processes.
  static let frontArrow = "to the front"
  static let launchArrow = "launch"
  static let picksArrow = "picks"
  static let asksArrow = "asks"
  static let completed = "completed"
  static let cancelled = "cancelled"
  static let failed = "failed"
  static let notification = "notification"
  static let changed = "changed"
  static let url = "URL"
  static let airDrop = "AirDrop"
}
