/// Some pictures or sound.
///
/// Type-checks only: nothing is recorded or decoded here, so there are none.
public final class CMSampleBuffer: Sendable {
  private init() {}
}

/// What pictures or sound are like.
///
/// Type-checks only: as CMSampleBuffer.
public final class CMFormatDescription: Sendable {
  private init() {}
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
