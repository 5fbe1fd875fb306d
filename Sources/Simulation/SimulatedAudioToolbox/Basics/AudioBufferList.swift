/// A buffer of samples in memory.
///
/// Simulated: Apple's layout.
public struct AudioBuffer {
  /// The number of channels in it; in each frame they follow each other.
  public var mNumberChannels: UInt32
  /// The number of bytes.
  public var mDataByteSize: UInt32
  /// The address of the bytes.
  public var mData: UnsafeMutableRawPointer?

  /// Makes an empty buffer.
  public init() { self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }

  /// Makes a buffer from its parts.
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    self.mNumberChannels = mNumberChannels
    self.mDataByteSize = mDataByteSize
    self.mData = mData
  }
}

/// The number of buffers, and the first buffer; the others follow it in memory.
///
/// Simulated: Apple's layout.
public struct AudioBufferList {
  /// The number of buffers.
  public var mNumberBuffers: UInt32
  /// The first buffer.
  public var mBuffers: AudioBuffer

  /// Makes an empty list.
  public init() { self.init(mNumberBuffers: 0, mBuffers: AudioBuffer()) }

  /// Makes a list from its parts.
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
    self.mNumberBuffers = mNumberBuffers
    self.mBuffers = mBuffers
  }

  /// Returns the size of a list with a number of buffers, in bytes.
  ///
  /// Simulated: eight bytes, plus sixteen for each buffer.
  public static func sizeInBytes(maximumBuffers: Int) -> Int {
    MemoryLayout<AudioBufferList>.size
      + (maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
  }

  /// Allocates a list with a number of buffers, which the caller frees.
  ///
  /// Simulated: the buffers are empty.
  public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
    precondition(maximumBuffers > 0, "a buffer list has one buffer at least")
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: sizeInBytes(maximumBuffers: maximumBuffers),
      alignment: MemoryLayout<AudioBufferList>.alignment)
    memory.initializeMemory(
      as: UInt8.self, repeating: 0, count: sizeInBytes(maximumBuffers: maximumBuffers))
    let list = UnsafeMutableAudioBufferListPointer(
      memory.bindMemory(to: AudioBufferList.self, capacity: 1))
    list.count = maximumBuffers
    return list
  }
}

/// The buffers of a list, as a collection.
///
/// Simulated: Apple's overlay.
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
  /// The address of the list.
  public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

  /// Makes a collection from the list at an address.
  public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }

  /// Makes a collection from the list at an address, if there is one.
  public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
    guard let p else { return nil }
    unsafeMutablePointer = p
  }

  /// The address of the list, for reading.
  public var unsafePointer: UnsafePointer<AudioBufferList> {
    UnsafePointer(unsafeMutablePointer)
  }

  /// The number of buffers.
  public var count: Int {
    get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
  }

  /// The index of the first buffer.
  public var startIndex: Int { 0 }

  /// The index after the last buffer.
  public var endIndex: Int { count }

  /// The buffer at an index.
  public subscript(index: Int) -> AudioBuffer {
    get {
      precondition(indices.contains(index), "the list has no such buffer")
      return first[index]
    }
    nonmutating set {
      precondition(indices.contains(index), "the list has no such buffer")
      first[index] = newValue
    }
  }

  private var first: UnsafeMutablePointer<AudioBuffer> {
    // The first buffer is at offset 8, whatever follows it.
    (UnsafeMutableRawPointer(unsafeMutablePointer) + 8).assumingMemoryBound(to: AudioBuffer.self)
  }
}
