package import DeviceEvents
package import StepScripts

/// An event log spelled out in a test.
package struct Log {
  package var timeline: Timeline
  package var sentences: [String] { timeline.rows.map(timeline.sentence) }

  package init(_ entries: Entry...) {
    timeline = Timeline(
      events: entries.enumerated().map { index, entry in
        Event(
          sequence: index + 1, process: entry.process, peer: entry.peer, action: entry.action)
      })
  }

  /// One event without its number.
  package struct Entry {
    package var process: String
    package var action: Action
    package var peer: String?
  }
}

/// Spells out an event of a log.
package func at(_ process: String, _ action: Action, _ peer: String? = nil) -> Log.Entry {
  Log.Entry(process: process, action: action, peer: peer)
}
