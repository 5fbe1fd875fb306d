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
  /// How fast samples go.
  public static let rateScalarValid = AudioTimeStampFlags(rawValue: 4)
  /// The time of a word clock.
  public static let wordClockTimeValid = AudioTimeStampFlags(rawValue: 8)
  /// The time in frames.
  public static let smpteTimeValid = AudioTimeStampFlags(rawValue: 16)
  /// The time in samples and that of the machine.
  public static let sampleHostTimeValid: AudioTimeStampFlags = [.sampleTimeValid, .hostTimeValid]
}

/// A time, in samples and otherwise.
///
/// Simulated: Apple's names, types and order. Differs: a unit here is told the time in samples alone.
public struct AudioTimeStamp: Sendable {
  /// In samples.
  public var mSampleTime: Double
  /// The machine's.
  public var mHostTime: UInt64
  /// How fast samples go, beside what they should.
  public var mRateScalar: Double
  /// That of a word clock.
  public var mWordClockTime: UInt64
  /// In frames.
  public var mSMPTETime: SMPTETime
  /// What says something.
  public var mFlags: AudioTimeStampFlags
  /// Nothing.
  public var mReserved: UInt32

  /// Makes one that says nothing.
  public init() {
    self.init(
      mSampleTime: 0, mHostTime: 0, mRateScalar: 0, mWordClockTime: 0, mSMPTETime: SMPTETime(),
      mFlags: [], mReserved: 0)
  }

  /// Makes one of its parts.
  public init(
    mSampleTime: Double, mHostTime: UInt64, mRateScalar: Double, mWordClockTime: UInt64,
    mSMPTETime: SMPTETime, mFlags: AudioTimeStampFlags, mReserved: UInt32
  ) {
    self.mSampleTime = mSampleTime
    self.mHostTime = mHostTime
    self.mRateScalar = mRateScalar
    self.mWordClockTime = mWordClockTime
    self.mSMPTETime = mSMPTETime
    self.mFlags = mFlags
    self.mReserved = mReserved
  }
}
