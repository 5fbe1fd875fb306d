public import Foundation
public import SimulatedAVFoundation
public import SimulatedUIKit
public import SimulatedUniformTypeIdentifiers

/// The picture that a photo editor is given.
///
/// Simulated: as documented, the version before the last edit with its adjustment data where the editor
/// says that it can handle that, else the current version without any. Differs: the file is a copy in the
/// extension's temporary folder, with the permission to read; the picture for the screen is the whole one.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  /// What it is.
  public let mediaType: PHAssetMediaType
  /// What kind of it.
  ///
  /// Type-checks only: nobody knows of a picture here that it is a panorama or the like.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// When it came into the library.
  public let creationDate: Date?
  /// The type of the file.
  public let uniformTypeIdentifier: String?
  /// The type of the file.
  open var contentType: UTType? { uniformTypeIdentifier.flatMap { UTType($0) } }
  /// How it is played: as a picture, or as a film.
  open var playbackStyle: PHAsset.PlaybackStyle { mediaType == .video ? .video : .image }
  /// What was done before.
  public let adjustmentData: PHAdjustmentData?
  /// A picture for the screen.
  public let displaySizeImage: UIImage?
  /// The file; `nil` for a film.
  public let fullSizeImageURL: URL?
  /// How the file's picture has to be turned, from 1 to 8 as Exif counts.
  public let fullSizeImageOrientation: Int32
  /// The film; `nil` for a picture.
  open var audiovisualAsset: AVAsset? { film.map { AVURLAsset(url: $0) } }
  /// The film, by its older name.
  open var avAsset: AVAsset? { audiovisualAsset }
  /// The picture that moves.
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

/// What a photo editor has made of a picture.
///
/// Simulated: Photos keeps the file and the adjustment data when both are there and the file is an
/// upright JPEG, or a QuickTime film for a film (documented); otherwise the user is told that changes
/// can't be saved. Differs: adjustment data may have any size.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
  // Whoever has made it changes it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What was done.
  open var adjustmentData: PHAdjustmentData!
  /// Where the new picture is written, as JPEG; a film as QuickTime film.
  public let renderedContentURL: URL
  /// What kinds of files can be written.
  open var supportedRenderedContentTypes: [UTType] { [type] }
  /// The kind of file that is written by default.
  open var defaultRenderedContentType: UTType? { type }
  /// Where a picture of a kind is written.
  open func renderedContentURL(for type: UTType) throws -> URL {
    guard type.conforms(to: self.type) else { throw PHPhotosError(.changeNotSupported) }
    return renderedContentURL
  }

  /// Makes what comes of a picture.
  public convenience init(contentEditingInput: PHContentEditingInput) {
    self.init(isFilm: contentEditingInput.mediaType == .video)
  }
  /// Makes what comes of a picture that will be.
  ///
  /// Type-checks only: nothing gives a placeholder.
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

/// A picture that moves a little.
///
/// Type-checks only: there is none.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  // There is nothing that could change.
  /// How large it is.
  open var size: CGSize { .zero }
}
