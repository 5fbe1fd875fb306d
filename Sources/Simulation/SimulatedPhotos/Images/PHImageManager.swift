public import Foundation
public import SimulatedUIKit

/// The identifier of a request for a picture.
///
/// Type-checks only: the device has no photo library yet.
public typealias PHImageRequestID = Int32

/// The way in which a picture fits the requested size.
///
/// Type-checks only: the device has no photo library yet.
public enum PHImageContentMode: Int, Hashable, Sendable {
  /// The whole picture is shown.
  case aspectFit
  /// The whole size is filled.
  case aspectFill
  /// The default mode.
  public static let `default` = PHImageContentMode.aspectFit
}

/// The options for requesting a picture.
///
/// Type-checks only: keeps its values; the device has no photo library yet.
open class PHImageRequestOptions: NSObject {
  /// Whether the handler is called before the request returns.
  open var isSynchronous = false
  /// Whether it may be loaded from the network.
  open var isNetworkAccessAllowed = false
  /// The quality of the picture.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The accuracy of the size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Makes options.
  public override init() { super.init() }
}

/// The quality of a requested picture.
///
/// Type-checks only: the device has no photo library yet.
public enum PHImageRequestOptionsDeliveryMode: Int, Hashable, Sendable {
  /// First a quick version, then a good one.
  case opportunistic
  /// Only a good version.
  case highQualityFormat
  /// Only a quick version.
  case fastFormat
}

/// The accuracy of a requested picture's size.
///
/// Type-checks only: the device has no photo library yet.
public enum PHImageRequestOptionsResizeMode: Int, Hashable, Sendable {
  /// The original size.
  case none
  /// About the requested size.
  case fast
  /// Exactly the requested size.
  case exact
}

/// An object that loads pictures from the library.
///
/// Type-checks only: the device has no photo library yet; the handler gets no picture.
open class PHImageManager: NSObject, @unchecked Sendable {
  // It stores nothing.
  private static let theOne = PHImageManager()
  /// Returns the manager.
  open class func `default`() -> PHImageManager { theOne }

  /// Requests a picture.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }

  /// Requests a picture's file.
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

  /// Cancels a request.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// The original size of a picture.
///
/// Type-checks only: the device has no photo library yet.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
