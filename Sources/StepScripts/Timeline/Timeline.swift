package import DeviceEvents

/// What happened on the device as a reader wants to see it: a lane for each process, and rows.
///
/// Event log → (condensed) → `Timeline` → lines in a terminal, a diagram on a page.
///
/// Events that belong together are one row: a launch and the request it is for, a load and what it
/// gave, an app that leaves the front for another. What is of no interest is left out: that a bundle
/// was installed, that the run is over, and what the scene prints and does. Writes to a store,
/// refusals, failures and crashes are always there, whoever they happen to.
package struct Timeline: Hashable, Sendable {
  /// The processes that have a row, in the order of their first one.
  package var lanes: [Lane]
  package var rows: [Row]

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { rows.isEmpty }

  /// One process from top to bottom.
  package struct Lane: Hashable, Sendable {
    package var name: String
    /// From the row in which the process starts to that in which it ends, once for each run.
    package var lives: [ClosedRange<Int>]

    /// Whether the process runs at some time of a row.
    package func isRunning(at row: Int) -> Bool { lives.contains { $0.contains(row) } }
  }

  /// One thing that happened.
  ///
  /// The name of the lane, `text`, and after its `joint` the `detail` make up a sentence.
  package struct Row: Hashable, Sendable {
    package var kind: Kind
    /// The lane of the process that did it.
    package var lane: Int
    /// The way from one process to another, where it crosses.
    package var arrow: Arrow?
    /// What the process does: "loads public.url from Browser".
    package var text: String
    /// What it does it with, or why: a value, a reason, an error.
    package var detail: String?
    /// What joins the two.
    package var joint = ": "
    /// Whether the text has a subject of its own, as where the user acts.
    package var hasSubject = false
    /// How many times in a row exactly this happened.
    package var count = 1
  }

  /// A way from one lane to another.
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

  /// What a row is about, as far as its looks go.
  package enum Kind: String, CaseIterable, Sendable {
    case launch, front, request, end
    case print, share, load, store
    /// The user did something; the lane says where.
    case user
    /// An extension that the share sheet offers, or doesn't.
    case offered, withheld
    case completed, cancelled
    /// Something was refused or went wrong.
    case failure
    /// A process crashed, or the device ended it for what it did.
    case crash

    /// Whether it is something that went wrong.
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
