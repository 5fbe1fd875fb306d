import SimulatedAudioToolbox
import SimulatedCoreAudioKit
import SimulatedUIKit
import TestSupport
import Testing

/// Apple's names for numbers of the audio system.
@Suite struct AudioNumberTests {
  @Test(
    .shows(
      "OSType", "FourCharCode", "AUAudioUnitStatus", "AUAudioFrameCount",
      "AUEventSampleTime", "AUParameterAddress", "AUValue", "AVAudioChannelCount",
      "AVAudioFrameCount", "AudioFormatID", "AudioFormatFlags", "AUParameterObserverToken",
      "AUViewControllerBase"))
  func namesAreApplesTypes() {
    #expect(OSType.self == UInt32.self && FourCharCode.self == UInt32.self)
    #expect(AUAudioUnitStatus.self == Int32.self && AUAudioFrameCount.self == UInt32.self)
    #expect(AUEventSampleTime.self == Int64.self && AUParameterAddress.self == UInt64.self)
    #expect(AUValue.self == Float.self && AVAudioChannelCount.self == UInt32.self)
    #expect(AVAudioFrameCount.self == UInt32.self && AudioFormatID.self == UInt32.self)
    #expect(AudioFormatFlags.self == UInt32.self)
    #expect(AUParameterObserverToken.self == UnsafeMutableRawPointer.self)
    #expect(AUViewControllerBase.self == UIViewController.self)
  }

  @Test(
    .shows(
      "AudioUnitParameterUnit.generic", "AudioUnitParameterUnit.indexed",
      "AudioUnitParameterUnit.boolean", "AudioUnitParameterUnit.percent",
      "AudioUnitParameterUnit.seconds", "AudioUnitParameterUnit.sampleFrames",
      "AudioUnitParameterUnit.phase", "AudioUnitParameterUnit.rate",
      "AudioUnitParameterUnit.hertz", "AudioUnitParameterUnit.cents",
      "AudioUnitParameterUnit.relativeSemiTones", "AudioUnitParameterUnit.midiNoteNumber",
      "AudioUnitParameterUnit.midiController", "AudioUnitParameterUnit.decibels",
      "AudioUnitParameterUnit.linearGain", "AudioUnitParameterUnit.degrees",
      "AudioUnitParameterUnit.equalPowerCrossfade", "AudioUnitParameterUnit.mixerFaderCurve1"),
    .shows(
      "AudioUnitParameterUnit.pan", "AudioUnitParameterUnit.meters",
      "AudioUnitParameterUnit.absoluteCents", "AudioUnitParameterUnit.octaves",
      "AudioUnitParameterUnit.BPM", "AudioUnitParameterUnit.beats",
      "AudioUnitParameterUnit.milliseconds", "AudioUnitParameterUnit.ratio",
      "AudioUnitParameterUnit.customUnit"))
  func unitsOfParametersAreApplesNumbers() {
    let units: [AudioUnitParameterUnit] = [
      .generic, .indexed, .boolean, .percent, .seconds, .sampleFrames, .phase, .rate, .hertz,
      .cents, .relativeSemiTones, .midiNoteNumber, .midiController, .decibels, .linearGain,
      .degrees, .equalPowerCrossfade, .mixerFaderCurve1, .pan, .meters, .absoluteCents, .octaves,
      .BPM, .beats, .milliseconds, .ratio, .customUnit,
    ]
    #expect(units.map(\.rawValue) == Array(0...26))
  }

  @Test(
    .shows(
      "AVAudioCommonFormat.otherFormat", "AVAudioCommonFormat.pcmFormatFloat32",
      "AVAudioCommonFormat.pcmFormatFloat64", "AVAudioCommonFormat.pcmFormatInt16",
      "AVAudioCommonFormat.pcmFormatInt32", "AURenderEventType.midiSysEx"))
  func kindsOfSamplesAreApplesNumbers() {
    let formats: [AVAudioCommonFormat] = [
      .otherFormat, .pcmFormatFloat32, .pcmFormatFloat64, .pcmFormatInt16, .pcmFormatInt32,
    ]
    #expect(formats.map(\.rawValue) == Array(0...4))
    #expect(AURenderEventType.midiSysEx.rawValue == 9)
  }

  @Test(
    .shows(
      "SMPTETimeType.type24", "SMPTETimeType.type25", "SMPTETimeType.type30Drop",
      "SMPTETimeType.type30", "SMPTETimeType.type2997", "SMPTETimeType.type2997Drop",
      "SMPTETimeType.type60", "SMPTETimeType.type5994", "SMPTETimeType.type60Drop",
      "SMPTETimeType.type5994Drop", "SMPTETimeType.type50", "SMPTETimeType.type2398",
      "SMPTETimeFlags.rawValue", "SMPTETimeFlags.init(rawValue:)", "SMPTETimeFlags.valid",
      "SMPTETimeFlags.running"),
    .shows(
      "AudioTimeStampFlags.rateScalarValid", "AudioTimeStampFlags.wordClockTimeValid",
      "AudioTimeStampFlags.smpteTimeValid", "AudioTimeStampFlags.sampleHostTimeValid"))
  func kindsOfTimesAreApplesNumbers() {
    let types: [SMPTETimeType] = [
      .type24, .type25, .type30Drop, .type30, .type2997, .type2997Drop, .type60, .type5994,
      .type60Drop, .type5994Drop, .type50, .type2398,
    ]
    #expect(types.map(\.rawValue) == Array(0...11))
    #expect([SMPTETimeFlags.valid, .running].map(\.rawValue) == [1, 2])
    #expect(SMPTETimeFlags(rawValue: 3) == [.valid, .running])
    let flags: [AudioTimeStampFlags] = [
      .rateScalarValid, .wordClockTimeValid, .smpteTimeValid, .sampleHostTimeValid,
    ]
    #expect(flags.map(\.rawValue) == [4, 8, 16, 3])
  }

  @Test(
    .shows(
      "AudioTimeStamp.mSMPTETime",
      "AudioTimeStamp.init(mSampleTime:mHostTime:mRateScalar:mWordClockTime:mSMPTETime:mFlags:mReserved:)",
      "SMPTETime.init()",
      "SMPTETime.init(mSubframes:mSubframeDivisor:mCounter:mType:mFlags:mHours:mMinutes:mSeconds:mFrames:)",
      "SMPTETime.mSubframes", "SMPTETime.mSubframeDivisor", "SMPTETime.mCounter",
      "SMPTETime.mType", "SMPTETime.mFlags", "SMPTETime.mHours", "SMPTETime.mMinutes",
      "SMPTETime.mSeconds", "SMPTETime.mFrames"))
  func aTimeStampHasATimeInFramesWhereAppleHasIt() {
    let time = SMPTETime(
      mSubframes: 1, mSubframeDivisor: 80, mCounter: 2, mType: .type25, mFlags: .valid, mHours: 3,
      mMinutes: 4, mSeconds: 5, mFrames: 6)
    let stamp = AudioTimeStamp(
      mSampleTime: 7, mHostTime: 8, mRateScalar: 1, mWordClockTime: 9, mSMPTETime: time,
      mFlags: .smpteTimeValid, mReserved: 0)
    let kept = stamp.mSMPTETime
    #expect(
      [kept.mSubframes, kept.mSubframeDivisor, kept.mHours, kept.mMinutes, kept.mSeconds]
        == [1, 80, 3, 4, 5])
    #expect(kept.mFrames == 6 && kept.mCounter == 2 && kept.mType == .type25)
    #expect(kept.mFlags == .valid && AudioTimeStamp().mSMPTETime.mFlags == [])
    #expect(SMPTETime().mType == .type24 && SMPTETime().mHours == 0)
    // In C, the SMPTE time follows four numbers of eight bytes, and takes twenty-four.
    #expect(MemoryLayout<AudioTimeStamp>.offset(of: \.mSMPTETime) == 32)
    #expect(MemoryLayout<SMPTETime>.size == 24 && MemoryLayout<AudioTimeStamp>.size == 64)
  }
}
