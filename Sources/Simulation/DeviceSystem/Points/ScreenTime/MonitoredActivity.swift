import DeviceProtocol
import Foundation

/// An activity that an app has monitored.
final class MonitoredActivity {
  /// The app's identifier.
  let app: String
  let name: String
  let schedule: MonitoredSchedule
  let events: [String: MonitoredEvent]
  /// When the app began to monitor it.
  let began: Date
  /// The interval that has begun, or that comes next.
  var interval: DateInterval
  /// Whether the interval has begun.
  var isOngoing = false
  /// The events that have happened in this interval, and those of which the monitor was warned.
  var reached: Set<String> = []
  var warned: Set<String> = []
  /// What is to be done for the interval, and for the events.
  var marks: [Agenda.Mark] = []
  var eventMarks: [Agenda.Mark] = []

  init(
    app: String, _ description: MonitoredDescription, began: Date, interval: DateInterval
  ) {
    self.app = app
    name = description.name
    schedule = description.schedule
    events = description.events
    self.began = began
    self.interval = interval
  }

  var description: MonitoredDescription {
    MonitoredDescription(name: name, schedule: schedule, events: events)
  }

  /// The events, in an order that is the same in each run.
  var ordered: [(key: String, value: MonitoredEvent)] { events.sorted { $0.key < $1.key } }

  /// The time from which an event counts what the user does.
  func counts(_ event: MonitoredEvent) -> DateInterval {
    let start = event.includesPast ? interval.start : max(interval.start, began)
    return DateInterval(start: min(start, interval.end), end: interval.end)
  }

  func stop(_ agenda: inout Agenda) {
    for mark in marks + eventMarks { agenda.strike(mark) }
    (marks, eventMarks) = ([], [])
  }
}
