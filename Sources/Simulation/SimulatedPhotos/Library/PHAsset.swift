public import Foundation
public import SimulatedFoundation

/// What a picture of the library is.
///
/// Simulated: Apple's numbers. Differs: a photo editor is given pictures and films alone.
public enum PHAssetMediaType: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown
  /// A picture.
  case image
  /// A film.
  case video
  /// A sound.
  case audio
}

/// What kind of picture or film it is.
///
/// Type-checks only: the device has no photo library yet.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes kinds of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// With more colours.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  /// A picture of the screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// A picture that moves.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
}

/// A thing of the library.
///
/// Type-checks only: the device has no photo library yet.
open class PHObject: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  /// What names it on this device.
  public let localIdentifier: String
  init(localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }
}

/// A picture, a film or a sound of the library.
///
/// Type-checks only: the device has no photo library yet, so there is none.
open class PHAsset: PHObject, @unchecked Sendable {
  /// How it is played.
  ///
  /// Simulated: Apple's numbers. Differs: a photo editor is given `image` and `video` alone.
  public enum PlaybackStyle: Int, Hashable, Sendable {
    /// Not at all.
    case unsupported
    /// As a picture.
    case image
    /// As a picture that moves, such as a GIF.
    case imageAnimated
    /// As a Live Photo.
    case livePhoto
    /// As a film.
    case video
    /// As a film that begins again at its end.
    case videoLooping
  }

  /// What it is.
  open var mediaType: PHAssetMediaType { .unknown }
  /// What kind of it.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// How it is played.
  open var playbackStyle: PlaybackStyle { .unsupported }
  /// How wide it is.
  open var pixelWidth: Int { 0 }
  /// How high it is.
  open var pixelHeight: Int { 0 }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// When it was last changed.
  open var modificationDate: Date? { nil }
  /// How long it is.
  open var duration: TimeInterval { 0 }
  /// Whether the user likes it.
  open var isFavorite: Bool { false }
  /// Whether the user has hidden it.
  open var isHidden: Bool { false }

  /// Looks for pictures: there are none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Looks for pictures: there are none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Looks for pictures: there are none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// How is looked for pictures.
///
/// Type-checks only: keeps its values; there is nothing to be found.
open class PHFetchOptions: NSObject {
  /// Which.
  open var predicate: SimulatedFoundation.NSPredicate?
  /// In which order.
  open var sortDescriptors: [SimulatedFoundation.NSSortDescriptor]?
  /// How many.
  open var fetchLimit = 0
  /// Whether hidden ones too.
  open var includeHiddenAssets = false
  /// Makes options.
  public override init() { super.init() }
}

/// What was found.
///
/// Type-checks only: nothing is.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// How many.
  open var count: Int { 0 }
  /// The first.
  open var firstObject: ObjectType? { nil }
  /// The last.
  open var lastObject: ObjectType? { nil }
  /// One of them.
  open func object(at index: Int) -> ObjectType {
    preconditionFailure("index \(index) beyond bounds for empty result")
  }
  /// One of them.
  open subscript(_ index: Int) -> ObjectType { object(at: index) }
  /// Calls the block with each.
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}

/// Makes or changes a picture of the library.
///
/// Type-checks only: changes aren't made, so nobody gets one.
open class PHAssetChangeRequest: NSObject {
  /// The picture that will be.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  /// When it was made.
  open var creationDate: Date?
  /// Whether the user likes it.
  open var isFavorite = false
  /// Whether the user has hidden it.
  open var isHidden = false
  /// What the user has made of it.
  open var contentEditingOutput: PHContentEditingOutput?
  /// Changes a picture.
  public init(for asset: PHAsset) { super.init() }
  override init() { super.init() }
  /// Makes one of a file.
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  {
    nil
  }
  /// Makes a film of a file.
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  {
    nil
  }
  /// Deletes pictures.
  open class func deleteAssets(_ assets: NSObject) {}
}

/// A picture of the library that will be.
///
/// Type-checks only: as PHAssetChangeRequest.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
