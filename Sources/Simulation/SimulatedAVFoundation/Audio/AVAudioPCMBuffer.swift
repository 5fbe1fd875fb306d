public import Foundation
public import SimulatedAudioToolbox

/// Samples in memory.
///
/// Simulated: of the standard format.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  // As on iOS, whoever uses it does so on one thread at a time.
  private let list: UnsafeMutableAudioBufferListPointer
  private let memory: UnsafeMutablePointer<Float>
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  private var length: AVAudioFrameCount = 0

  /// What the samples are like.
  public let format: AVAudioFormat
  /// For how many frames there is room.
  public let frameCapacity: AVAudioFrameCount

  /// Makes room for so many frames, none of which counts yet.
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

  /// How many frames count.
  ///
  /// Simulated: the buffers have that size.
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

  /// How far one sample of a channel lies from the next.
  ///
  /// Simulated: always one.
  open var stride: Int { 1 }

  /// The samples of each channel.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }

  /// The buffers, for those who read.
  open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }

  /// The buffers, for those who write.
  open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> {
    list.unsafeMutablePointer
  }
}
