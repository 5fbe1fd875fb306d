public import Foundation
public import SimulatedCoreGraphics
public import SimulatedCoreMedia

/// A film or a sound.
///
/// Simulated: duration and tracks are read from the file's boxes if it is MPEG-4 or QuickTime.
/// Differs: other files, and files elsewhere, have no duration and no tracks.
open class AVAsset: NSObject, @unchecked Sendable {
  // Its values never change.
  let movie: MovieFile?

  init(movie: MovieFile?) {
    self.movie = movie
    super.init()
  }

  /// The duration.
  open var duration: CMTime { movie?.duration ?? .invalid }

  /// The tracks.
  open var tracks: [AVAssetTrack] {
    movie?.tracks.map { AVAssetTrack($0, of: self) } ?? []
  }

  /// Returns the tracks of a kind.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// Returns the tracks of a kind.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    tracks(withMediaType: mediaType)
  }

  /// The transform that turns its pictures upright.
  open var preferredTransform: CGAffineTransform { .identity }

  /// Whether it can be played.
  ///
  /// Simulated: `false`, because films can't be decoded here.
  open var isPlayable: Bool { false }
  /// Whether it can be exported.
  ///
  /// Simulated: `false`, because films can't be encoded here.
  open var isExportable: Bool { false }
  /// Whether pictures and sound can be read.
  ///
  /// Simulated: `false`, because films can't be decoded here.
  open var isReadable: Bool { false }
  /// Whether it is protected.
  ///
  /// Simulated: `false`, because protection isn't checked.
  open var hasProtectedContent: Bool { false }
  /// The metadata that is common to all kinds of files.
  ///
  /// Type-checks only: it isn't read.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// The metadata.
  ///
  /// Type-checks only: it isn't read.
  open var metadata: [AVMetadataItem] { [] }

  /// Loads properties, and calls the handler.
  ///
  /// Simulated: they are loaded by then. Differs: the handler is called even if the file isn't a
  /// film.
  @preconcurrency open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) { DispatchQueue.global().async { handler?() } }

  /// Returns the status of a property.
  ///
  /// Simulated: loaded if there is something to read, otherwise failed.
  open func statusOfValue(
    forKey key: String, error outError: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus { movie == nil ? .failed : .loaded }
}

/// The status of loading a property.
///
/// Simulated: Apple's numbers.
public enum AVKeyValueStatus: Int, Hashable, Sendable {
  /// The status is unknown.
  case unknown
  /// The property is being loaded.
  case loading
  /// The property is loaded.
  case loaded
  /// The property can't be loaded.
  case failed
  /// Loading was cancelled.
  case cancelled
}

/// A film or a sound at a URL.
///
/// Simulated: keeps its URL; otherwise as AVAsset.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The URL of the file.
  public let url: URL

  /// Makes an asset from a file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - options: Options for reading, which are ignored.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init(movie: MovieFile(url))
  }
}

/// A protocol that lets `AVAsset(url:)` make an object from a URL.
///
/// Type-checks only: it only declares the initialiser.
public protocol AVAssetOfURL {}

extension AVAsset: AVAssetOfURL {}

extension AVAssetOfURL where Self: AVAsset {
  /// Makes an asset from a file.
  ///
  /// Simulated: makes an AVURLAsset (documented).
  public init(url: URL) {
    guard let asset = AVURLAsset(url: url) as? Self else {
      preconditionFailure("AVAsset(url:) makes an AVURLAsset, which isn't a \(Self.self)")
    }
    self = asset
  }
}
