/// What the device knows of Darwin notifications, beside what each process observes.
struct SignalTable {
  /// The numbers that are kept with names.
  var states: [String: UInt64] = [:]
  /// Whether a delivery is on the agenda.
  var isDue = false
}

/// A notification that a process is to be told of.
struct PendingSignal {
  var name: String
  /// Who posted it last.
  var poster: String
}
