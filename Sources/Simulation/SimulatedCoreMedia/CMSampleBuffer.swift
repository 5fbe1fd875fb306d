/// Some pictures or sound.
///
/// Simulated: a picture of the screen that a broadcast extension is given: when it was taken and how large
/// it is. Differs: it has no pixels; nothing else makes sample buffers, and nothing is decoded.
public final class CMSampleBuffer: Sendable {
  /// When it is shown.
  public let presentationTimeStamp: CMTime
  /// How long it is shown.
  public let duration: CMTime
  /// What it is like.
  public let formatDescription: CMFormatDescription?

  /// Makes a picture of the screen.
  package init(presentationTimeStamp: CMTime, duration: CMTime, dimensions: CMVideoDimensions) {
    self.presentationTimeStamp = presentationTimeStamp
    self.duration = duration
    formatDescription = CMFormatDescription(dimensions)
  }

  /// How many pictures it has.
  ///
  /// Simulated: always one.
  public var numSamples: Int { 1 }

  /// Whether it can be used.
  ///
  /// Simulated: always.
  public var isValid: Bool { true }
}

/// When a sample buffer's pictures are shown.
///
/// Simulated: its `presentationTimeStamp`.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}

/// What pictures or sound are like.
///
/// Simulated: the size of pictures.
public final class CMFormatDescription: Sendable {
  /// The size of the pictures.
  public let dimensions: CMVideoDimensions

  init(_ dimensions: CMVideoDimensions) { self.dimensions = dimensions }
}

/// The size of a film's pictures, in points of the picture.
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
