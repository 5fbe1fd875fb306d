/// Which parts of a time stamp say something.
///
/// Simulated: Apple's bits.
public struct AudioTimeStampFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes flags of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time in samples.
  public static let sampleTimeValid = AudioTimeStampFlags(rawValue: 1)
  /// The time of the machine.
  public static let hostTimeValid = AudioTimeStampFlags(rawValue: 2)
}

/// A time, in samples and otherwise.
///
/// Simulated: Apple's names. Differs: it has no SMPTE time; a unit here is told the time in samples alone.
public struct AudioTimeStamp: Sendable {
  /// In samples.
  public var mSampleTime: Double
  /// The machine's.
  public var mHostTime: UInt64
  /// How fast samples go, beside what they should.
  public var mRateScalar: Double
  /// That of a word clock.
  public var mWordClockTime: UInt64
  /// What says something.
  public var mFlags: AudioTimeStampFlags
  /// Nothing.
  public var mReserved: UInt32

  /// Makes one that says nothing.
  public init() {
    mSampleTime = 0
    mHostTime = 0
    mRateScalar = 0
    mWordClockTime = 0
    mFlags = []
    mReserved = 0
  }
}
