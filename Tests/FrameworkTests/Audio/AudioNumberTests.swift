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
}
