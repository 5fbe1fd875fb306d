extension CMTime: Comparable, Hashable {
  /// Returns whether both are the same time, whatever their denominators.
  public static func == (one: CMTime, other: CMTime) -> Bool { one.compared(to: other) == 0 }

  /// Returns whether one is earlier; an invalid time is earlier than every other.
  public static func < (one: CMTime, other: CMTime) -> Bool { one.compared(to: other) < 0 }

  /// Adds to a hash that equal times share.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    if isNumeric { hasher.combine(seconds) }
  }

  /// Returns the sum of two times.
  public static func + (one: CMTime, other: CMTime) -> CMTime {
    one.joined(with: other) { $0.addingReportingOverflow($1) }
  }

  /// Returns the difference of two times.
  public static func - (one: CMTime, other: CMTime) -> CMTime {
    if other.isPositiveInfinity { return one.joined(with: .negativeInfinity) { ($0 - $1, false) } }
    if other.isNegativeInfinity { return one.joined(with: .positiveInfinity) { ($0 - $1, false) } }
    return one.joined(with: other) { $0.subtractingReportingOverflow($1) }
  }

  /// The rank of times that aren't numbers: invalid, before all, a number, after all, indefinite.
  private var rank: Int {
    if !isValid { return 0 }
    if isNegativeInfinity { return 1 }
    if isNumeric { return 2 }
    return isPositiveInfinity ? 3 : 4
  }

  func compared(to other: CMTime) -> Int {
    guard isNumeric, other.isNumeric else {
      return rank == other.rank ? 0 : (rank < other.rank ? -1 : 1)
    }
    let one = value.multipliedFullWidth(by: CMTimeValue(other.timescale))
    let two = other.value.multipliedFullWidth(by: CMTimeValue(timescale))
    if one == two { return 0 }
    return (one.high, one.low) < (two.high, two.low) ? -1 : 1
  }

  /// Calculates with two times, using their common denominator.
  private func joined(
    with other: CMTime,
    _ calculate: (CMTimeValue, CMTimeValue) -> (partialValue: CMTimeValue, overflow: Bool)
  ) -> CMTime {
    guard isValid, other.isValid else { return .invalid }
    guard isNumeric, other.isNumeric else {
      if isIndefinite || other.isIndefinite { return .indefinite }
      if isNumeric { return other }
      return other.isNumeric || rank == other.rank ? self : .invalid
    }
    let scale = Self.commonScale(timescale, other.timescale)
    let (one, two) = (scaled(to: scale), other.scaled(to: scale))
    let (sum, overflow) = calculate(one.value, two.value)
    if overflow { return one.value < 0 ? .negativeInfinity : .positiveInfinity }
    var result = CMTime(value: sum, timescale: scale)
    if !one.flags.union(two.flags).isDisjoint(with: .hasBeenRounded) {
      result.flags.insert(.hasBeenRounded)
    }
    return result
  }

  private func scaled(to scale: CMTimeScale) -> CMTime {
    if scale == timescale { return self }
    let (factor, rest) = scale.quotientAndRemainder(dividingBy: timescale)
    let (product, overflow) = value.multipliedReportingOverflow(by: CMTimeValue(factor))
    if rest == 0, !overflow { return CMTime(value: product, timescale: scale) }
    return convertScale(scale, method: .default)
  }

  private static func commonScale(_ one: CMTimeScale, _ other: CMTimeScale) -> CMTimeScale {
    var (a, b) = (one, other)
    while b != 0 { (a, b) = (b, a % b) }
    let (common, overflow) = (one / a).multipliedReportingOverflow(by: other)
    return overflow ? max(one, other) : common
  }
}
