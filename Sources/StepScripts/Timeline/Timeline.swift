package import DeviceEvents

/// What happened on the device, from a reader's point of view: a lane for each process, and rows.
///
/// Event log → (condensed) → `Timeline` → lines in a terminal, a diagram on a page.
///
/// Events that belong together are one row: a launch and its request, a load and its result, an app
/// that leaves the front for another. Events of no interest are left out: the installation of a
/// bundle, the end of the run, and what the scene prints and does. Writes to a store, refusals,
/// failures and crashes are always shown, for any process.
package struct Timeline: Hashable, Sendable {
  /// The processes that have a row, in order of first appearance.
  package var lanes: [Lane]
  package var rows: [Row]

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { rows.isEmpty }

  /// One process from top to bottom.
  package struct Lane: Hashable, Sendable {
    package var name: String
    /// One range for each run of the process, from the row in which it starts to that in which it
    /// ends.
    package var lives: [ClosedRange<Int>]

    /// Whether the process runs during a row.
    package func isRunning(at row: Int) -> Bool { lives.contains { $0.contains(row) } }
  }

  /// One event, or several told as one.
  ///
  /// The name of the lane, `text`, `joint` and `detail` make up a sentence.
  package struct Row: Hashable, Sendable {
    package var kind: Kind
    /// The lane of the process that did it.
    package var lane: Int
    /// The connection to another process, if there is one.
    package var arrow: Arrow?
    /// What the process does: "loads public.url from Browser".
    package var text: String
    /// The object or reason: a value, a reason, an error.
    package var detail: String?
    /// The separator between the two.
    package var joint = ": "
    /// Whether the text has a subject of its own, as for the user's actions.
    package var hasSubject = false
    /// How many times in succession exactly this happened.
    package var count = 1
  }

  /// An arrow from one lane to another.
  package struct Arrow: Hashable, Sendable {
    package var from: Int
    package var to: Int
    /// One or two words: "launch", "completed".
    package var label: String

    package init(from: Int, to: Int, label: String) {
      self.from = from
      self.to = to
      self.label = label
    }
  }

  /// The kind of row, as far as its appearance depends on it.
  package enum Kind: String, CaseIterable, Sendable {
    case launch, front, request, end
    case print, share, load, store
    /// The user did something; the lane says where.
    case user
    /// An extension that the share sheet offers, or doesn't.
    case offered, withheld
    case completed, cancelled
    /// Something was refused or failed.
    case failure
    /// A process crashed, or the device ended it for misbehaving.
    case crash

    /// Whether something went wrong.
    package var isFailure: Bool { self == .failure || self == .crash }
  }
}

extension Timeline {
  /// Condenses an event log.
  package init(events: [Event]) {
    var condenser = TimelineCondenser(events: events)
    condenser.run()
    self = condenser.timeline
  }

  /// The row as a sentence: `Share loads public.url from Browser: https://example.com`.
  package func sentence(of row: Row) -> String {
    "\(lanes[row.lane].name)\(row.afterName)\(row.sentence)"
  }
}

extension Timeline.Row {
  /// What separates the process's name from the text: `Share: the user taps "Post"`.
  package var afterName: String { hasSubject ? ": " : " " }

  /// How many times it happened, in words; `nil` for once.
  package var times: String? { count > 1 ? TimelineWords.times(count) : nil }

  /// The sentence without the process's name.
  package var sentence: String {
    text + (detail.map { joint + $0 } ?? "") + (times.map { " (\($0))" } ?? "")
  }
}
