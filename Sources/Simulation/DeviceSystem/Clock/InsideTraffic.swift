/// Bytes in transit between two processes of the device.
///
/// The kernel delivers them within microseconds, and then a process wakes; until then, all may be
/// asleep although something is still happening. A process that doesn't read delays nothing for
/// longer than a moment.
final class InsideTraffic {
  private var last: (connections: [String], since: ContinuousClock.Instant)?

  /// Whether the other ends may still receive something.
  ///
  /// - Parameter connections: The connections with bytes in transit, and how many there are.
  /// - Returns: Whether the bytes are about to be received, as far as can be told.
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
