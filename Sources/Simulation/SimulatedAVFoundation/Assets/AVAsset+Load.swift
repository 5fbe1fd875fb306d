public import SimulatedCoreGraphics
public import SimulatedCoreMedia

/// A property of a film, or of a part of one, that is loaded.
///
/// Simulated: names the property that `load(_:)` reads.
public struct AVAsyncProperty<Root, Value>: Sendable where Value: Sendable {
  let value: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset {
  /// How long it is.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init { $0.duration } }
  /// What it consists of.
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init { $0.tracks } }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isPlayable } }
  /// What is said of it in all files alike.
  ///
  /// Type-checks only: nothing reads it, so the list is empty.
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    .init { $0.commonMetadata }
  }
  /// How its pictures have to be turned.
  public static var preferredTransform: AVAsyncProperty<AVAsset, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
}

extension AVAsyncProperty where Root == AVAssetTrack {
  /// The size of its pictures, before they are turned.
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init { $0.naturalSize } }
  /// How its pictures have to be turned.
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  /// From when to when it lasts.
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> {
    .init { $0.timeRange }
  }
  /// How many pictures it has a second.
  ///
  /// Type-checks only: nothing reads it, so it is 0.
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> {
    .init { $0.nominalFrameRate }
  }
}

extension AVAsset {
  /// Loads a property.
  ///
  /// Simulated: read from the file; where the file can't be read so, it throws
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
