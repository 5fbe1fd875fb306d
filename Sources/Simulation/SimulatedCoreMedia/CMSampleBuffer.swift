/// A buffer of pictures or sound.
///
/// Simulated: a picture of the screen for a broadcast extension: when it was taken and how large it
/// is. Differs: it has no pixels; sample buffers have no other use, and can't be decoded.
public final class CMSampleBuffer: Sendable {
  /// The time when it is shown.
  public let presentationTimeStamp: CMTime
  /// The time for which it is shown.
  public let duration: CMTime
  /// The format.
  public let formatDescription: CMFormatDescription?

  /// Makes a picture of the screen.
  package init(presentationTimeStamp: CMTime, duration: CMTime, dimensions: CMVideoDimensions) {
    self.presentationTimeStamp = presentationTimeStamp
    self.duration = duration
    formatDescription = CMFormatDescription(dimensions)
  }

  /// The number of samples.
  ///
  /// Simulated: always one.
  public var numSamples: Int { 1 }

  /// Whether it is valid.
  ///
  /// Simulated: always.
  public var isValid: Bool { true }
}

/// Returns the time when a sample buffer is shown.
///
/// Simulated: its `presentationTimeStamp`.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}

/// The format of pictures or sound.
///
/// Simulated: the size of pictures.
public final class CMFormatDescription: Sendable {
  /// The size of the pictures.
  public let dimensions: CMVideoDimensions

  init(_ dimensions: CMVideoDimensions) { self.dimensions = dimensions }
}

/// The size of a film's pictures, in pixels.
///
/// Simulated: keeps its values.
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width.
  public var width: Int32
  /// The height.
  public var height: Int32
  /// Makes an empty size.
  public init() { self.init(width: 0, height: 0) }
  /// Makes a size.
  public init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }
}
