public import Foundation
public import SimulatedUIKit

/// What names a request for a picture.
///
/// Type-checks only: the device has no photo library yet.
public typealias PHImageRequestID = Int32

/// How a picture fits the size that was asked for.
///
/// Type-checks only: the device has no photo library yet.
public enum PHImageContentMode: Int, Hashable, Sendable {
  /// All of it.
  case aspectFit
  /// All of the size.
  case aspectFill
  /// As asked by default.
  public static let `default` = PHImageContentMode.aspectFit
}

/// How a picture is wanted.
///
/// Type-checks only: keeps its values; the device has no photo library yet.
open class PHImageRequestOptions: NSObject {
  /// Whether the handler is called before the request returns.
  open var isSynchronous = false
  /// Whether it may come from elsewhere.
  open var isNetworkAccessAllowed = false
  /// How good it is.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether it has exactly the size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Makes options.
  public override init() { super.init() }
}

/// How good a picture is.
///
/// Type-checks only: the device has no photo library yet.
public enum PHImageRequestOptionsDeliveryMode: Int, Hashable, Sendable {
  /// First quick, then good.
  case opportunistic
  /// Good.
  case highQualityFormat
  /// Quick.
  case fastFormat
}

/// Whether a picture has exactly the size.
///
/// Type-checks only: the device has no photo library yet.
public enum PHImageRequestOptionsResizeMode: Int, Hashable, Sendable {
  /// As it is.
  case none
  /// About.
  case fast
  /// Exactly.
  case exact
}

/// Gets pictures of the library.
///
/// Type-checks only: the device has no photo library yet: the handler is given none.
open class PHImageManager: NSObject, @unchecked Sendable {
  // It keeps nothing.
  private static let theOne = PHImageManager()
  /// The manager.
  open class func `default`() -> PHImageManager { theOne }

  /// Asks for a picture.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }

  /// Asks for a picture's file.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (
        Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?
      ) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return 0
  }

  /// Doesn't ask any more.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// The size of a picture itself.
///
/// Type-checks only: the device has no photo library yet.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
