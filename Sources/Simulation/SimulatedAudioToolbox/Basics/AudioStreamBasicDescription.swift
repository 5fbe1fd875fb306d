/// What samples are.
///
/// Simulated: Apple's type.
public typealias AudioFormatID = UInt32
/// How samples lie in memory.
///
/// Simulated: Apple's type.
public typealias AudioFormatFlags = UInt32

/// Samples one behind the other, not compressed: "lpcm".
///
/// Simulated: Apple's number.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
/// They are floating-point numbers.
///
/// Simulated: Apple's bit.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
/// They fill their bytes.
///
/// Simulated: Apple's bit.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
/// Each channel has a buffer of its own.
///
/// Simulated: Apple's bit.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32

/// What sound is like, in numbers.
///
/// Simulated: Apple's layout.
public struct AudioStreamBasicDescription: Hashable, Sendable {
  /// How many frames a second has.
  public var mSampleRate = 0.0
  /// What samples are.
  public var mFormatID: AudioFormatID = 0
  /// How they lie in memory.
  public var mFormatFlags: AudioFormatFlags = 0
  /// How many bytes a packet has.
  public var mBytesPerPacket: UInt32 = 0
  /// How many frames a packet has.
  public var mFramesPerPacket: UInt32 = 0
  /// How many bytes a frame has in one buffer.
  public var mBytesPerFrame: UInt32 = 0
  /// How many channels there are.
  public var mChannelsPerFrame: UInt32 = 0
  /// How many bits a sample has.
  public var mBitsPerChannel: UInt32 = 0
  /// Nothing.
  public var mReserved: UInt32 = 0

  /// Makes an empty one.
  public init() {}
}
