import Foundation
import SimulatedAudioToolbox
import TestSupport
import Testing

/// Audio units in the process that made them.
@Suite struct AudioUnitLocalTests {
  /// Counts up from its parameter, one per sample.
  private final class Counter: AUAudioUnit, @unchecked Sendable {
    private var outputs: AUAudioUnitBusArray?

    override init(
      componentDescription: AudioComponentDescription,
      options: AudioComponentInstantiationOptions = []
    ) throws {
      try super.init(componentDescription: componentDescription, options: options)
      guard let format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1) else {
        return
      }
      outputs = AUAudioUnitBusArray(
        audioUnit: self, busType: .output, busses: [try AUAudioUnitBus(format: format)])
    }

    override var outputBusses: AUAudioUnitBusArray { outputs ?? super.outputBusses }

    override var internalRenderBlock: AUInternalRenderBlock {
      { _, _, frames, _, output, events, _ in
        let list = UnsafeMutableAudioBufferListPointer(output)
        let start = events?.pointee.parameter.value ?? 0
        guard let samples = list[0].mData?.assumingMemoryBound(to: Float.self) else { return -1 }
        for frame in 0..<Int(frames) { samples[frame] = start + Float(frame) }
        return noErr
      }
    }
  }

  private static func component(_ type: OSType = kAudioUnitType_Effect) -> AudioComponentDescription
  {
    AudioComponentDescription(
      componentType: type, componentSubType: 2, componentManufacturer: 3, componentFlags: 0,
      componentFlagsMask: 0)
  }

  private static func render(
    _ unit: AUAudioUnit, frames: AUAudioFrameCount = 2, bus: Int = 0, at time: Double = 0
  ) -> (AUAudioUnitStatus, [Float]) {
    var samples: [Float] = [9, 9]
    var flags = AudioUnitRenderActionFlags()
    var stamp = AudioTimeStamp()
    stamp.mSampleTime = time
    let status = samples.withUnsafeMutableBytes { bytes in
      var list = AudioBufferList(
        mNumberBuffers: 1,
        mBuffers: AudioBuffer(mNumberChannels: 1, mDataByteSize: 8, mData: bytes.baseAddress))
      return unit.renderBlock(&flags, &stamp, frames, bus, &list, nil)
    }
    return (status, samples)
  }

  @Test(
    .shows(
      "AUAudioUnit.renderBlock", "AUAudioUnit.allocateRenderResources()",
      "AUAudioUnit.deallocateRenderResources()", "AUAudioUnit.renderResourcesAllocated",
      "AUAudioUnit.maximumFramesToRender", "AUAudioUnit.internalRenderBlock"),
    .shows(
      "noErr", "kAudioUnitErr_Uninitialized", "kAudioUnitErr_TooManyFramesToProcess",
      "kAudioUnitErr_InvalidElement"))
  func aRenderBlockRefusesWhatIsntAgreed() throws {
    let unit = try Counter(componentDescription: Self.component())
    #expect(Self.render(unit) == (kAudioUnitErr_Uninitialized, [9, 9]))
    #expect(unit.maximumFramesToRender == 512 && !unit.renderResourcesAllocated)
    unit.maximumFramesToRender = 2
    try unit.allocateRenderResources()
    #expect(unit.renderResourcesAllocated)
    #expect(Self.render(unit) == (noErr, [0, 1]))
    #expect(Self.render(unit, frames: 3).0 == kAudioUnitErr_TooManyFramesToProcess)
    #expect(Self.render(unit, bus: 1).0 == kAudioUnitErr_InvalidElement)
    unit.deallocateRenderResources()
    #expect(Self.render(unit).0 == -10867)
    #expect(kAudioUnitErr_TooManyFramesToProcess == -10874)
    #expect(kAudioUnitErr_InvalidElement == -10877)
    let bare = try AUAudioUnit(componentDescription: Self.component())
    try bare.allocateRenderResources()
    #expect(Self.render(bare).0 == kAudioUnitErr_InvalidElement)
  }

  @Test(
    .shows(
      "AUAudioUnit.scheduleParameterBlock", "AUAudioUnit.reset()", "AUEventSampleTimeImmediate"))
  func whatIsScheduledComesAtItsTime() throws {
    let unit = try Counter(componentDescription: Self.component())
    try unit.allocateRenderResources()
    unit.scheduleParameterBlock(102, 0, 1, 50)
    #expect(Self.render(unit, at: 100).1 == [0, 1])
    #expect(Self.render(unit, at: 102).1 == [50, 51])
    #expect(Self.render(unit, at: 104).1 == [0, 1])
    unit.scheduleParameterBlock(AUEventSampleTimeImmediate + 1, 0, 1, 7)
    #expect(Self.render(unit, at: 500).1 == [7, 8])
    unit.scheduleParameterBlock(AUEventSampleTimeImmediate, 0, 1, 7)
    unit.reset()
    #expect(Self.render(unit, at: 502).1 == [0, 1])
  }

  @Test(
    .shows(
      "AUAudioUnit.scheduleMIDIEventBlock", "kAudioUnitType_Effect", "kAudioUnitType_Generator",
      "kAudioUnitType_MusicDevice", "kAudioUnitType_MusicEffect", "kAudioUnitType_MIDIProcessor"))
  func whatTakesMIDIHasABlockForIt() throws {
    let types = [
      kAudioUnitType_Effect, kAudioUnitType_Generator, kAudioUnitType_MusicDevice,
      kAudioUnitType_MusicEffect, kAudioUnitType_MIDIProcessor,
    ]
    let have = try types.map {
      try AUAudioUnit(componentDescription: Self.component($0)).scheduleMIDIEventBlock != nil
    }
    #expect(have == [false, false, true, true, true])
    #expect(types == [0x6175_6678, 0x6175_676e, 0x6175_6d75, 0x6175_6d66, 0x6175_6d69])
  }

  @Test(
    .shows(
      "AUAudioUnit.init(componentDescription:options:)", "AUAudioUnit.componentDescription",
      "AUAudioUnit.inputBusses", "AUAudioUnit.outputBusses", "AUAudioUnit.parameterTree",
      "AUAudioUnit.factoryPresets", "AUAudioUnit.latency", "AUAudioUnit.tailTime",
      "AUAudioUnit.currentPreset", "AUAudioUnit.fullState",
      "AUAudioUnit.shouldChange(to:for:)", "AUAudioUnitPreset.init()"),
    .shows(
      "AudioComponentDescription.init()", "AudioComponentDescription.componentType",
      "AudioComponentDescription.componentSubType",
      "AudioComponentDescription.componentManufacturer",
      "AudioComponentDescription.componentFlags", "AudioComponentDescription.componentFlagsMask",
      "AudioComponentDescription.init(componentType:componentSubType:componentManufacturer:componentFlags:componentFlagsMask:)"
    ))
  func aBareUnitHasNothing() throws {
    var description = AudioComponentDescription()
    #expect(description.componentFlags == 0 && description.componentFlagsMask == 0)
    description = Self.component()
    let unit = try AUAudioUnit(componentDescription: description)
    #expect(unit.componentDescription == description)
    #expect(description.componentType == kAudioUnitType_Effect)
    #expect(description.componentSubType == 2 && description.componentManufacturer == 3)
    #expect(unit.inputBusses.count == 0 && unit.outputBusses.count == 0)
    #expect(unit.inputBusses.busType == .input && unit.outputBusses.busType == .output)
    #expect(unit.parameterTree == nil && unit.factoryPresets == nil && unit.currentPreset == nil)
    #expect(unit.latency == 0 && unit.tailTime == 0)
    let preset = AUAudioUnitPreset()
    #expect(preset.number == 0 && preset.name == "")
    unit.currentPreset = preset
    #expect(unit.currentPreset === preset)
    let gain = AUParameterTree.createParameter(
      withIdentifier: "gain", name: "Gain", address: 12, min: 0, max: 1, unit: .generic,
      unitName: nil, valueStrings: nil, dependentParameters: nil)
    unit.parameterTree = AUParameterTree.createTree(withChildren: [gain])
    gain.value = 0.5
    let state = unit.fullState
    #expect(state?["subtype"] as? Int == 2 && state?["manufacturer"] as? Int == 3)
    #expect(state?["type"] as? Int == 0x6175_6678)
    gain.value = 1
    unit.fullState = state
    #expect(gain.value == 0.5)
  }

  @Test(
    .shows(
      "AUAudioUnitBus.init(format:)", "AUAudioUnitBus.format", "AUAudioUnitBus.setFormat(_:)",
      "AUAudioUnitBus.isEnabled", "AUAudioUnitBus.name", "AUAudioUnitBus.index",
      "AUAudioUnitBus.busType", "AUAudioUnitBus.maximumChannelCount",
      "AUAudioUnitBus.ownerAudioUnit"),
    .shows(
      "AUAudioUnitBusArray.init(audioUnit:busType:busses:)",
      "AUAudioUnitBusArray.init(audioUnit:busType:)", "AUAudioUnitBusArray.count",
      "AUAudioUnitBusArray.busType", "AUAudioUnitBusArray.subscript(_:)",
      "AUAudioUnitBusArray.ownerAudioUnit", "AUAudioUnitBusType.input",
      "AUAudioUnitBusType.output"))
  func bussesKeepTheirFormats() throws {
    let mono = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1))
    let stereo = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
    let unit = try AUAudioUnit(componentDescription: Self.component())
    let one = try AUAudioUnitBus(format: mono)
    let other = try AUAudioUnitBus(format: mono)
    #expect(one.ownerAudioUnit == nil && one.busType == .input)
    let busses = AUAudioUnitBusArray(audioUnit: unit, busType: .output, busses: [one, other])
    #expect(busses.count == 2 && busses.busType == .output && busses[1] === other)
    #expect(busses.ownerAudioUnit === unit && other.ownerAudioUnit === unit)
    #expect(other.index == 1 && other.busType == .output && other.isEnabled && other.name == nil)
    #expect(AUAudioUnitBusArray(audioUnit: unit, busType: .input).count == 0)
    #expect(unit.shouldChange(to: stereo, for: one))
    try one.setFormat(stereo)
    #expect(one.format === stereo)
    other.maximumChannelCount = 1
    #expect(throws: (any Error).self) { try other.setFormat(stereo) }
    try unit.allocateRenderResources()
    #expect(throws: (any Error).self) { try one.setFormat(mono) }
    #expect(one.format === stereo && other.format === mono)
  }

  @Test(
    .shows(
      "AudioTimeStamp.init()", "AudioTimeStamp.mSampleTime", "AudioTimeStamp.mHostTime",
      "AudioTimeStamp.mRateScalar", "AudioTimeStamp.mWordClockTime", "AudioTimeStamp.mFlags",
      "AudioTimeStamp.mReserved", "AudioTimeStampFlags.rawValue",
      "AudioTimeStampFlags.init(rawValue:)", "AudioTimeStampFlags.sampleTimeValid",
      "AudioTimeStampFlags.hostTimeValid"),
    .shows(
      "AudioUnitRenderActionFlags.rawValue", "AudioUnitRenderActionFlags.init(rawValue:)",
      "AudioUnitRenderActionFlags.unitRenderAction_PreRender",
      "AudioUnitRenderActionFlags.unitRenderAction_PostRender",
      "AudioUnitRenderActionFlags.unitRenderAction_OutputIsSilence",
      "AudioComponentInstantiationOptions.rawValue",
      "AudioComponentInstantiationOptions.init(rawValue:)",
      "AudioComponentInstantiationOptions.loadOutOfProcess",
      "AudioComponentInstantiationOptions.loadInProcess"))
  func flagsAreApplesBits() {
    let time = AudioTimeStamp()
    #expect(time.mSampleTime == 0 && time.mHostTime == 0 && time.mRateScalar == 0)
    #expect(time.mWordClockTime == 0 && time.mFlags == [] && time.mReserved == 0)
    let both: AudioTimeStampFlags = [.sampleTimeValid, .hostTimeValid]
    #expect(both == AudioTimeStampFlags(rawValue: 3) && both.rawValue == 3)
    let actions: AudioUnitRenderActionFlags = [
      .unitRenderAction_PreRender, .unitRenderAction_PostRender,
      .unitRenderAction_OutputIsSilence,
    ]
    #expect(actions.rawValue == 28 && actions == AudioUnitRenderActionFlags(rawValue: 28))
    #expect(AudioComponentInstantiationOptions.loadOutOfProcess.rawValue == 1)
    #expect(AudioComponentInstantiationOptions.loadInProcess == .init(rawValue: 2))
  }

  @Test(
    .shows(
      "kAudioUnitErr_InvalidParameter", "kAudioUnitErr_NoConnection",
      "kAudioUnitErr_FailedInitialization", "kAudioUnitErr_FormatNotSupported",
      "kAudioUnitErr_CannotDoInCurrentContext", "kAudioUnitErr_Initialized",
      "kAudioComponentErr_InstanceTimedOut", "kAudioComponentErr_InstanceInvalidated",
      "kAudioComponentErr_NotPermitted"))
  func errorsAreApplesNumbers() {
    #expect(kAudioUnitErr_InvalidParameter == -10878 && kAudioUnitErr_NoConnection == -10876)
    #expect(kAudioUnitErr_FailedInitialization == -10875)
    #expect(kAudioUnitErr_FormatNotSupported == -10868)
    #expect(kAudioUnitErr_CannotDoInCurrentContext == -10863)
    #expect(kAudioUnitErr_Initialized == -10849)
    #expect(kAudioComponentErr_InstanceTimedOut == -66754)
    #expect(kAudioComponentErr_InstanceInvalidated == -66749)
    #expect(kAudioComponentErr_NotPermitted == -66748)
  }
}
