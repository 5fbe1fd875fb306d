/// Four letters as a number, the first in the highest byte.
///
/// Simulated: Apple's type.
public typealias OSType = UInt32
/// Four letters as a number.
///
/// Simulated: Apple's type.
public typealias FourCharCode = UInt32
/// The result of a function of the audio system: 0 means success.
///
/// Simulated: Apple's type.
public typealias OSStatus = Int32
/// The result of a render block.
///
/// Simulated: Apple's type.
public typealias AUAudioUnitStatus = OSStatus
/// A number of frames.
///
/// Simulated: Apple's type.
public typealias AUAudioFrameCount = UInt32
/// A time in samples.
///
/// Simulated: Apple's type.
public typealias AUEventSampleTime = Int64
/// The address of a unit's parameter.
///
/// Simulated: Apple's type.
public typealias AUParameterAddress = UInt64
/// The value of a parameter.
///
/// Simulated: Apple's type.
public typealias AUValue = Float
/// A number of channels.
///
/// Simulated: Apple's type.
public typealias AVAudioChannelCount = UInt32
/// A number of frames.
///
/// Simulated: Apple's type.
public typealias AVAudioFrameCount = UInt32

/// The time of an event that should happen at once.
///
/// Simulated: Apple's number; an amount that is added to it is an offset within the next buffer.
public let AUEventSampleTimeImmediate = AUEventSampleTime(-4_294_967_296)

/// The type of effects: "aufx".
///
/// Simulated: Apple's number.
public let kAudioUnitType_Effect: OSType = 0x6175_6678
/// The type of generators, which make sound without input: "augn".
///
/// Simulated: Apple's number.
public let kAudioUnitType_Generator: OSType = 0x6175_676e
/// The type of instruments: "aumu".
///
/// Simulated: Apple's number.
public let kAudioUnitType_MusicDevice: OSType = 0x6175_6d75
/// The type of effects that receive MIDI: "aumf".
///
/// Simulated: Apple's number.
public let kAudioUnitType_MusicEffect: OSType = 0x6175_6d66
/// The type of MIDI processors, which change MIDI: "aumi".
///
/// Simulated: Apple's number.
public let kAudioUnitType_MIDIProcessor: OSType = 0x6175_6d69
