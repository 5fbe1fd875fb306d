import DeviceProtocol
import Foundation

/// A Live Activity of an app, from its start until it has left the lock screen.
final class LiveActivity {
  /// The app's identifier.
  let app: String
  /// What the app knows of it.
  var known: LiveActivityDescription
  /// What its views show, as the widget extension has said last.
  var views: LiveActivityViews?
  /// When it ends by itself.
  var limit: Agenda.Mark?
  /// When its content becomes outdated.
  var staleness: Agenda.Mark?
  /// When it leaves the lock screen.
  var dismissal: Agenda.Mark?
  /// The time that the last change says that it is of, in seconds since 1970.
  private var latest: Double?

  init(app: String, known: LiveActivityDescription) {
    self.app = app
    self.known = known
  }

  var identifier: String { known.identifier }

  /// Whether a change is newer than all before it.
  ///
  /// One that was overtaken on its way is ignored (documented); one that doesn't say its time is
  /// new.
  func isNewest(_ time: Double?) -> Bool {
    guard let time else { return true }
    if let latest, time < latest { return false }
    latest = time
    return true
  }

  /// Whether it goes on, so that the Dynamic Island may show it.
  var isGoingOn: Bool { known.stage == .active || known.stage == .stale }
}

/// All Live Activities on the device.
struct LiveActivities {
  /// Those that are seen somewhere, the oldest first.
  var list: [LiveActivity] = []
  /// The number of those that there have been.
  var count = 0
  /// The identifiers of the apps for which the user has switched them off.
  var off: Set<String> = []

  /// Returns the one with an identifier.
  func activity(_ identifier: String) -> LiveActivity? {
    list.first { $0.identifier == identifier }
  }

  /// Returns an identifier for the next one, which looks like Apple's.
  mutating func nextIdentifier() -> String {
    count += 1
    return "1A57EAC7-0000-4000-8000-" + Self.hexadecimal(count, digits: 12)
  }

  /// Returns a token of 32 bytes, made from a text; a server would send a push to it.
  static func token(_ text: String) -> Data {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Data(
      (0..<32).map { _ in
        state = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9 &+ 1
        return UInt8(truncatingIfNeeded: state >> 40)
      })
  }

  private static func hexadecimal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
