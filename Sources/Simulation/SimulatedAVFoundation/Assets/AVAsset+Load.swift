public import SimulatedCoreGraphics
public import SimulatedCoreMedia

/// A property of a film, or of a part of one, that can be loaded.
///
/// Simulated: names the property that `load(_:)` reads.
public struct AVAsyncProperty<Root, Value>: Sendable where Value: Sendable {
  let value: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset {
  /// The duration.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init { $0.duration } }
  /// The tracks.
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init { $0.tracks } }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isPlayable } }
  /// The metadata that is common to all kinds of files.
  ///
  /// Type-checks only: it isn't read, so the list is empty.
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    .init { $0.commonMetadata }
  }
  /// The transform that turns its pictures upright.
  public static var preferredTransform: AVAsyncProperty<AVAsset, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
}

extension AVAsyncProperty where Root == AVAssetTrack {
  /// The size of its pictures, before the transform.
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init { $0.naturalSize } }
  /// The transform that turns its pictures upright.
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  /// The time range of the track.
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> {
    .init { $0.timeRange }
  }
  /// The number of pictures per second.
  ///
  /// Type-checks only: it isn't read, so it is 0.
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> {
    .init { $0.nominalFrameRate }
  }
}

extension AVAsset {
  /// Loads a property.
  ///
  /// Simulated: read from the file; if that isn't possible, it throws
  /// `AVError.fileFormatNotRecognized`.
  public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    guard movie != nil else { throw AVError(.fileFormatNotRecognized) }
    return property.value(self)
  }

  /// Loads two properties.
  ///
  /// Simulated: as `load(_:)`.
  public func load<A, B>(
    _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { (try await load(propertyA), try await load(propertyB)) }
}

extension AVAssetTrack {
  /// Loads a property.
  ///
  /// Simulated: read from the file.
  public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
    property.value(self)
  }

  /// Loads two properties.
  ///
  /// Simulated: as `load(_:)`.
  public func load<A, B>(
    _ propertyA: AVAsyncProperty<AVAssetTrack, A>, _ propertyB: AVAsyncProperty<AVAssetTrack, B>
  ) async throws -> (A, B) { (try await load(propertyA), try await load(propertyB)) }
}
