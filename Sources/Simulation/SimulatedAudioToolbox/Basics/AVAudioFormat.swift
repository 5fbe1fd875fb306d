public import Foundation

/// What samples are.
///
/// Simulated: Apple's numbers. Differs: units here render `pcmFormatFloat32` alone.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Something else.
  case otherFormat
  /// Floating-point numbers of four bytes.
  case pcmFormatFloat32
  /// Floating-point numbers of eight bytes.
  case pcmFormatFloat64
  /// Whole numbers of two bytes.
  case pcmFormatInt16
  /// Whole numbers of four bytes.
  case pcmFormatInt32
}

/// What sound is like.
///
/// Simulated: samples of four bytes, each channel for itself. Differs: other samples can't be had.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  // Nothing changes after it is made.
  private let memory: UnsafeMutablePointer<AudioStreamBasicDescription>

  /// Floating-point samples, each channel in a buffer of its own.
  ///
  /// Simulated: `nil` for no channel and for more than two, whose order a layout would have to say
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

  /// Samples of a kind.
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

  /// What samples are.
  ///
  /// Simulated: `pcmFormatFloat32`.
  open var commonFormat: AVAudioCommonFormat { .pcmFormatFloat32 }

  /// Whether it is the standard format.
  ///
  /// Simulated: always.
  open var isStandard: Bool { true }

  /// Whether the channels lie in one buffer.
  ///
  /// Simulated: never.
  open var isInterleaved: Bool { false }

  /// How many frames a second has.
  open var sampleRate: Double { memory.pointee.mSampleRate }

  /// How many channels there are.
  open var channelCount: AVAudioChannelCount { memory.pointee.mChannelsPerFrame }

  /// The same in numbers.
  open var streamDescription: UnsafePointer<AudioStreamBasicDescription> { UnsafePointer(memory) }

  /// Whether another one says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVAudioFormat).map { $0.memory.pointee == memory.pointee } ?? false
  }

  /// A number that equal formats share.
  open override var hash: Int { memory.pointee.hashValue }
}
