public import Foundation
public import SimulatedAudioToolbox

/// A buffer of audio samples in memory.
///
/// Simulated: in the standard format.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  // As on iOS, it is used on one thread at a time.
  private let list: UnsafeMutableAudioBufferListPointer
  private let memory: UnsafeMutablePointer<Float>
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  private var length: AVAudioFrameCount = 0

  /// The format of the samples.
  public let format: AVAudioFormat
  /// The number of frames for which there is room.
  public let frameCapacity: AVAudioFrameCount

  /// Makes room for a number of frames, none of which is in use yet.
  ///
  /// Simulated: all are silent.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let count = Int(format.channelCount)
    let frames = Int(frameCapacity)
    self.format = format
    self.frameCapacity = frameCapacity
    list = AudioBufferList.allocate(maximumBuffers: count)
    memory = .allocate(capacity: max(count * frames, 1))
    memory.initialize(repeating: 0, count: max(count * frames, 1))
    channels = .allocate(capacity: count)
    for channel in 0..<count { (channels + channel).initialize(to: memory + channel * frames) }
    super.init()
    frameLength = 0
  }

  deinit {
    UnsafeMutableRawPointer(list.unsafeMutablePointer).deallocate()
    memory.deallocate()
    channels.deallocate()
  }

  /// The number of frames in use.
  ///
  /// Simulated: it determines the size of the buffers.
  open var frameLength: AVAudioFrameCount {
    get { length }
    set {
      precondition(newValue <= frameCapacity, "a buffer has no more frames than its capacity")
      length = newValue
      for channel in list.indices {
        list[channel] = AudioBuffer(
          mNumberChannels: 1, mDataByteSize: newValue * 4, mData: channels[channel])
      }
    }
  }

  /// The distance from one sample of a channel to the next.
  ///
  /// Simulated: always one.
  open var stride: Int { 1 }

  /// The samples of each channel.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }

  /// The buffers, for reading.
  open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }

  /// The buffers, for writing.
  open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> {
    list.unsafeMutablePointer
  }
}
