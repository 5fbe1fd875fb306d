import DeviceProtocol
import Foundation
import SimulatedFoundation

/// An audio unit that works for its host.
final class AudioWork: @unchecked Sendable {
  // Unchecked: the unit is used only on its server's serial queue.
  let factory: any AUAudioUnitFactory
  private var unit: AUAudioUnit?

  init(_ factory: any AUAudioUnitFactory) { self.factory = factory }

  func answer(_ call: AudioCall) -> PointAnswer {
    do {
      if case .create(let key) = call {
        unit = try factory.createAudioUnit(with: AudioComponentDescription(key))
      }
      guard let unit else { throw NSError(audio: kAudioUnitErr_Uninitialized) }
      return try answer(call, unit)
    } catch {
      return .failed(ErrorDescription(error))
    }
  }

  private func answer(_ call: AudioCall, _ unit: AUAudioUnit) throws -> PointAnswer {
    switch call {
    case .create, .look: return .audio(.unit(unit.described))
    case .set(let address, let value):
      guard let parameter = unit.parameterTree?.parameter(withAddress: address) else {
        throw NSError(
          audio: kAudioUnitErr_InvalidParameter, ParameterWords.noParameter(at: address))
      }
      parameter.value = value
    case .choosePreset(let number):
      guard let preset = unit.factoryPresets?.first(where: { $0.number == number }) else {
        throw NSError(audio: kAudioUnitErr_InvalidParameter, ParameterWords.noPreset(number))
      }
      unit.currentPreset = preset
    case .state:
      return .audio(.state(unit.fullState.flatMap { StateData.data($0) }))
    case .takeState(let data): unit.fullState = StateData.state(data)
    case .allocate(let preparation): try prepare(unit, preparation)
    case .deallocate: unit.deallocateRenderResources()
    case .reset: unit.reset()
    case .render(let request): return .audio(.rendered(render(request, unit)))
    }
    return .done
  }

  private func prepare(_ unit: AUAudioUnit, _ preparation: AudioPreparation) throws {
    if let input = preparation.input, unit.inputBusses.count > 0 {
      try set(input, unit.inputBusses[0])
    }
    if let output = preparation.output, unit.outputBusses.count > 0 {
      try set(output, unit.outputBusses[0])
    }
    unit.maximumFramesToRender = AUAudioFrameCount(preparation.maximumFrames)
    try unit.allocateRenderResources()
  }

  private func set(_ format: AudioFormatDescription, _ bus: AUAudioUnitBus) throws {
    guard format != AudioFormatDescription(bus.format) else { return }
    guard let format = AVAudioFormat(format) else {
      throw NSError(audio: kAudioUnitErr_FormatNotSupported)
    }
    try bus.setFormat(format)
  }

  /// Schedules the events of a rendering, and renders.
  private func render(_ request: AudioRequest, _ unit: AUAudioUnit) -> AudioResult {
    schedule(request, unit)
    let output = SampleBuffers(channels: request.channels, frames: request.frames)
    var flags: AudioUnitRenderActionFlags = []
    var time = AudioTimeStamp()
    time.mSampleTime = request.sampleTime
    time.mFlags = .sampleTimeValid
    let input = request.input.map { InputOfHost($0, frames: request.frames) }
    let status = unit.renderBlock(
      &flags, &time, AUAudioFrameCount(request.frames), request.bus,
      output.list.unsafeMutablePointer, input.map { input in { input.pull($3, $4) } })
    let contents =
      status == noErr
      ? withExtendedLifetime(input) { output.list.contents(frames: request.frames) } : []
    return AudioResult(status: status, output: contents)
  }

  private func schedule(_ request: AudioRequest, _ unit: AUAudioUnit) {
    let start = AUEventSampleTime(request.sampleTime)
    let schedule = unit.scheduleParameterBlock
    let midi = unit.scheduleMIDIEventBlock
    for event in request.events {
      switch event {
      case .parameter(let offset, let address, let value, let ramp):
        schedule(start + AUEventSampleTime(offset), AUAudioFrameCount(ramp), address, value)
      case .midi(let offset, let bytes):
        midi?(start + AUEventSampleTime(offset), 0, bytes.count, bytes)
      }
    }
  }
}

/// The input of a unit's first bus.
private final class InputOfHost {
  private let contents: [Data]
  private let buffers: SampleBuffers

  init(_ contents: [Data], frames: Int) {
    self.contents = contents
    buffers = SampleBuffers(channels: contents.count, frames: frames)
    buffers.list.fill(contents)
  }

  func pull(_ bus: Int, _ list: UnsafeMutablePointer<AudioBufferList>) -> AUAudioUnitStatus {
    guard bus == 0 else { return kAudioUnitErr_NoConnection }
    let list = UnsafeMutableAudioBufferListPointer(list)
    for index in list.indices where list[index].mData == nil && index < buffers.list.count {
      list[index] = buffers.list[index]
    }
    list.fill(contents)
    return noErr
  }
}
