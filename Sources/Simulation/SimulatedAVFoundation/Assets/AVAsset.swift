public import Foundation
public import SimulatedCoreGraphics
public import SimulatedCoreMedia

/// A film or a sound.
///
/// Simulated: duration and tracks are read from the file's boxes where it is MPEG-4 or QuickTime.
/// Differs: of other files, and of those elsewhere, nothing is known: no duration, no tracks.
open class AVAsset: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  let movie: MovieFile?

  init(movie: MovieFile?) {
    self.movie = movie
    super.init()
  }

  /// How long it is.
  open var duration: CMTime { movie?.duration ?? .invalid }

  /// What it consists of.
  open var tracks: [AVAssetTrack] {
    movie?.tracks.map { AVAssetTrack($0, of: self) } ?? []
  }

  /// The parts of a kind.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// The parts of a kind.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    tracks(withMediaType: mediaType)
  }

  /// How its pictures have to be turned.
  open var preferredTransform: CGAffineTransform { .identity }

  /// Whether it can be played.
  ///
  /// Simulated: `false`, for nothing decodes films here.
  open var isPlayable: Bool { false }
  /// Whether it can be written anew.
  ///
  /// Simulated: `false`, for nothing encodes films here.
  open var isExportable: Bool { false }
  /// Whether pictures and sound can be read.
  ///
  /// Simulated: `false`, for nothing decodes films here.
  open var isReadable: Bool { false }
  /// Whether it is protected.
  ///
  /// Simulated: `false`, for nothing looks for protection.
  open var hasProtectedContent: Bool { false }
  /// What is said of it in all files alike.
  ///
  /// Type-checks only: nothing reads it.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// What is said of it.
  ///
  /// Type-checks only: nothing reads it.
  open var metadata: [AVMetadataItem] { [] }

  /// Loads properties, and calls the handler.
  ///
  /// Simulated: they are loaded by then. Differs: the handler is called even where the file is none.
  @preconcurrency open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) { DispatchQueue.global().async { handler?() } }

  /// How far a property has been loaded.
  ///
  /// Simulated: loaded where there is something to be read, else failed.
  open func statusOfValue(
    forKey key: String, error outError: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus { movie == nil ? .failed : .loaded }
}

/// How far a property has been loaded.
///
/// Simulated: Apple's numbers.
public enum AVKeyValueStatus: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown
  /// It is being loaded.
  case loading
  /// It is there.
  case loaded
  /// It can't be loaded.
  case failed
  /// Loading was given up.
  case cancelled
}

/// A film or a sound at a URL.
///
/// Simulated: keeps its URL; the rest as AVAsset.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Where it is.
  public let url: URL

  /// Takes what is there.
  ///
  /// - Parameters:
  ///   - url: Where it is.
  ///   - options: How it is read; they are ignored.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init(movie: MovieFile(url))
  }
}

/// Makes `AVAsset(url:)` one of a URL.
///
/// Type-checks only: a name for the initialiser's home.
public protocol AVAssetOfURL {}

extension AVAsset: AVAssetOfURL {}

extension AVAssetOfURL where Self: AVAsset {
  /// Takes what is at a URL.
  ///
  /// Simulated: makes an AVURLAsset (documented).
  public init(url: URL) {
    guard let asset = AVURLAsset(url: url) as? Self else {
      preconditionFailure("AVAsset(url:) makes an AVURLAsset, which isn't a \(Self.self)")
    }
    self = asset
  }
}
