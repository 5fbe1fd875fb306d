/// What the device knows about Darwin notifications, apart from what each process observes.
struct SignalTable {
  /// The numbers that are stored with names.
  var states: [String: UInt64] = [:]
  /// Whether a delivery is on the agenda.
  var isDue = false
}

/// A notification that has to be delivered to a process.
struct PendingSignal {
  var name: String
  /// The process that posted it last.
  var poster: String
}
