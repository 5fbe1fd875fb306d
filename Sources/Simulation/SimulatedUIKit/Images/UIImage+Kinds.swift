public import Foundation
import SimulatedCoreGraphics

extension UIImage {
  /// The rotation that makes a picture upright.
  ///
  /// Simulated: the documented values; read from a JPEG file.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    init(exif: Int) {
      let all: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = all.indices.contains(exif - 1) ? all[exif - 1] : .up
    }
    /// Whether width and height are exchanged.
    var isLying: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// The choice between a picture's own colours and the tint colour.
  ///
  /// Simulated: keeps its value.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The treatment of the middle of an enlarged picture.
  ///
  /// Simulated: keeps its value.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// The configuration of a picture.
  ///
  /// Simulated: keeps its value.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Returns the configuration for traits.
    ///
    /// Type-checks only: traits have no effect.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
  }

  /// The size of symbols relative to text.
  ///
  /// Simulated: keeps its value.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The stroke width of symbols.
  ///
  /// Simulated: keeps its value.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  private func copy(
    scale: CGFloat? = nil, orientation: Orientation? = nil, mode: RenderingMode? = nil,
    capInsets: UIEdgeInsets? = nil, configuration: Configuration? = nil, tint: UIColor? = nil
  ) -> UIImage {
    UIImage(
      picture: cgImage, symbol: symbol, scale: scale ?? self.scale,
      orientation: orientation ?? imageOrientation, mode: mode ?? renderingMode,
      capInsets: capInsets ?? self.capInsets, configuration: configuration ?? self.configuration,
      tint: tint ?? self.tint, room: size)
  }

  /// Returns the picture with a rendering mode.
  ///
  /// Simulated: keeps the mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(mode: renderingMode)
  }
  /// Returns the picture in a colour.
  ///
  /// Simulated: it is drawn in the colour, with its own opacity.
  public func withTintColor(_ color: UIColor) -> UIImage { copy(tint: color) }
  /// Returns the picture in a colour.
  ///
  /// Simulated: as ``withTintColor(_:)``; keeps the mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(mode: renderingMode, tint: color)
  }
  /// Returns the picture with a configuration; a symbol takes the size.
  ///
  /// Simulated: for symbols.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol else { return copy(configuration: configuration) }
    return UIImage(systemName: symbol, withConfiguration: configuration) ?? self
  }
  /// Returns the symbol with a configuration.
  ///
  /// Simulated: as ``withConfiguration(_:)``.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol == nil ? nil : withConfiguration(configuration)
  }
  /// Returns the picture with edges that aren't stretched.
  ///
  /// Simulated: keeps the distances.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    copy(capInsets: capInsets)
  }
  /// Returns the picture with edges that aren't stretched.
  ///
  /// Simulated: keeps the distances.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { copy(capInsets: capInsets) }
  /// Returns the picture, mirrored for languages that read from the right.
  ///
  /// Type-checks only: the same picture, which isn't mirrored.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}
