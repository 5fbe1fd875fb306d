import Foundation
import SimulatedAVFoundation
import SimulatedAudioToolbox
import TestSupport
import Testing

/// Samples in memory, and their properties.
@Suite struct AudioMemoryTests {
  @Test(
    .shows(
      "AudioBufferList.allocate(maximumBuffers:)", "AudioBufferList.sizeInBytes(maximumBuffers:)",
      "UnsafeMutableAudioBufferListPointer.count",
      "UnsafeMutableAudioBufferListPointer.startIndex",
      "UnsafeMutableAudioBufferListPointer.endIndex",
      "UnsafeMutableAudioBufferListPointer.subscript(_:)",
      "UnsafeMutableAudioBufferListPointer.unsafePointer",
      "UnsafeMutableAudioBufferListPointer.unsafeMutablePointer"),
    .shows(
      "AudioBufferList.mNumberBuffers", "AudioBufferList.mBuffers", "AudioBuffer.mNumberChannels",
      "AudioBuffer.mDataByteSize", "AudioBuffer.mData"))
  func aListHasItsBuffersBehindEachOther() {
    #expect(AudioBufferList.sizeInBytes(maximumBuffers: 1) == 24)
    #expect(AudioBufferList.sizeInBytes(maximumBuffers: 3) == 56)
    let list = AudioBufferList.allocate(maximumBuffers: 2)
    defer { list.unsafeMutablePointer.deallocate() }
    #expect(list.map(\.mDataByteSize) == [0, 0])
    list[1] = AudioBuffer(mNumberChannels: 1, mDataByteSize: 8, mData: nil)
    list[0].mNumberChannels = 2
    #expect(list.unsafePointer.pointee.mNumberBuffers == 2)
    #expect(list.unsafePointer.pointee.mBuffers.mNumberChannels == 2)
    #expect(list.unsafePointer.pointee.mBuffers.mData == nil)
    #expect(list.startIndex == 0 && list.endIndex == 2)
    #expect(list.map(\.mDataByteSize) == [0, 8])
    list.count = 1
    #expect(list.count == 1 && list.unsafeMutablePointer.pointee.mNumberBuffers == 1)
  }

  @Test(
    .shows(
      "UnsafeMutableAudioBufferListPointer.init(_: UnsafeMutablePointer<AudioBufferList>)",
      "UnsafeMutableAudioBufferListPointer.init(_: UnsafeMutablePointer<AudioBufferList>?)",
      "AudioBufferList.init()", "AudioBufferList.init(mNumberBuffers:mBuffers:)",
      "AudioBuffer.init()", "AudioBuffer.init(mNumberChannels:mDataByteSize:mData:)"))
  func aListIsReadWhereItIs() {
    var list = AudioBufferList()
    #expect(list.mNumberBuffers == 0)
    #expect(AudioBuffer().mNumberChannels == 0)
    list = AudioBufferList(
      mNumberBuffers: 1,
      mBuffers: AudioBuffer(mNumberChannels: 5, mDataByteSize: 4, mData: nil))
    withUnsafeMutablePointer(to: &list) { pointer in
      #expect(UnsafeMutableAudioBufferListPointer(pointer).map(\.mNumberChannels) == [5])
      let maybe: UnsafeMutablePointer<AudioBufferList>? = pointer
      #expect(UnsafeMutableAudioBufferListPointer(maybe)?.count == 1)
    }
    let none: UnsafeMutablePointer<AudioBufferList>? = nil
    #expect(UnsafeMutableAudioBufferListPointer(none) == nil)
  }

  @Test(
    .shows(
      "AVAudioFormat.init(standardFormatWithSampleRate:channels:)", "AVAudioFormat.sampleRate",
      "AVAudioFormat.channelCount", "AVAudioFormat.commonFormat", "AVAudioFormat.isStandard",
      "AVAudioFormat.isInterleaved", "AVAudioFormat.streamDescription",
      "AVAudioFormat.isEqual(_:)", "AVAudioFormat.hash",
      "AVAudioFormat.init(commonFormat:sampleRate:channels:interleaved:)"),
    .shows(
      "kAudioFormatLinearPCM", "kAudioFormatMPEG4AAC", "kAudioFormatFlagIsFloat",
      "kAudioFormatFlagIsPacked",
      "kAudioFormatFlagIsNonInterleaved", "AudioStreamBasicDescription.init()",
      "AudioStreamBasicDescription.mSampleRate", "AudioStreamBasicDescription.mFormatID",
      "AudioStreamBasicDescription.mFormatFlags", "AudioStreamBasicDescription.mBytesPerPacket",
      "AudioStreamBasicDescription.mFramesPerPacket", "AudioStreamBasicDescription.mBytesPerFrame",
      "AudioStreamBasicDescription.mChannelsPerFrame",
      "AudioStreamBasicDescription.mBitsPerChannel", "AudioStreamBasicDescription.mReserved"))
  func aStandardFormatHasAFloatForEachSample() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
    #expect(format.sampleRate == 48_000 && format.channelCount == 2)
    #expect(kAudioFormatMPEG4AAC == 0x6161_6320)
    #expect(format.commonFormat == .pcmFormatFloat32)
    #expect(format.isStandard && !format.isInterleaved)
    var numbers = AudioStreamBasicDescription()
    #expect(numbers.mSampleRate == 0 && numbers.mReserved == 0)
    numbers = format.streamDescription.pointee
    #expect(numbers.mSampleRate == 48_000 && numbers.mFormatID == 0x6c70_636d)
    #expect(numbers.mFormatFlags == 41 && numbers.mChannelsPerFrame == 2)
    #expect(numbers.mBytesPerPacket == 4 && numbers.mFramesPerPacket == 1)
    #expect(numbers.mBytesPerFrame == 4 && numbers.mBitsPerChannel == 32)
    let same = AVAudioFormat(
      commonFormat: .pcmFormatFloat32, sampleRate: 48_000, channels: 2, interleaved: false)
    #expect(format.isEqual(same) && format.hash == same?.hash)
    let other = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)
    #expect(!format.isEqual(other) && format.hash != other?.hash)
  }

  @Test(arguments: [(44_100.0, 0), (44_100, 3), (0, 1)] as [(Double, AVAudioChannelCount)])
  func someFormatsCantBeHad(_ sampleRate: Double, _ channels: AVAudioChannelCount) {
    #expect(AVAudioFormat(standardFormatWithSampleRate: sampleRate, channels: channels) == nil)
  }

  @Test(.shows("AVAudioFormat.init(commonFormat:sampleRate:channels:interleaved:)"))
  func otherSamplesCantBeHad() {
    for format in [AVAudioCommonFormat.pcmFormatInt16, .pcmFormatFloat64, .otherFormat] {
      #expect(
        AVAudioFormat(commonFormat: format, sampleRate: 44_100, channels: 1, interleaved: false)
          == nil)
    }
    #expect(
      AVAudioFormat(
        commonFormat: .pcmFormatFloat32, sampleRate: 44_100, channels: 2, interleaved: true) == nil)
  }

  @Test(
    .shows(
      "AVAudioPCMBuffer.init(pcmFormat:frameCapacity:)", "AVAudioPCMBuffer.format",
      "AVAudioPCMBuffer.frameCapacity", "AVAudioPCMBuffer.frameLength", "AVAudioPCMBuffer.stride",
      "AVAudioPCMBuffer.floatChannelData", "AVAudioPCMBuffer.audioBufferList",
      "AVAudioPCMBuffer.mutableAudioBufferList"))
  func aBufferHasItsSamplesInItsList() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 8))
    #expect(buffer.format === format && buffer.frameCapacity == 8)
    #expect(buffer.frameLength == 0 && buffer.stride == 1)
    #expect(buffer.audioBufferList.pointee.mBuffers.mDataByteSize == 0)
    buffer.frameLength = 3
    buffer.floatChannelData?[1][2] = 0.5
    let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
    #expect(list.map(\.mDataByteSize) == [12, 12])
    #expect(list[1].mData?.assumingMemoryBound(to: Float.self)[2] == 0.5)
    #expect(list[0].mData?.assumingMemoryBound(to: Float.self)[2] == 0)
  }
}
