public import Foundation
public import SimulatedAVFoundation
public import SimulatedUIKit
public import SimulatedUniformTypeIdentifiers

/// The picture that a photo editor receives.
///
/// Simulated: as documented, the version before the last edit with its adjustment data if the
/// editor can handle that, otherwise the current version without it. Differs: the file is a copy in
/// the extension's temporary folder, with permission to read; the picture for the screen is the
/// full one.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
  // Its values never change.
  /// The kind of media.
  public let mediaType: PHAssetMediaType
  /// The subtypes of the media.
  ///
  /// Type-checks only: panoramas and other subtypes aren't recorded here.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The date when it was added to the library.
  public let creationDate: Date?
  /// The type of the file.
  public let uniformTypeIdentifier: String?
  /// The type of the file.
  open var contentType: UTType? { uniformTypeIdentifier.flatMap { UTType($0) } }
  /// The way in which it is played: as a picture or as a film.
  open var playbackStyle: PHAsset.PlaybackStyle { mediaType == .video ? .video : .image }
  /// The record of previous changes.
  public let adjustmentData: PHAdjustmentData?
  /// A picture for the screen.
  public let displaySizeImage: UIImage?
  /// The file; `nil` for a film.
  public let fullSizeImageURL: URL?
  /// The orientation of the picture in the file, from 1 to 8 as Exif counts.
  public let fullSizeImageOrientation: Int32
  /// The film; `nil` for a picture.
  open var audiovisualAsset: AVAsset? { film.map { AVURLAsset(url: $0) } }
  /// The older name of the film.
  open var avAsset: AVAsset? { audiovisualAsset }
  /// The Live Photo.
  ///
  /// Type-checks only: there is none.
  open var livePhoto: PHLivePhoto? { nil }
  private let film: URL?

  package init(
    adjustmentData: PHAdjustmentData?, displaySizeImage: UIImage?, fullSizeImageURL: URL?,
    fullSizeImageOrientation: Int32 = 1, mediaType: PHAssetMediaType = .image,
    creationDate: Date? = nil, uniformTypeIdentifier: String? = nil, film: URL? = nil
  ) {
    self.adjustmentData = adjustmentData
    self.displaySizeImage = displaySizeImage
    self.fullSizeImageURL = fullSizeImageURL
    self.fullSizeImageOrientation = fullSizeImageOrientation
    self.mediaType = mediaType
    self.creationDate = creationDate
    self.uniformTypeIdentifier = uniformTypeIdentifier
    self.film = film
    super.init()
  }
}

/// The result of a photo editor's work.
///
/// Simulated: Photos stores the file and the adjustment data if both are there and the file is an
/// upright JPEG, or for a film a QuickTime film (documented); otherwise the user is told that
/// changes can't be saved. Differs: adjustment data may have any size.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
  // Its owner changes it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The record of the changes.
  open var adjustmentData: PHAdjustmentData!
  /// The URL of the new picture, written as JPEG; a film is written as a QuickTime film.
  public let renderedContentURL: URL
  /// The types of files that can be written.
  open var supportedRenderedContentTypes: [UTType] { [type] }
  /// The type of file that is written by default.
  open var defaultRenderedContentType: UTType? { type }
  /// Returns the URL of a picture of a type.
  open func renderedContentURL(for type: UTType) throws -> URL {
    guard type.conforms(to: self.type) else { throw PHPhotosError(.changeNotSupported) }
    return renderedContentURL
  }

  /// Makes the result for a picture.
  public convenience init(contentEditingInput: PHContentEditingInput) {
    self.init(isFilm: contentEditingInput.mediaType == .video)
  }
  /// Makes the result for a future picture.
  ///
  /// Type-checks only: there are no placeholders.
  public convenience init(placeholderForCreatedAsset: PHObjectPlaceholder) {
    self.init(isFilm: false)
  }

  private let type: UTType

  private init(isFilm: Bool) {
    type = isFilm ? .quickTimeMovie : .jpeg
    renderedContentURL = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).\(isFilm ? "MOV" : "JPG")")
    super.init()
  }
}

/// A Live Photo: a picture that moves a little.
///
/// Type-checks only: there is none.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  // It has no values that could change.
  /// The size.
  open var size: CGSize { .zero }
}
