/// How many frames a second has, where time is counted in frames.
///
/// Simulated: Apple's numbers.
public enum SMPTETimeType: UInt32, Hashable, Sendable {
  /// 24.
  case type24
  /// 25.
  case type25
  /// 30, with numbers left out.
  case type30Drop
  /// 30.
  case type30
  /// 29.97.
  case type2997
  /// 29.97, with numbers left out.
  case type2997Drop
  /// 60.
  case type60
  /// 59.94.
  case type5994
  /// 60, with numbers left out.
  case type60Drop
  /// 59.94, with numbers left out.
  case type5994Drop
  /// 50.
  case type50
  /// 23.98.
  case type2398
}

/// What is known of a time that is counted in frames.
///
/// Simulated: Apple's bits.
public struct SMPTETimeFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes flags of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// All of it says something.
  public static let valid = SMPTETimeFlags(rawValue: 1)
  /// It runs.
  public static let running = SMPTETimeFlags(rawValue: 2)
}

/// A time that is counted in frames, as films have it.
///
/// Simulated: Apple's names, types and order. Differs: no unit is told such a time.
public struct SMPTETime: Sendable {
  /// Parts of a frame.
  public var mSubframes: Int16
  /// How many parts a frame has.
  public var mSubframeDivisor: Int16
  /// Messages so far.
  public var mCounter: UInt32
  /// How many frames a second has.
  public var mType: SMPTETimeType
  /// What is known of it.
  public var mFlags: SMPTETimeFlags
  /// The hours.
  public var mHours: Int16
  /// The minutes.
  public var mMinutes: Int16
  /// The seconds.
  public var mSeconds: Int16
  /// The frames.
  public var mFrames: Int16

  /// Makes the time at which nothing has begun, of 24 frames a second.
  public init() {
    self.init(
      mSubframes: 0, mSubframeDivisor: 0, mCounter: 0, mType: .type24, mFlags: [], mHours: 0,
      mMinutes: 0, mSeconds: 0, mFrames: 0)
  }

  /// Makes a time of its parts.
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
