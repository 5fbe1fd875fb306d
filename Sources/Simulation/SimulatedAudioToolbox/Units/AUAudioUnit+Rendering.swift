extension AUAudioUnit {
  /// The block with which hosts make the unit render.
  ///
  /// Simulated: fails before `allocateRenderResources()`, for more frames than
  /// `maximumFramesToRender`, and for a bus that doesn't exist; otherwise calls the
  /// `internalRenderBlock` with the events that were scheduled for that time.
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

  /// The block that schedules a parameter's change.
  ///
  /// Simulated: the unit receives an event with the rendering of that time; the parameter's own
  /// value doesn't change (inferred).
  public var scheduleParameterBlock: AUScheduleParameterBlock {
    { [events] time, ramp, address, value in
      events.add(.parameter(address, value, ramp: ramp), at: time)
    }
  }

  /// The block that schedules a MIDI message.
  ///
  /// Simulated: messages of up to three bytes; instruments and other units that receive MIDI have
  /// it. Differs: longer messages are ignored.
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
