/// The parts of a time stamp that are valid.
///
/// Simulated: Apple's bits.
public struct AudioTimeStampFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time in samples.
  public static let sampleTimeValid = AudioTimeStampFlags(rawValue: 1)
  /// The host's time.
  public static let hostTimeValid = AudioTimeStampFlags(rawValue: 2)
  /// The rate of samples.
  public static let rateScalarValid = AudioTimeStampFlags(rawValue: 4)
  /// The time of a word clock.
  public static let wordClockTimeValid = AudioTimeStampFlags(rawValue: 8)
  /// The time in frames.
  public static let smpteTimeValid = AudioTimeStampFlags(rawValue: 16)
  /// The time in samples and the host's time.
  public static let sampleHostTimeValid: AudioTimeStampFlags = [.sampleTimeValid, .hostTimeValid]
}

/// A time stamp, in samples and other units.
///
/// Simulated: Apple's names, types and order. Differs: a unit here only gets the time in samples.
public struct AudioTimeStamp: Sendable {
  /// The time in samples.
  public var mSampleTime: Double
  /// The host's time.
  public var mHostTime: UInt64
  /// The actual rate of samples in relation to the nominal one.
  public var mRateScalar: Double
  /// The time of a word clock.
  public var mWordClockTime: UInt64
  /// The time in frames.
  public var mSMPTETime: SMPTETime
  /// The parts that are valid.
  public var mFlags: AudioTimeStampFlags
  /// Reserved.
  public var mReserved: UInt32

  /// Makes a time stamp without valid parts.
  public init() {
    self.init(
      mSampleTime: 0, mHostTime: 0, mRateScalar: 0, mWordClockTime: 0, mSMPTETime: SMPTETime(),
      mFlags: [], mReserved: 0)
  }

  /// Makes a time stamp from its parts.
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
