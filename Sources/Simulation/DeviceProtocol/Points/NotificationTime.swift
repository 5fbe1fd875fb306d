package import Foundation

/// When a notification is delivered.
package enum NotificationTime: Codable, Hashable, Sendable {
  case atOnce
  case after(seconds: Double, repeats: Bool)
  /// At the next date that matches all of these components.
  case at(DateComponents, repeats: Bool)
  /// When a server sends it.
  case push

  /// Whether it repeats.
  package var repeats: Bool {
    switch self {
    case .atOnce, .push: false
    case .after(_, let repeats), .at(_, let repeats): repeats
    }
  }

  /// Returns its next time after a moment; `nil` for never, or if that can't be known.
  package func date(after start: Date) -> Date? {
    switch self {
    case .atOnce: start
    case .push: nil
    case .after(let seconds, _): start.addingTimeInterval(seconds)
    case .at(let parts, _):
      (parts.calendar ?? Calendar.current).nextDate(
        after: start, matching: parts, matchingPolicy: .nextTimePreservingSmallerComponents)
    }
  }
}
