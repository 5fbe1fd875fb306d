package import Foundation

/// When an activity is monitored.
package struct MonitoredSchedule: Codable, Hashable, Sendable {
  package var start: DateComponents
  package var end: DateComponents
  package var repeats: Bool
  /// How long before a change the app is warned.
  package var warning: DateComponents?

  package init(
    start: DateComponents, end: DateComponents, repeats: Bool, warning: DateComponents?
  ) {
    self.start = start
    self.end = end
    self.repeats = repeats
    self.warning = warning
  }

  /// Returns the interval that a moment is in, or the next one; `nil` when there is none any more.
  package func interval(at moment: Date) -> DateInterval? {
    // An interval that begins at this very moment has begun.
    let justAfter = moment.addingTimeInterval(0.001)
    if let began = date(matching: start, from: justAfter, .backward),
      let ends = date(matching: end, from: began, .forward), ends > moment
    {
      return DateInterval(start: began, end: ends)
    }
    guard let begins = date(matching: start, from: moment, .forward),
      let ends = date(matching: end, from: begins, .forward)
    else { return nil }
    return DateInterval(start: begins, end: ends)
  }

  private func date(
    matching parts: DateComponents, from date: Date, _ direction: Calendar.SearchDirection
  ) -> Date? {
    var calendar = parts.calendar ?? .current
    if let zone = parts.timeZone { calendar.timeZone = zone }
    var parts = parts
    (parts.calendar, parts.timeZone) = (nil, nil)
    return calendar.nextDate(
      after: date, matching: parts, matchingPolicy: .nextTime, direction: direction)
  }
}

extension DateComponents {
  /// The components as a length of time, in seconds.
  package var seconds: TimeInterval {
    let days = Double((weekOfYear ?? 0) * 7 + (day ?? 0))
    let minutes = Double((hour ?? 0) * 60 + (minute ?? 0))
    return days * 86_400 + minutes * 60 + Double(second ?? 0)
  }
}

/// Something that may happen while an activity is monitored: the user has used things for long
/// enough.
package struct MonitoredEvent: Codable, Hashable, Sendable {
  /// The tokens of what is used; if all three are empty, everything counts.
  package var applications: [Data]
  package var categories: [Data]
  package var webDomains: [Data]
  package var threshold: DateComponents
  /// Whether what was done before the monitoring counts too.
  package var includesPast: Bool

  package init(
    applications: [Data], categories: [Data], webDomains: [Data], threshold: DateComponents,
    includesPast: Bool
  ) {
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
    self.threshold = threshold
    self.includesPast = includesPast
  }
}

/// A monitored activity, as its app sees it.
package struct MonitoredDescription: Codable, Hashable, Sendable {
  package var name: String
  package var schedule: MonitoredSchedule
  package var events: [String: MonitoredEvent]

  package init(name: String, schedule: MonitoredSchedule, events: [String: MonitoredEvent]) {
    self.name = name
    self.schedule = schedule
    self.events = events
  }
}
