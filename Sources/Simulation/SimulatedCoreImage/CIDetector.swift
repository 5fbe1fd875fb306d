public import Foundation

/// Looks for things in pictures.
///
/// Type-checks only: none can be made, for no picture is looked into.
open class CIDetector: NSObject {
  /// Makes a detector: always `nil` here.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    return nil
  }
  /// What is in the picture.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// What is in the picture.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// Something that was found.
///
/// Type-checks only: nothing is found.
open class CIFeature: NSObject {
  /// What it is.
  open var type: String { "" }
  /// Where it is.
  open var bounds: CGRect { .zero }
}

/// A QR code that was found.
///
/// Type-checks only: nothing is found.
open class CIQRCodeFeature: CIFeature {
  /// What it says.
  open var messageString: String? { nil }
}

/// A face that was found.
///
/// Type-checks only: nothing is found.
open class CIFaceFeature: CIFeature {}

/// Finds QR codes.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Finds faces.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Finds rectangles.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// Finds text.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// How careful a detector is.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Careful.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// Quick.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// How the picture is turned.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
