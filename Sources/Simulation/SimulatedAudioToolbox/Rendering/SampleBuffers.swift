import Foundation

/// Memory for the samples of some channels, with a list of their buffers.
final class SampleBuffers {
  let list: UnsafeMutableAudioBufferListPointer
  private let memory: UnsafeMutablePointer<Float>
  private let capacity: Int

  /// Allocates silent buffers.
  init(channels: Int, frames: Int) {
    list = AudioBufferList.allocate(maximumBuffers: Swift.max(channels, 1))
    list.count = channels
    capacity = channels * frames
    memory = .allocate(capacity: Swift.max(capacity, 1))
    memory.initialize(repeating: 0, count: Swift.max(capacity, 1))
    for channel in 0..<channels {
      list[channel] = AudioBuffer(
        mNumberChannels: 1, mDataByteSize: UInt32(frames * 4), mData: memory + channel * frames)
    }
  }

  deinit {
    memory.deallocate()
    UnsafeMutableRawPointer(list.unsafeMutablePointer).deallocate()
  }
}

extension UnsafeMutableAudioBufferListPointer {
  /// Returns the bytes of each buffer for a number of frames; none for a buffer without memory.
  func contents(frames: Int) -> [Data] {
    map { buffer in
      guard let data = buffer.mData else { return Data() }
      return Data(bytes: data, count: Swift.min(Int(buffer.mDataByteSize), frames * 4))
    }
  }

  /// Fills the buffers with bytes; the remainder is silent.
  func fill(_ contents: [Data]) {
    for (index, buffer) in enumerated() {
      guard let data = buffer.mData else { continue }
      memset(data, 0, Int(buffer.mDataByteSize))
      guard contents.indices.contains(index) else { continue }
      contents[index].withUnsafeBytes { bytes in
        let count = Swift.min(bytes.count, Int(buffer.mDataByteSize))
        if let start = bytes.baseAddress { memcpy(data, start, count) }
      }
    }
  }
}
