/// Bytes that are under way between two processes of the device.
///
/// The kernel hands them over within microseconds, and then somebody wakes; until then all may sleep
/// and still something happens. A process that doesn't read holds nobody up for longer than a moment.
final class InsideTraffic {
  private var last: (connections: [String], since: ContinuousClock.Instant)?

  /// Whether the other ends may still get something.
  ///
  /// - Parameter connections: The connections with bytes under way, and how many there are.
  /// - Returns: Whether they are about to get it, as far as can be told.
  func isUnderWay(_ connections: [String]) -> Bool {
    guard !connections.isEmpty else {
      last = nil
      return false
    }
    guard let last, last.connections == connections else {
      last = (connections, .now)
      return true
    }
    return ContinuousClock.now - last.since < .milliseconds(100)
  }
}
