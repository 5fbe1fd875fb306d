public import Foundation

/// A detector of features in pictures.
///
/// Type-checks only: it can't be made, because pictures aren't analysed.
open class CIDetector: NSObject {
  /// Makes a detector: always `nil` here.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    return nil
  }
  /// Returns the features in a picture.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// Returns the features in a picture.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// A feature that was detected.
///
/// Type-checks only: features aren't detected.
open class CIFeature: NSObject {
  /// The type of the feature.
  open var type: String { "" }
  /// The place of the feature.
  open var bounds: CGRect { .zero }
}

/// A QR code that was detected.
///
/// Type-checks only: features aren't detected.
open class CIQRCodeFeature: CIFeature {
  /// The text of the code.
  open var messageString: String? { nil }
}

/// A face that was detected.
///
/// Type-checks only: features aren't detected.
open class CIFaceFeature: CIFeature {}

/// The type of a detector of QR codes.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The type of a detector of faces.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The type of a detector of rectangles.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The type of a detector of text.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of a detector's accuracy.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// The value of high accuracy.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The value of low accuracy, which is faster.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// The key of the picture's orientation.
///
/// Type-checks only: see ``CIDetector``.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
