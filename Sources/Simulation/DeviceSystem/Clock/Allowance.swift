/// The time that the device waits for something.
///
/// Three clocks count, and the first to run out ends the wait: the device's own, which costs
/// nothing while every process sleeps; the processor time that its processes use; and the real one,
/// for a machine that can't keep up with the work.
struct Allowance {
  /// The end on the device's clock.
  var end: ContinuousClock.Instant
  /// The end in processor time.
  var work: Duration
  /// The end on the real clock.
  var realEnd: ContinuousClock.Instant
  /// The time that the scene had let pass on purpose when this began; time that it lets pass later
  /// doesn't count.
  var granted: Duration
}

extension DeviceClock {
  /// How many times longer the real time may be than what is allowed on the other two clocks.
  ///
  /// Other programs take the processor too; and with a factor of 8 the device returns before its
  /// caller gives up on it.
  private static let slowness = 8.0

  /// Returns what a wait of some seconds may take.
  ///
  /// - Parameters:
  ///   - seconds: Processor time, and time on the device's clock unless `patience` says otherwise.
  ///   - patience: Seconds on the device's clock.
  /// - Returns: The allowance; with the real clock, only `seconds` on that.
  func allowance(seconds: Double, patience: Double? = nil) -> Allowance {
    let real = isVirtual ? seconds * Self.slowness : seconds
    return Allowance(
      end: isVirtual ? now + .seconds(patience ?? seconds) : now + .seconds(seconds),
      work: worked + .seconds(seconds), realEnd: .now + .seconds(real), granted: granted)
  }

  /// Whether there is anything left of an allowance.
  func allows(_ allowance: Allowance) -> Bool {
    now < allowance.end + (granted - allowance.granted) && worked < allowance.work
      && ContinuousClock.now < allowance.realEnd
  }
}
