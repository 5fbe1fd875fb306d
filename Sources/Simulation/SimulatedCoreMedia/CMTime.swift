/// The numerator of a time.
///
/// Simulated: no known difference.
public typealias CMTimeValue = Int64
/// The denominator of a time: units a second.
///
/// Simulated: no known difference.
public typealias CMTimeScale = Int32
/// Which of several timelines a time belongs to.
///
/// Simulated: no known difference.
public typealias CMTimeEpoch = Int64

/// What kind of time it is.
///
/// Simulated: Apple's bits.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes flags of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// It is a time at all.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// It isn't exact any more.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// It is infinitely late.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// It is infinitely early.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// Nobody knows it yet.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// Whatever isn't a plain number.
  public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}

/// A time of a film or a sound, as a fraction of seconds.
///
/// Simulated: made, compared and calculated with as documented. Differs: where two denominators
/// have no common one that fits, the result is rounded to the larger of them.
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The denominator.
  public var timescale: CMTimeScale
  /// What kind of time it is.
  public var flags: CMTimeFlags
  /// Which timeline it belongs to.
  public var epoch: CMTimeEpoch

  /// Makes a time that is none.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Makes a time of its parts.
  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Makes a time of a fraction.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Makes a time of seconds; what the denominator can't say is rounded.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let units = seconds * Double(preferredTimescale)
    if seconds.isNaN || preferredTimescale <= 0 {
      self = .invalid
    } else if units >= 0x1p63 {
      self = .positiveInfinity
    } else if units < -0x1p63 {
      self = .negativeInfinity
    } else {
      let value = CMTimeValue(units.rounded(.towardZero))
      self.init(value: value, timescale: preferredTimescale)
      if Double(value) != units { flags.insert(.hasBeenRounded) }
    }
  }

  /// The start.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime()
  /// A time that nobody knows yet.
  public static let indefinite = CMTime(special: .indefinite)
  /// Later than all others.
  public static let positiveInfinity = CMTime(special: .positiveInfinity)
  /// Earlier than all others.
  public static let negativeInfinity = CMTime(special: .negativeInfinity)

  private init(special flag: CMTimeFlags) {
    self.init(value: 0, timescale: 0, flags: [.valid, flag], epoch: 0)
  }
}

extension CMTime {
  /// The time in seconds; no number for one that has none.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// Whether it is a time at all.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is infinitely late.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is infinitely early.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether nobody knows it yet.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a plain number of seconds.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether it isn't exact any more.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The same time with another denominator, rounded half away from zero.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
    let units = (Double(value) * Double(newTimescale) / Double(timescale)).rounded(method.rule)
    guard let exact = CMTimeValue(exactly: units) else { return .positiveInfinity }
    var result = CMTime(value: exact, timescale: newTimescale)
    if result.seconds != seconds { result.flags.insert(.hasBeenRounded) }
    return result
  }
}

/// How a time is rounded.
///
/// Simulated: as the names say (documented).
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest; a half away from zero.
  case roundHalfAwayFromZero = 1
  /// Towards zero.
  case roundTowardZero = 2
  /// Away from zero.
  case roundAwayFromZero = 3
  /// Towards zero when the denominator gets larger, else up.
  case quickTime = 4
  /// Up.
  case roundTowardPositiveInfinity = 5
  /// Down.
  case roundTowardNegativeInfinity = 6

  /// The usual one.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

  var rule: FloatingPointRoundingRule {
    switch self {
    case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
    case .roundTowardZero, .quickTime: .towardZero
    case .roundAwayFromZero: .awayFromZero
    case .roundTowardPositiveInfinity: .up
    case .roundTowardNegativeInfinity: .down
    }
  }
}
