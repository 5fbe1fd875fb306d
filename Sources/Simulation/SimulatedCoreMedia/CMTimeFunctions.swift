/// Returns a time made from a fraction.
///
/// Simulated: as `CMTime(value:timescale:)`.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns a time made from seconds.
///
/// Simulated: as `CMTime(seconds:preferredTimescale:)`.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns the time in seconds.
///
/// Simulated: as `CMTime.seconds`.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Returns the sum of two times.
///
/// Simulated: as `+`.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// Returns the difference of two times.
///
/// Simulated: as `-`.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Returns -1, 0 or 1 if the first time is earlier, the same, or later.
///
/// Simulated: as `<` and `==`.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  Int32(time1.compared(to: time2))
}

/// Returns a multiple of a time.
///
/// Simulated: a result that is too large is infinite.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  let (product, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  if overflow {
    return (time.value < 0) == (multiplier < 0) ? .positiveInfinity : .negativeInfinity
  }
  return CMTime(value: product, timescale: time.timescale)
}

/// Returns a multiple of a time.
///
/// Simulated: rounded to the time's denominator.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return time }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
