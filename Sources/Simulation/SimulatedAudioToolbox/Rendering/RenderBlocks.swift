/// A block that supplies the samples for one of a unit's input busses.
///
/// Simulated: Apple's shape; if a buffer has no memory, the host supplies its own (documented).
public typealias AURenderPullInputBlock = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
  AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>
) -> AUAudioUnitStatus

/// A block with which a host makes a unit render.
///
/// Simulated: Apple's shape.
public typealias AURenderBlock = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
  AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>, AURenderPullInputBlock?
) -> AUAudioUnitStatus

/// A block in which a unit renders, together with the events of that time.
///
/// Simulated: Apple's shape.
public typealias AUInternalRenderBlock = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
  AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>, UnsafePointer<AURenderEvent>?,
  AURenderPullInputBlock?
) -> AUAudioUnitStatus

/// A block that schedules a parameter's change: time, duration in frames, address, and value.
///
/// Simulated: Apple's shape.
public typealias AUScheduleParameterBlock = (
  AUEventSampleTime, AUAudioFrameCount, AUParameterAddress, AUValue
) -> Void

/// A block that schedules a MIDI message: time, cable, number of bytes, and bytes.
///
/// Simulated: Apple's shape.
public typealias AUScheduleMIDIEventBlock = (
  AUEventSampleTime, UInt8, Int, UnsafePointer<UInt8>
) -> Void
