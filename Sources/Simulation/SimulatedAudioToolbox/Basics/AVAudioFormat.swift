public import Foundation

/// The type of samples.
///
/// Simulated: Apple's numbers. Differs: units here render only `pcmFormatFloat32`.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Another type.
  case otherFormat
  /// Floating-point numbers of four bytes.
  case pcmFormatFloat32
  /// Floating-point numbers of eight bytes.
  case pcmFormatFloat64
  /// Integers of two bytes.
  case pcmFormatInt16
  /// Integers of four bytes.
  case pcmFormatInt32
}

/// The format of sound.
///
/// Simulated: samples of four bytes, with separate channels. Differs: other samples aren't
/// supported.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  // It doesn't change after it is made.
  private let memory: UnsafeMutablePointer<AudioStreamBasicDescription>

  /// Makes a format of floating-point samples, with a separate buffer for each channel.
  ///
  /// Simulated: `nil` for no channel and for more than two, whose order would need a layout
  /// (documented).
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    guard (1...2).contains(channels), sampleRate > 0 else { return nil }
    var description = AudioStreamBasicDescription()
    description.mSampleRate = sampleRate
    description.mFormatID = kAudioFormatLinearPCM
    description.mFormatFlags =
      kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked | kAudioFormatFlagIsNonInterleaved
    description.mBytesPerPacket = 4
    description.mFramesPerPacket = 1
    description.mBytesPerFrame = 4
    description.mChannelsPerFrame = channels
    description.mBitsPerChannel = 32
    memory = .allocate(capacity: 1)
    memory.initialize(to: description)
    super.init()
  }

  /// Makes a format with a type of samples.
  ///
  /// Simulated: `nil` for anything but the standard format.
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard format == .pcmFormatFloat32, !interleaved || channels == 1 else { return nil }
    self.init(standardFormatWithSampleRate: sampleRate, channels: channels)
  }

  deinit { memory.deallocate() }

  /// The type of samples.
  ///
  /// Simulated: `pcmFormatFloat32`.
  open var commonFormat: AVAudioCommonFormat { .pcmFormatFloat32 }

  /// Whether it is the standard format.
  ///
  /// Simulated: always.
  open var isStandard: Bool { true }

  /// Whether the channels share one buffer.
  ///
  /// Simulated: never.
  open var isInterleaved: Bool { false }

  /// The number of frames per second.
  open var sampleRate: Double { memory.pointee.mSampleRate }

  /// The number of channels.
  open var channelCount: AVAudioChannelCount { memory.pointee.mChannelsPerFrame }

  /// The format as a description in numbers.
  open var streamDescription: UnsafePointer<AudioStreamBasicDescription> { UnsafePointer(memory) }

  /// Returns whether another format is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVAudioFormat).map { $0.memory.pointee == memory.pointee } ?? false
  }

  /// A number that equal formats share.
  open override var hash: Int { memory.pointee.hashValue }
}
