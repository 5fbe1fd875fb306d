public import Foundation
public import SimulatedCoreGraphics
public import SimulatedCoreMedia

/// A generator of pictures from a film.
///
/// Simulated: films can't be decoded here, so every picture ends with `AVError.decoderNotFound`, as
/// on a device that lacks the decoder. The settings keep their values.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  // Its owner sets it up before requesting pictures.
  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned by the film's transform.
  open var appliesPreferredTrackTransform = false
  /// The maximum size of a picture; empty for its own size.
  open var maximumSize = CGSize.zero
  /// The amount by which a picture may be earlier than requested.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The amount by which a picture may be later than requested.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// The part of a picture that is used.
  open var apertureMode: ApertureMode?

  /// The part of a picture that is used.
  ///
  /// Type-checks only: films can't be decoded here.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a mode.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The clean part of a picture.
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    /// Everything that was produced.
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    /// Everything that is encoded.
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  /// The result of generating a picture.
  ///
  /// Simulated: Apple's numbers; only `failed` occurs.
  public enum Result: Int, Sendable {
    /// The picture was made.
    case succeeded
    /// The picture can't be made.
    case failed
    /// The picture was cancelled.
    case cancelled
  }

  /// Makes a generator for a film.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Returns the picture at a time.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.decoderNotFound) }

  /// Returns the picture at a time, and its exact time.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decoderNotFound)
  }

  /// Calls the handler with the picture at a time.
  @preconcurrency open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) { DispatchQueue.global().async { handler(nil, .zero, AVError(.decoderNotFound)) } }

  /// Calls the handler with the pictures at several times, one by one.
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

  /// Cancels what hasn't been made yet.
  ///
  /// Type-checks only: there is nothing to cancel.
  open func cancelAllCGImageGeneration() {}
}
