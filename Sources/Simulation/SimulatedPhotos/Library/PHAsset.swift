public import Foundation
public import SimulatedFoundation

/// The kind of media in the library.
///
/// Simulated: Apple's numbers. Differs: a photo editor only receives pictures and films.
public enum PHAssetMediaType: Int, Hashable, Sendable {
  /// The kind is unknown.
  case unknown
  /// A picture.
  case image
  /// A film.
  case video
  /// A sound.
  case audio
}

/// The subtypes of a picture or film.
///
/// Type-checks only: the device has no photo library yet.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes subtypes from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// A picture with a higher dynamic range.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  /// A screenshot.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// A Live Photo.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
}

/// An object in the library.
///
/// Type-checks only: the device has no photo library yet.
open class PHObject: NSObject, @unchecked Sendable {
  // Its values never change.
  /// The identifier on this device.
  public let localIdentifier: String
  init(localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }
}

/// A picture, a film or a sound in the library.
///
/// Type-checks only: the device has no photo library yet, so there is none.
open class PHAsset: PHObject, @unchecked Sendable {
  /// The way in which it is played.
  ///
  /// Simulated: Apple's numbers. Differs: a photo editor only receives `image` and `video`.
  public enum PlaybackStyle: Int, Hashable, Sendable {
    /// It can't be played.
    case unsupported
    /// It is shown as a picture.
    case image
    /// It is shown as an animated picture, such as a GIF.
    case imageAnimated
    /// It is shown as a Live Photo.
    case livePhoto
    /// It is played as a film.
    case video
    /// It is played as a film that starts again at its end.
    case videoLooping
  }

  /// The kind of media.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The subtypes of the media.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The way in which it is played.
  open var playbackStyle: PlaybackStyle { .unsupported }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }
  /// The date when it was made.
  open var creationDate: Date? { nil }
  /// The date of the last change.
  open var modificationDate: Date? { nil }
  /// The duration.
  open var duration: TimeInterval { 0 }
  /// Whether the user has marked it as a favorite.
  open var isFavorite: Bool { false }
  /// Whether the user has hidden it.
  open var isHidden: Bool { false }

  /// Returns pictures: there are none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Returns pictures: there are none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns pictures: there are none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// The options for fetching pictures.
///
/// Type-checks only: keeps its values; there is nothing to be found.
open class PHFetchOptions: NSObject {
  /// The condition that pictures must meet.
  open var predicate: SimulatedFoundation.NSPredicate?
  /// The order of the pictures.
  open var sortDescriptors: [SimulatedFoundation.NSSortDescriptor]?
  /// The maximum number of pictures.
  open var fetchLimit = 0
  /// Whether hidden pictures are included.
  open var includeHiddenAssets = false
  /// Makes options.
  public override init() { super.init() }
}

/// The result of fetching pictures.
///
/// Type-checks only: it is always empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// The number of objects.
  open var count: Int { 0 }
  /// The first object.
  open var firstObject: ObjectType? { nil }
  /// The last object.
  open var lastObject: ObjectType? { nil }
  /// Returns the object at an index.
  open func object(at index: Int) -> ObjectType {
    preconditionFailure("index \(index) beyond bounds for empty result")
  }
  /// The object at an index.
  open subscript(_ index: Int) -> ObjectType { object(at: index) }
  /// Calls the block with each object.
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}

/// A request to add or change a picture in the library.
///
/// Type-checks only: changes aren't made, so no request is ever made.
open class PHAssetChangeRequest: NSObject {
  /// The placeholder of the future picture.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  /// The date when it was made.
  open var creationDate: Date?
  /// Whether the user has marked it as a favorite.
  open var isFavorite = false
  /// Whether the user has hidden it.
  open var isHidden = false
  /// The result of the user's edits.
  open var contentEditingOutput: PHContentEditingOutput?
  /// Makes a request to change a picture.
  public init(for asset: PHAsset) { super.init() }
  override init() { super.init() }
  /// Makes a request to add a picture from a file.
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  {
    nil
  }
  /// Makes a request to add a film from a file.
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  {
    nil
  }
  /// Deletes pictures.
  open class func deleteAssets(_ assets: NSObject) {}
}

/// A future picture in the library.
///
/// Type-checks only: as PHAssetChangeRequest.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
