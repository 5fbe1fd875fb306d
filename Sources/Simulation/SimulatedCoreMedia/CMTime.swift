/// The numerator of a time.
///
/// Simulated: no known difference.
public typealias CMTimeValue = Int64
/// The denominator of a time: units per second.
///
/// Simulated: no known difference.
public typealias CMTimeScale = Int32
/// The timeline to which a time belongs.
///
/// Simulated: no known difference.
public typealias CMTimeEpoch = Int64

/// The kind of a time.
///
/// Simulated: Apple's bits.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is valid.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The time has been rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// The time is positive infinity.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// The time is negative infinity.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// The time is indefinite.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// The flags of all times that aren't plain numbers.
  public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}

/// A time of a film or a sound, as a fraction of seconds.
///
/// Simulated: created, compared and calculated as documented. Differs: if two denominators have no
/// common one that fits, the result is rounded to the larger of them.
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The denominator.
  public var timescale: CMTimeScale
  /// The kind of time.
  public var flags: CMTimeFlags
  /// The timeline to which it belongs.
  public var epoch: CMTimeEpoch

  /// Makes an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Makes a time from its parts.
  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Makes a time from a fraction.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Makes a time from seconds, rounded to the denominator.
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

  /// The time zero.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// The invalid time.
  public static let invalid = CMTime()
  /// The indefinite time, which isn't known yet.
  public static let indefinite = CMTime(special: .indefinite)
  /// The time later than all others.
  public static let positiveInfinity = CMTime(special: .positiveInfinity)
  /// The time earlier than all others.
  public static let negativeInfinity = CMTime(special: .negativeInfinity)

  private init(special flag: CMTimeFlags) {
    self.init(value: 0, timescale: 0, flags: [.valid, flag], epoch: 0)
  }
}

extension CMTime {
  /// The time in seconds, or NaN if it isn't a number.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// Whether it is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is positive infinity.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is negative infinity.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is indefinite.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a plain number of seconds.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether it has been rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Returns the same time with another denominator, rounded half away from zero.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
    let units = (Double(value) * Double(newTimescale) / Double(timescale)).rounded(method.rule)
    guard let exact = CMTimeValue(exactly: units) else { return .positiveInfinity }
    var result = CMTime(value: exact, timescale: newTimescale)
    if result.seconds != seconds { result.flags.insert(.hasBeenRounded) }
    return result
  }
}

/// A method of rounding a time.
///
/// Simulated: as the names say (documented).
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// Rounds to the nearest, and halves away from zero.
  case roundHalfAwayFromZero = 1
  /// Rounds towards zero.
  case roundTowardZero = 2
  /// Rounds away from zero.
  case roundAwayFromZero = 3
  /// Rounds towards zero if the denominator gets larger, otherwise up.
  case quickTime = 4
  /// Rounds up.
  case roundTowardPositiveInfinity = 5
  /// Rounds down.
  case roundTowardNegativeInfinity = 6

  /// The default method.
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
