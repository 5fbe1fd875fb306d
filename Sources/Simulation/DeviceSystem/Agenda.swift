/// What the device has to do at a later time, unless it becomes unnecessary before that.
struct Agenda {
  private var entries: [Entry] = []
  private var lastNumber = 0

  private struct Entry {
    var number: Int
    var time: ContinuousClock.Instant
    var action: () -> Void
  }

  /// Identifies an entry, so that it can be removed.
  struct Mark: Hashable { fileprivate var number: Int }

  /// When the next entry is due; `nil` when there is none.
  var next: ContinuousClock.Instant? { entries.map(\.time).min() }

  mutating func add(at time: ContinuousClock.Instant, _ action: @escaping () -> Void) -> Mark {
    lastNumber += 1
    entries.append(Entry(number: lastNumber, time: time, action: action))
    return Mark(number: lastNumber)
  }

  mutating func strike(_ mark: Mark?) {
    guard let mark else { return }
    entries.removeAll { $0.number == mark.number }
  }

  /// Removes and returns the entry that is due first, if one is due.
  mutating func takeDue(at now: ContinuousClock.Instant) -> (() -> Void)? {
    let due = entries.indices.filter { entries[$0].time <= now }
    let first = due.min {
      (entries[$0].time, entries[$0].number) < (entries[$1].time, entries[$1].number)
    }
    return first.map { entries.remove(at: $0).action }
  }
}
