public import Foundation
public import SimulatedCoreGraphics
public import SimulatedCoreMedia

/// Makes pictures of a film's moments.
///
/// Simulated: nothing decodes films here, so every picture ends with `AVError.decoderNotFound`, as on
/// a device that lacks the decoder. The settings keep their values.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  // Whoever has made it sets it up before asking for pictures.
  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned as the film says.
  open var appliesPreferredTrackTransform = false
  /// The largest that a picture may be; empty for its own size.
  open var maximumSize = CGSize.zero
  /// How much earlier a picture may be.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later a picture may be.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// Which part of a picture is taken.
  open var apertureMode: ApertureMode?

  /// Which part of a picture is taken.
  ///
  /// Type-checks only: nothing decodes films here.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a mode.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The clean part.
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    /// All that was produced.
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    /// All that is encoded.
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  /// How a picture ended.
  ///
  /// Simulated: Apple's numbers; only `failed` comes up.
  public enum Result: Int, Sendable {
    /// It is there.
    case succeeded
    /// It can't be made.
    case failed
    /// It was given up.
    case cancelled
  }

  /// Makes a generator for a film.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// A picture of a moment.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.decoderNotFound) }

  /// A picture of a moment, and of which exactly.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decoderNotFound)
  }

  /// Calls the handler with a picture of a moment.
  @preconcurrency open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) { DispatchQueue.global().async { handler(nil, .zero, AVError(.decoderNotFound)) } }

  /// Calls the handler with pictures of moments, one by one.
  @preconcurrency open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler:
      @escaping @Sendable (
        CMTime, CGImage?, CMTime, Result, (any Error)?
      ) -> Void
  ) {
    let times = requestedTimes.map(\.timeValue)
    DispatchQueue.global().async {
      for time in times { handler(time, nil, .zero, .failed, AVError(.decoderNotFound)) }
    }
  }

  /// Gives up what hasn't been made yet.
  ///
  /// Type-checks only: there is nothing to give up.
  open func cancelAllCGImageGeneration() {}
}
