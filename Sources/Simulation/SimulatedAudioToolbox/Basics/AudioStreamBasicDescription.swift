/// The encoding of samples.
///
/// Simulated: Apple's type.
public typealias AudioFormatID = UInt32
/// The layout of samples in memory.
///
/// Simulated: Apple's type.
public typealias AudioFormatFlags = UInt32

/// The encoding of uncompressed samples in sequence: "lpcm".
///
/// Simulated: Apple's number.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
/// The encoding of most compressed sound: "aac ".
///
/// Simulated: Apple's number.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// The flag of samples that are floating-point numbers.
///
/// Simulated: Apple's bit.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
/// The flag of samples that fill their bytes.
///
/// Simulated: Apple's bit.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
/// The flag of channels with separate buffers.
///
/// Simulated: Apple's bit.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32

/// The format of sound, in numbers.
///
/// Simulated: Apple's layout.
public struct AudioStreamBasicDescription: Hashable, Sendable {
  /// The number of frames per second.
  public var mSampleRate = 0.0
  /// The encoding of samples.
  public var mFormatID: AudioFormatID = 0
  /// The layout of samples in memory.
  public var mFormatFlags: AudioFormatFlags = 0
  /// The number of bytes in a packet.
  public var mBytesPerPacket: UInt32 = 0
  /// The number of frames in a packet.
  public var mFramesPerPacket: UInt32 = 0
  /// The number of bytes in a frame of one buffer.
  public var mBytesPerFrame: UInt32 = 0
  /// The number of channels.
  public var mChannelsPerFrame: UInt32 = 0
  /// The number of bits in a sample.
  public var mBitsPerChannel: UInt32 = 0
  /// Reserved.
  public var mReserved: UInt32 = 0

  /// Makes an empty description.
  public init() {}
}
