public import Foundation
public import SimulatedCoreGraphics

/// An option for making a picture.
///
/// Type-checks only: options are ignored.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes an option of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension CIImage {
  /// A picture with nothing in it.
  ///
  /// Simulated: its extent is zero.
  public class func empty() -> CIImage { CIImage() }

  /// The picture through a filter.
  ///
  /// Type-checks only: there are no filters, and what comes out is empty.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    .empty()
  }

  /// The picture through a filter.
  ///
  /// Type-checks only: as the other form.
  public func applyingFilter(_ filterName: String) -> CIImage { .empty() }

  /// The picture turned as a number of EXIF says.
  ///
  /// Type-checks only: what comes out is empty.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage { .empty() }

  /// The part of the picture in a rectangle.
  ///
  /// Type-checks only: what comes out is empty.
  public func cropped(to rect: CGRect) -> CIImage { .empty() }

  /// The picture moved, turned or scaled.
  ///
  /// Type-checks only: what comes out is empty.
  public func transformed(by matrix: CGAffineTransform) -> CIImage { .empty() }
}

/// A filter for pictures.
///
/// Type-checks only: none can be made, for there are no filters.
open class CIFilter: NSObject {
  /// Makes a filter: always `nil` here.
  public init?(name: String) { return nil }
  /// Makes a filter: always `nil` here.
  public init?(name: String, parameters params: [String: Any]?) { return nil }
  /// The picture that comes out.
  open var outputImage: CIImage? { nil }
}

/// The key of a filter's picture.
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
/// The key of a filter's strength.
///
/// Type-checks only: see ``CIFilter``.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a filter's radius.
///
/// Type-checks only: see ``CIFilter``.
public let kCIInputRadiusKey = "inputRadius"
