/// Some samples in memory.
///
/// Simulated: Apple's layout.
public struct AudioBuffer {
  /// How many channels lie in it, one behind the other in each frame.
  public var mNumberChannels: UInt32
  /// How many bytes there are.
  public var mDataByteSize: UInt32
  /// Where they are.
  public var mData: UnsafeMutableRawPointer?

  /// Makes an empty one.
  public init() { self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }

  /// Makes one of its parts.
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    self.mNumberChannels = mNumberChannels
    self.mDataByteSize = mDataByteSize
    self.mData = mData
  }
}

/// How many buffers there are, and the first; the others lie behind it in memory.
///
/// Simulated: Apple's layout.
public struct AudioBufferList {
  /// How many there are.
  public var mNumberBuffers: UInt32
  /// The first.
  public var mBuffers: AudioBuffer

  /// Makes an empty one.
  public init() { self.init(mNumberBuffers: 0, mBuffers: AudioBuffer()) }

  /// Makes one of its parts.
  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
    self.mNumberBuffers = mNumberBuffers
    self.mBuffers = mBuffers
  }

  /// How many bytes a list of so many buffers takes.
  ///
  /// Simulated: eight, and sixteen for each.
  public static func sizeInBytes(maximumBuffers: Int) -> Int {
    MemoryLayout<AudioBufferList>.size
      + (maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
  }

  /// Makes room for a list of so many buffers, which the caller frees.
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
  /// Where the list is.
  public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

  /// The list at a place.
  public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }

  /// The list at a place, if there is one.
  public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
    guard let p else { return nil }
    unsafeMutablePointer = p
  }

  /// Where the list is, for those who read.
  public var unsafePointer: UnsafePointer<AudioBufferList> {
    UnsafePointer(unsafeMutablePointer)
  }

  /// How many buffers it has.
  public var count: Int {
    get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
  }

  /// The first place.
  public var startIndex: Int { 0 }

  /// The place behind the last.
  public var endIndex: Int { count }

  /// The buffer at a place.
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
    // The first buffer is at offset 8, whatever stands behind it.
    (UnsafeMutableRawPointer(unsafeMutablePointer) + 8).assumingMemoryBound(to: AudioBuffer.self)
  }
}
