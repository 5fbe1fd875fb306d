import Foundation
import SimulatedAVFoundation
import SimulatedCoreGraphics
import SimulatedCoreMedia
import TestSupport
import Testing

/// What is read from movie files.
struct MovieTests {
  /// A box, beginning with its length and name.
  private static func box(_ name: String, _ content: Data) -> Data {
    number(UInt32(content.count + 8)) + Data(name.utf8) + content
  }

  private static func number(_ value: UInt32) -> Data {
    withUnsafeBytes(of: value.bigEndian) { Data($0) }
  }

  private static func numbers(_ values: UInt32...) -> Data { values.map(number).reduce(Data(), +) }

  /// A movie of 2.5 seconds whose track is rotated; it has no frames.
  static let film: Data = {
    let movie = box("mvhd", numbers(0, 0, 0, 600, 1500) + Data(count: 80))
    let turned = numbers(0, 0x1_0000, 0, 0xFFFF_0000, 0, 0, 0x438_0000, 0, 0x4000_0000)
    let track =
      numbers(0, 0, 0, 7, 0, 1500) + Data(count: 16) + turned
      + numbers(1920 << 16, 1080 << 16)
    let media =
      box("mdhd", numbers(0, 0, 0, 30, 75, 0))
      + box("hdlr", numbers(0, 0) + Data("vide".utf8) + Data(count: 13))
    return box("ftyp", Data("isom".utf8) + number(0))
      + box("moov", movie + box("trak", box("tkhd", track) + box("mdia", media)))
  }()

  private static func file(_ data: Data) throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).mp4")
    try data.write(to: url)
    return url
  }

  @Test(
    .shows(
      "AVAsset.duration", "AVAsset.tracks", "AVAsset.tracks(withMediaType:)",
      "AVAsset.loadTracks(withMediaType:)", "AVAsset.load(_:)", "AVAsset.load(_:_:)",
      "AVAsset.statusOfValue(forKey:error:)", "AVAsset.preferredTransform",
      "AVAsset.loadValuesAsynchronously(forKeys:completionHandler:)", "AVURLAsset.url",
      "AVURLAsset.init(url:options:)", "AVAssetOfURL.init(url:)", "AVAssetTrack.asset",
      "AVAssetTrack.trackID", "AVAssetTrack.mediaType", "AVAssetTrack.naturalSize",
      "AVAssetTrack.preferredTransform", "AVAssetTrack.timeRange", "AVAssetTrack.load(_:)",
      "AVAssetTrack.load(_:_:)", "AVAsyncProperty.duration", "AVAsyncProperty.tracks",
      "AVAsyncProperty.isPlayable", "AVAsyncProperty.preferredTransform",
      "AVAsyncProperty.naturalSize", "AVAsyncProperty.timeRange", "AVKeyValueStatus.loaded",
      "AVMediaType.video"))
  func durationAndTracksAreReadFromTheFile() async throws {
    let url = try Self.file(Self.film)
    defer { try? FileManager.default.removeItem(at: url) }
    let asset = AVAsset(url: url)
    #expect((asset as? AVURLAsset)?.url == url)
    #expect(asset.duration == CMTime(value: 1500, timescale: 600))
    #expect(asset.tracks.count == 1 && asset.tracks(withMediaType: .audio).isEmpty)
    #expect(asset.preferredTransform == .identity)
    let track = try #require(asset.tracks(withMediaType: .video).first)
    #expect(track.trackID == 7 && track.mediaType == .video && track.asset === asset)
    #expect(track.naturalSize == CGSize(width: 1920, height: 1080))
    #expect(track.preferredTransform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1080, ty: 0))
    #expect(track.timeRange == CMTimeRange(start: .zero, end: CMTime(value: 5, timescale: 2)))
    #expect(asset.statusOfValue(forKey: "duration", error: nil) == .loaded)
    await withCheckedContinuation { continuation in
      asset.loadValuesAsynchronously(forKeys: ["duration"]) { continuation.resume() }
    }

    let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
    #expect(duration == asset.duration && !isPlayable)
    #expect(try await asset.load(.tracks).count == 1)
    #expect(try await asset.load(.preferredTransform) == .identity)
    let loaded = try #require(try await asset.loadTracks(withMediaType: .video).first)
    let (size, transform) = try await loaded.load(.naturalSize, .preferredTransform)
    #expect(size == track.naturalSize && transform == track.preferredTransform)
    #expect(try await loaded.load(.timeRange) == track.timeRange)
  }

  @Test(
    .shows("AVKeyValueStatus.failed", "AVError.Code.fileFormatNotRecognized"),
    arguments: [
      Data(), Data("text".utf8), Data(repeating: 0, count: 40), Data(repeating: 255, count: 40),
      film.prefix(100),
    ])
  func whatIsNoFilmHasNoDurationAndNoTracks(_ data: Data) async throws {
    let url = try Self.file(data)
    defer { try? FileManager.default.removeItem(at: url) }
    let asset = AVURLAsset(url: url)
    #expect(!asset.duration.isValid && asset.tracks.isEmpty)
    #expect(asset.statusOfValue(forKey: "duration", error: nil) == .failed)
    await #expect(throws: AVError(.fileFormatNotRecognized)) { try await asset.load(.duration) }
  }

  @Test(
    .shows(
      "AVAsset.isPlayable", "AVAsset.isExportable", "AVAsset.isReadable",
      "AVAsset.hasProtectedContent", "AVAssetImageGenerator.init(asset:)",
      "AVAssetImageGenerator.asset", "AVAssetImageGenerator.appliesPreferredTrackTransform",
      "AVAssetImageGenerator.maximumSize", "AVAssetImageGenerator.requestedTimeToleranceBefore",
      "AVAssetImageGenerator.requestedTimeToleranceAfter", "AVAssetImageGenerator.apertureMode",
      "AVAssetImageGenerator.copyCGImage(at:actualTime:)", "AVAssetImageGenerator.image(at:)",
      "AVAssetImageGenerator.generateCGImageAsynchronously(for:completionHandler:)",
      "AVAssetImageGenerator.generateCGImagesAsynchronously(forTimes:completionHandler:)",
      "AVAssetImageGenerator.Result.failed", "NSValue.init(time:)", "NSValue.timeValue",
      "AVError.Code.decoderNotFound", "AVError.code", "AVError.init(_:)", "AVError.errorDomain",
      "AVFoundationErrorDomain"))
  func picturesOfAFilmEndWithAnError() async throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/nowhere.mov"))
    #expect(
      [asset.isPlayable, asset.isExportable, asset.isReadable, asset.hasProtectedContent]
        == [false, false, false, false])
    let generator = AVAssetImageGenerator(asset: asset)
    #expect(generator.asset === asset)
    generator.appliesPreferredTrackTransform = true
    generator.maximumSize = CGSize(width: 8, height: 8)
    generator.apertureMode = .cleanAperture
    #expect(generator.appliesPreferredTrackTransform && generator.maximumSize.width == 8)
    #expect(generator.apertureMode == .cleanAperture)
    #expect(
      [generator.requestedTimeToleranceBefore, generator.requestedTimeToleranceAfter]
        == [.positiveInfinity, .positiveInfinity])
    let error = #expect(throws: AVError.self) {
      try generator.copyCGImage(at: .zero, actualTime: nil)
    }
    #expect(error?.code == .decoderNotFound)
    let old = error.map { $0 as any Error as NSError }
    #expect(old?.domain == AVFoundationErrorDomain)
    #expect(AVFoundationErrorDomain == "AVFoundationErrorDomain")
    #expect(old?.code == -11833)
    await #expect(throws: AVError(.decoderNotFound)) { try await generator.image(at: .zero) }
    let one: AVError? = await withCheckedContinuation { continuation in
      generator.generateCGImageAsynchronously(for: .zero) { _, _, error in
        continuation.resume(returning: error as? AVError)
      }
    }
    #expect(one == AVError(.decoderNotFound))
    let time = CMTime(value: 3, timescale: 2)
    let answer = await withCheckedContinuation { continuation in
      generator.generateCGImagesAsynchronously(forTimes: [NSValue(time: time)]) {
        time, _, _, result, _ in continuation.resume(returning: (time, result))
      }
    }
    #expect(answer.0 == time && answer.1 == .failed)
  }

  @Test(.shows("AVMakeRect(aspectRatio:insideRect:)"))
  func aShapeIsPutInTheMiddle() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 4, height: 2),
      insideRect: CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(rect == CGRect(x: 10, y: 35, width: 100, height: 50))
  }

  @Test(
    .shows(
      "AVMediaType.rawValue", "AVMediaType.init(rawValue:)", "AVMediaType.init(_:)",
      "AVMediaType.audio", "AVMediaType.text", "AVMediaType.closedCaption",
      "AVMediaType.subtitle", "AVMediaType.timecode", "AVMediaType.metadata", "AVMediaType.muxed",
      "AVMediaType.depthData", "AVFileType.rawValue", "AVFileType.init(rawValue:)",
      "AVFileType.init(_:)", "AVFileType.mov", "AVFileType.mp4", "AVFileType.m4v",
      "AVFileType.m4a", "AVFileType.caf", "AVFileType.wav", "AVFileType.aiff", "AVFileType.mp3",
      "AVFileType.jpg", "AVFileType.heic", "AVFileType.tif"))
  func kindsHaveTheNamesThatFilesHave() {
    let kinds: [AVMediaType] = [
      .audio, .text, .closedCaption, .subtitle, .timecode, .metadata, .muxed, .depthData,
    ]
    #expect(
      kinds.map(\.rawValue) == ["soun", "text", "clcp", "sbtl", "tmcd", "meta", "muxx", "dpth"])
    #expect(AVMediaType("soun") == AVMediaType(rawValue: "soun") && AVMediaType("soun") == .audio)
    let files: [AVFileType] = [
      .mov, .mp4, .m4v, .m4a, .caf, .wav, .aiff, .mp3, .jpg, .heic, .tif,
    ]
    #expect(
      files.map(\.rawValue) == [
        "com.apple.quicktime-movie", "public.mpeg-4", "com.apple.m4v-video",
        "com.apple.m4a-audio", "com.apple.coreaudio-format", "com.microsoft.waveform-audio",
        "public.aiff-audio", "public.mp3", "public.jpeg", "public.heic", "public.tiff",
      ])
    #expect(AVFileType("public.mp3") == AVFileType(rawValue: "public.mp3"))
    #expect(AVFileType("public.mp3") == .mp3)
  }
}
