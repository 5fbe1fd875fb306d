public import Foundation
public import SimulatedCoreGraphics

/// An option for making a picture.
///
/// Type-checks only: options are ignored.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension CIImage {
  /// Returns an empty picture.
  ///
  /// Simulated: its extent is zero.
  public class func empty() -> CIImage { CIImage() }

  /// Returns the picture with a filter applied.
  ///
  /// Type-checks only: there are no filters, and the result is empty.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    .empty()
  }

  /// Returns the picture with a filter applied.
  ///
  /// Type-checks only: as the other form.
  public func applyingFilter(_ filterName: String) -> CIImage { .empty() }

  /// Returns the picture with an EXIF orientation applied.
  ///
  /// Type-checks only: the result is empty.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage { .empty() }

  /// Returns the part of the picture in a rectangle.
  ///
  /// Type-checks only: the result is empty.
  public func cropped(to rect: CGRect) -> CIImage { .empty() }

  /// Returns the picture with a transform applied.
  ///
  /// Type-checks only: the result is empty.
  public func transformed(by matrix: CGAffineTransform) -> CIImage { .empty() }
}

/// A filter for pictures.
///
/// Type-checks only: it can't be made, because there are no filters.
open class CIFilter: NSObject {
  /// Makes a filter: always `nil` here.
  public init?(name: String) { return nil }
  /// Makes a filter: always `nil` here.
  public init?(name: String, parameters params: [String: Any]?) { return nil }
  /// The resulting picture.
  open var outputImage: CIImage? { nil }
}

/// The key of a filter's input picture.
///
/// Type-checks only: see ``CIFilter``.
public let kCIInputImageKey = "inputImage"
/// The key of a filter's brightness.
///
/// Type-checks only: see ``CIFilter``.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a filter's contrast.
///
/// Type-checks only: see ``CIFilter``.
public let kCIInputContrastKey = "inputContrast"
/// The key of a filter's saturation.
///
/// Type-checks only: see ``CIFilter``.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a filter's intensity.
///
/// Type-checks only: see ``CIFilter``.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a filter's radius.
///
/// Type-checks only: see ``CIFilter``.
public let kCIInputRadiusKey = "inputRadius"
