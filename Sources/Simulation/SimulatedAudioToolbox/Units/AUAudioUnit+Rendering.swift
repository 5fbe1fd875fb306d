extension AUAudioUnit {
  /// Has the unit render, as hosts do.
  ///
  /// Simulated: refuses to before `allocateRenderResources()`, for more frames than
  /// `maximumFramesToRender`, and for a bus that isn't there; then calls the `internalRenderBlock`
  /// with what was scheduled for that time.
  public var renderBlock: AURenderBlock {
    let render = internalRenderBlock
    return { [self] flags, time, frames, bus, output, pull in
      guard renderResourcesAllocated else { return kAudioUnitErr_Uninitialized }
      guard frames <= maximumFramesToRender else { return kAudioUnitErr_TooManyFramesToProcess }
      guard (0..<outputBusses.count).contains(bus) else { return kAudioUnitErr_InvalidElement }
      return events.take(from: time.pointee.mSampleTime, frames: frames).withList {
        render(flags, time, frames, bus, output, $0, pull)
      }
    }
  }

  /// Has a parameter change at a time.
  ///
  /// Simulated: the unit is given an event with what it renders then; the parameter's own value stays
  /// what it is (inferred).
  public var scheduleParameterBlock: AUScheduleParameterBlock {
    { [events] time, ramp, address, value in
      events.add(.parameter(address, value, ramp: ramp), at: time)
    }
  }

  /// Hands the unit a MIDI message at a time.
  ///
  /// Simulated: messages of three bytes at most; instruments, and what else takes MIDI, have it.
  /// Differs: longer messages are left out.
  public var scheduleMIDIEventBlock: AUScheduleMIDIEventBlock? {
    let types = [
      kAudioUnitType_MusicDevice, kAudioUnitType_MusicEffect, kAudioUnitType_MIDIProcessor,
    ]
    guard types.contains(componentDescription.componentType) else { return nil }
    return { [events] time, cable, length, bytes in
      guard (1...3).contains(length) else { return }
      events.add(
        .midi(Array(UnsafeBufferPointer(start: bytes, count: length)), cable: cable), at: time)
    }
  }
}
