import DeviceProtocol
import Foundation
import SimulatedFoundation

/// A host's representation of a unit that works in another process.
final class RemoteAudioUnit: AUAudioUnit, @unchecked Sendable {
  // Its values are set while it is made.
  private let session: Int
  private let first: AudioUnitDescription
  private var inputs: AUAudioUnitBusArray?
  private var outputs: AUAudioUnitBusArray?

  init(
    _ component: AudioComponentDescription, _ session: Int, _ description: AudioUnitDescription
  ) throws {
    self.session = session
    first = description
    try super.init(componentDescription: component, options: .loadOutOfProcess)
    inputs = AUAudioUnitBusArray(
      audioUnit: self, busType: .input, busses: try Self.busses(description.inputs))
    outputs = AUAudioUnitBusArray(
      audioUnit: self, busType: .output, busses: try Self.busses(description.outputs))
    maximumFramesToRender = AUAudioFrameCount(description.maximumFrames)
    parameterTree = RemoteParameters.tree(description.parameters) { [session] address in
      guard case .answer(.unit(let now)) = AudioLink.ask(.call(session: session, .look)) else {
        return nil
      }
      return now.parameters.first { $0.address == address }?.value
    } set: { [session] address, value in
      _ = AudioLink.ask(.call(session: session, .set(address: address, value: value)))
    }
  }

  deinit { AudioLink.ask(.close(session: session)) { _ in } }

  private static func busses(_ formats: [AudioFormatDescription]) throws -> [AUAudioUnitBus] {
    try formats.map { format in
      guard let format = AVAudioFormat(format) else {
        throw NSError(audio: kAudioUnitErr_FormatNotSupported)
      }
      return try AUAudioUnitBus(format: format)
    }
  }

  override var inputBusses: AUAudioUnitBusArray { inputs ?? super.inputBusses }
  override var outputBusses: AUAudioUnitBusArray { outputs ?? super.outputBusses }
  override var latency: TimeInterval { now?.latency ?? first.latency }
  override var tailTime: TimeInterval { now?.tailTime ?? first.tailTime }

  override func allocateRenderResources() throws {
    var preparation = AudioPreparation(maximumFrames: Int(maximumFramesToRender))
    preparation.input = inputBusses.count > 0 ? .init(inputBusses[0].format) : nil
    preparation.output = outputBusses.count > 0 ? .init(outputBusses[0].format) : nil
    try tell(.allocate(preparation))
    try super.allocateRenderResources()
  }

  override func deallocateRenderResources() {
    super.deallocateRenderResources()
    try? tell(.deallocate)
  }

  override func reset() {
    super.reset()
    try? tell(.reset)
  }

  override var factoryPresets: [AUAudioUnitPreset]? {
    first.presets.isEmpty ? nil : first.presets.map(AUAudioUnitPreset.init)
  }

  override var currentPreset: AUAudioUnitPreset? {
    get { now?.preset.map(AUAudioUnitPreset.init) }
    set { if let newValue { try? tell(.choosePreset(number: newValue.number)) } }
  }

  override var fullState: [String: Any]? {
    get {
      guard case .answer(.state(let data)) = ask(.state) else { return nil }
      return StateData.state(data)
    }
    set { if let data = newValue.flatMap({ StateData.data($0) }) { try? tell(.takeState(data)) } }
  }

  override var internalRenderBlock: AUInternalRenderBlock {
    let channels = inputBusses.count > 0 ? Int(inputBusses[0].format.channelCount) : 0
    return { [session] flags, time, frames, bus, output, events, pull in
      let output = UnsafeMutableAudioBufferListPointer(output)
      var request = AudioRequest(
        frames: Int(frames), sampleTime: time.pointee.mSampleTime, input: nil,
        channels: output.count, bus: bus, events: AudioEvent.events(events, from: time.pointee))
      if let pull, channels > 0 {
        let input = SampleBuffers(channels: channels, frames: Int(frames))
        let status = pull(flags, time, frames, 0, input.list.unsafeMutablePointer)
        guard status == noErr else { return status }
        request.input = input.list.contents(frames: Int(frames))
      }
      switch AudioLink.ask(.call(session: session, .render(request))) {
      case .answer(.rendered(let result)):
        if result.status == noErr { output.fill(result.output) }
        return result.status
      case .failed(let error): return OSStatus(clamping: error.code)
      default: return kAudioComponentErr_InstanceInvalidated
      }
    }
  }

  private var now: AudioUnitDescription? {
    guard case .answer(.unit(let description)) = ask(.look) else { return nil }
    return description
  }

  private func ask(_ call: AudioCall) -> AudioOutcome {
    AudioLink.ask(.call(session: session, call))
  }

  private func tell(_ call: AudioCall) throws {
    if case .failed(let error) = ask(call) { throw error.nsError }
  }
}

extension AUAudioUnitPreset {
  fileprivate convenience init(_ description: AudioPresetDescription) {
    self.init()
    number = description.number
    name = description.name
  }
}

extension AudioEvent {
  /// Returns the events of a list in memory, with their offsets from a time.
  fileprivate static func events(
    _ list: UnsafePointer<AURenderEvent>?, from start: AudioTimeStamp
  ) -> [AudioEvent] {
    var events: [AudioEvent] = []
    var next = list
    while let event = next?.pointee {
      let offset = Int(event.head.eventSampleTime) - Int(start.mSampleTime)
      switch event.head.eventType {
      case .parameter, .parameterRamp:
        let change = event.parameter
        events.append(
          .parameter(
            offset: offset, address: change.parameterAddress, value: change.value,
            ramp: Int(change.rampDurationSampleFrames)))
      case .MIDI:
        let (one, two, three) = event.MIDI.data
        events.append(
          .midi(offset: offset, Array([one, two, three].prefix(Int(event.MIDI.length)))))
      case .midiSysEx: break
      }
      next = event.head.next.map { UnsafePointer($0) }
    }
    return events
  }
}
