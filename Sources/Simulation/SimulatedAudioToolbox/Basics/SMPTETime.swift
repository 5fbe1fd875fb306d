/// The frame rate of a time that is counted in frames.
///
/// Simulated: Apple's numbers.
public enum SMPTETimeType: UInt32, Hashable, Sendable {
  /// 24 frames per second.
  case type24
  /// 25 frames per second.
  case type25
  /// 30 frames per second, with dropped numbers.
  case type30Drop
  /// 30 frames per second.
  case type30
  /// 29.97 frames per second.
  case type2997
  /// 29.97 frames per second, with dropped numbers.
  case type2997Drop
  /// 60 frames per second.
  case type60
  /// 59.94 frames per second.
  case type5994
  /// 60 frames per second, with dropped numbers.
  case type60Drop
  /// 59.94 frames per second, with dropped numbers.
  case type5994Drop
  /// 50 frames per second.
  case type50
  /// 23.98 frames per second.
  case type2398
}

/// The state of a time that is counted in frames.
///
/// Simulated: Apple's bits.
public struct SMPTETimeFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is valid.
  public static let valid = SMPTETimeFlags(rawValue: 1)
  /// The time is running.
  public static let running = SMPTETimeFlags(rawValue: 2)
}

/// A time that is counted in frames, as for films.
///
/// Simulated: Apple's names, types and order. Differs: units don't receive such times.
public struct SMPTETime: Sendable {
  /// The fraction of a frame, in subframes.
  public var mSubframes: Int16
  /// The number of subframes in a frame.
  public var mSubframeDivisor: Int16
  /// The number of messages so far.
  public var mCounter: UInt32
  /// The frame rate.
  public var mType: SMPTETimeType
  /// The state of the time.
  public var mFlags: SMPTETimeFlags
  /// The hours.
  public var mHours: Int16
  /// The minutes.
  public var mMinutes: Int16
  /// The seconds.
  public var mSeconds: Int16
  /// The frames.
  public var mFrames: Int16

  /// Makes a time of zero, with 24 frames per second.
  public init() {
    self.init(
      mSubframes: 0, mSubframeDivisor: 0, mCounter: 0, mType: .type24, mFlags: [], mHours: 0,
      mMinutes: 0, mSeconds: 0, mFrames: 0)
  }

  /// Makes a time from its parts.
  public init(
    mSubframes: Int16, mSubframeDivisor: Int16, mCounter: UInt32, mType: SMPTETimeType,
    mFlags: SMPTETimeFlags, mHours: Int16, mMinutes: Int16, mSeconds: Int16, mFrames: Int16
  ) {
    self.mSubframes = mSubframes
    self.mSubframeDivisor = mSubframeDivisor
    self.mCounter = mCounter
    self.mType = mType
    self.mFlags = mFlags
    self.mHours = mHours
    self.mMinutes = mMinutes
    self.mSeconds = mSeconds
    self.mFrames = mFrames
  }
}
