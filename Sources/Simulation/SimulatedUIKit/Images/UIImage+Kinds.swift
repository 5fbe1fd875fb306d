public import Foundation
import SimulatedCoreGraphics

extension UIImage {
  /// How a picture has to be turned to be upright.
  ///
  /// Simulated: the documented values; read of a JPEG file.
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

  /// Whether a picture is shown as it is, or in the tint colour.
  ///
  /// Simulated: keeps its value.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// What happens to the middle of a picture that is made larger.
  ///
  /// Simulated: keeps its value.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// How a picture is drawn.
  ///
  /// Simulated: keeps its value.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The configuration for traits.
    ///
    /// Type-checks only: traits change nothing.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
  }

  /// How large symbols are.
  ///
  /// Simulated: keeps its value.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// How thick symbols are.
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

  /// The picture, shown as it is or in the tint colour.
  ///
  /// Simulated: keeps the mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(mode: renderingMode)
  }
  /// The picture in a colour.
  ///
  /// Simulated: it is drawn in the colour, as opaque as it was.
  public func withTintColor(_ color: UIColor) -> UIImage { copy(tint: color) }
  /// The picture in a colour.
  ///
  /// Simulated: as ``withTintColor(_:)``; keeps the mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(mode: renderingMode, tint: color)
  }
  /// The picture, drawn otherwise; a symbol gets the size.
  ///
  /// Simulated: of symbols.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol else { return copy(configuration: configuration) }
    return UIImage(systemName: symbol, withConfiguration: configuration) ?? self
  }
  /// The symbol, drawn otherwise.
  ///
  /// Simulated: as ``withConfiguration(_:)``.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol == nil ? nil : withConfiguration(configuration)
  }
  /// The picture with edges that aren't stretched.
  ///
  /// Simulated: keeps the distances.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    copy(capInsets: capInsets)
  }
  /// The picture with edges that aren't stretched.
  ///
  /// Simulated: keeps the distances.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { copy(capInsets: capInsets) }
  /// The picture, turned for languages that read from the right: itself.
  ///
  /// Simulated: reading is always from left to right.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}
