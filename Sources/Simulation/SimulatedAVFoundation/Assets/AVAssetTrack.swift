public import Foundation
public import SimulatedCoreGraphics
public import SimulatedCoreMedia

/// A track of a film, such as its pictures or its sound.
///
/// Simulated: the values in the file's boxes.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  // Its values never change.
  /// The film.
  open private(set) weak var asset: AVAsset?
  private let track: MovieFile.Track

  init(_ track: MovieFile.Track, of asset: AVAsset) {
    self.track = track
    self.asset = asset
    super.init()
  }

  /// The number that the file gives it.
  open var trackID: Int32 { track.identifier }
  /// The kind of media.
  open var mediaType: AVMediaType { AVMediaType(rawValue: track.kind) }
  /// The size of its pictures, before the transform.
  open var naturalSize: CGSize { track.size }
  /// The transform that turns its pictures upright.
  open var preferredTransform: CGAffineTransform {
    let numbers = track.matrix
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
  /// The time range of the track.
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: track.duration) }
  /// The number of pictures per second.
  ///
  /// Type-checks only: it isn't read.
  open var nominalFrameRate: Float { 0 }
  /// The number of bits per second.
  ///
  /// Type-checks only: it isn't read.
  open var estimatedDataRate: Float { 0 }
}

/// An item of a film's metadata.
///
/// Type-checks only: it isn't read.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  // It has no values that could change.
  /// The key of the item.
  open var commonKey: AVMetadataKey? { nil }
  /// The value.
  open var value: Any? { nil }
  /// The value as text.
  open var stringValue: String? { nil }
  /// The value as bytes.
  open var dataValue: Data? { nil }
}

/// A key of metadata.
///
/// Type-checks only: it isn't read.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// The artist.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// The album.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// The picture.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}
