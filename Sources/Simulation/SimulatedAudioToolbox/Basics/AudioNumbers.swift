/// Four letters as a number, the first in the highest byte.
///
/// Simulated: Apple's type.
public typealias OSType = UInt32
/// Four letters as a number.
///
/// Simulated: Apple's type.
public typealias FourCharCode = UInt32
/// What a function of the audio system says: 0 when all is well.
///
/// Simulated: Apple's type.
public typealias OSStatus = Int32
/// What a render block says.
///
/// Simulated: Apple's type.
public typealias AUAudioUnitStatus = OSStatus
/// How many frames.
///
/// Simulated: Apple's type.
public typealias AUAudioFrameCount = UInt32
/// A time in samples.
///
/// Simulated: Apple's type.
public typealias AUEventSampleTime = Int64
/// Which parameter of a unit.
///
/// Simulated: Apple's type.
public typealias AUParameterAddress = UInt64
/// The value of a parameter.
///
/// Simulated: Apple's type.
public typealias AUValue = Float
/// How many channels.
///
/// Simulated: Apple's type.
public typealias AVAudioChannelCount = UInt32
/// How many frames.
///
/// Simulated: Apple's type.
public typealias AVAudioFrameCount = UInt32

/// The time of an event that is meant to happen at once.
///
/// Simulated: Apple's number; what is added to it is an offset within the next buffer.
public let AUEventSampleTimeImmediate = AUEventSampleTime(-4_294_967_296)

/// An effect: "aufx".
///
/// Simulated: Apple's number.
public let kAudioUnitType_Effect: OSType = 0x6175_6678
/// What makes sound of nothing: "augn".
///
/// Simulated: Apple's number.
public let kAudioUnitType_Generator: OSType = 0x6175_676e
/// An instrument: "aumu".
///
/// Simulated: Apple's number.
public let kAudioUnitType_MusicDevice: OSType = 0x6175_6d75
/// An effect that takes MIDI: "aumf".
///
/// Simulated: Apple's number.
public let kAudioUnitType_MusicEffect: OSType = 0x6175_6d66
/// What changes MIDI: "aumi".
///
/// Simulated: Apple's number.
public let kAudioUnitType_MIDIProcessor: OSType = 0x6175_6d69
