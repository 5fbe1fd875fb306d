public import Foundation
public import SimulatedAVFoundation
public import SimulatedUIKit
public import SimulatedUniformTypeIdentifiers

/// The picture that a photo editor is given.
///
/// Type-checks only: keeps its values; the device has no Photos app yet that would give one.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  /// What it is.
  open var mediaType: PHAssetMediaType { .image }
  /// What kind of it.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// The type of the file.
  open var uniformTypeIdentifier: String? {
    fullSizeImageURL.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier }
  }
  /// The type of the file.
  open var contentType: UTType? { uniformTypeIdentifier.flatMap { UTType($0) } }
  /// Where playing begins or ends.
  open var playbackStyle: Int { 1 }
  /// What was done before.
  public let adjustmentData: PHAdjustmentData?
  /// A picture for the screen.
  public let displaySizeImage: UIImage?
  /// The file.
  public let fullSizeImageURL: URL?
  /// How the file's picture has to be turned.
  public let fullSizeImageOrientation: Int32
  /// The film.
  open var audiovisualAsset: AVAsset? { nil }
  /// The film, by its older name.
  open var avAsset: AVAsset? { nil }
  /// The picture that moves.
  open var livePhoto: PHLivePhoto? { nil }

  package init(
    adjustmentData: PHAdjustmentData?, displaySizeImage: UIImage?, fullSizeImageURL: URL?,
    fullSizeImageOrientation: Int32 = 1
  ) {
    self.adjustmentData = adjustmentData
    self.displaySizeImage = displaySizeImage
    self.fullSizeImageURL = fullSizeImageURL
    self.fullSizeImageOrientation = fullSizeImageOrientation
    super.init()
  }
}

/// What a photo editor has made of a picture.
///
/// Simulated: keeps what was done; the file goes to a place of its own. Differs: nobody takes it.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
  // Whoever has made it changes it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What was done.
  open var adjustmentData: PHAdjustmentData!
  /// Where the new picture is written, as JPEG.
  public let renderedContentURL: URL
  /// What kinds of files can be written.
  open var supportedRenderedContentTypes: [UTType] { [.jpeg] }
  /// The kind of file that is written by default.
  open var defaultRenderedContentType: UTType? { .jpeg }
  /// Where a picture of a kind is written.
  open func renderedContentURL(for type: UTType) throws -> URL {
    guard type.conforms(to: .jpeg) else { throw PHPhotosError(.changeNotSupported) }
    return renderedContentURL
  }

  /// Makes what comes of a picture.
  public convenience init(contentEditingInput: PHContentEditingInput) { self.init(file: ()) }
  /// Makes what comes of a picture that will be.
  public convenience init(placeholderForCreatedAsset: PHObjectPlaceholder) { self.init(file: ()) }

  private init(file: Void) {
    renderedContentURL = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).JPG")
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
