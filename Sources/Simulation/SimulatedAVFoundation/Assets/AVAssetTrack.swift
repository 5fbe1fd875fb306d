public import Foundation
public import SimulatedCoreGraphics
public import SimulatedCoreMedia

/// A part of a film: its pictures, its sound.
///
/// Simulated: what the file's boxes say of it.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  // What it keeps never changes.
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
  /// What kind it is.
  open var mediaType: AVMediaType { AVMediaType(rawValue: track.kind) }
  /// The size of its pictures, before they are turned.
  open var naturalSize: CGSize { track.size }
  /// How its pictures have to be turned.
  open var preferredTransform: CGAffineTransform {
    let numbers = track.matrix
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
  /// From when to when it lasts.
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: track.duration) }
  /// How many pictures it has a second.
  ///
  /// Type-checks only: nothing reads it.
  open var nominalFrameRate: Float { 0 }
  /// How many bits it has a second.
  ///
  /// Type-checks only: nothing reads it.
  open var estimatedDataRate: Float { 0 }
}

/// A piece of what is said of a film.
///
/// Type-checks only: nothing reads it.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  // There is nothing that could change.
  /// What it is about.
  open var commonKey: AVMetadataKey? { nil }
  /// What it says.
  open var value: Any? { nil }
  /// What it says, as text.
  open var stringValue: String? { nil }
  /// What it says, as bytes.
  open var dataValue: Data? { nil }
}

/// What a piece of metadata is about.
///
/// Type-checks only: nothing reads it.
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
