/// Gives a unit the samples that go into one of its busses.
///
/// Simulated: Apple's shape; where a buffer has no memory the host puts its own there (documented).
public typealias AURenderPullInputBlock = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
  AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>
) -> AUAudioUnitStatus

/// Has a unit render, as its host calls it.
///
/// Simulated: Apple's shape.
public typealias AURenderBlock = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
  AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>, AURenderPullInputBlock?
) -> AUAudioUnitStatus

/// Renders, as a unit does it: with what happens meanwhile.
///
/// Simulated: Apple's shape.
public typealias AUInternalRenderBlock = (
  UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
  AUAudioFrameCount, Int, UnsafeMutablePointer<AudioBufferList>, UnsafePointer<AURenderEvent>?,
  AURenderPullInputBlock?
) -> AUAudioUnitStatus

/// Has a parameter change at a time: over so many frames, which parameter, to which value.
///
/// Simulated: Apple's shape.
public typealias AUScheduleParameterBlock = (
  AUEventSampleTime, AUAudioFrameCount, AUParameterAddress, AUValue
) -> Void

/// Hands a unit a MIDI message at a time: over which cable, how many bytes, which.
///
/// Simulated: Apple's shape.
public typealias AUScheduleMIDIEventBlock = (
  AUEventSampleTime, UInt8, Int, UnsafePointer<UInt8>
) -> Void
