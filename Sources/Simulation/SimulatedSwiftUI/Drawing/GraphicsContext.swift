public import Foundation
public import SimulatedCoreGraphics
import SimulatedUIKit

/// Where a canvas is drawn.
///
/// Simulated: outlines, texts and pictures, after a transform, each with an opacity. Differs:
/// texts, pictures and views aren't turned, and keep their size when they are drawn at a point;
/// clips are rectangles, and gradients have their first colour.
@MainActor @preconcurrency public struct GraphicsContext {
  let drawing: CanvasDrawing
  /// What happens to places before something is drawn there.
  public var transform = CGAffineTransform.identity
  /// The opacity of what is drawn.
  public var opacity = 1.0
  /// How colours mix.
  ///
  /// Type-checks only: colours cover those behind them.
  public var blendMode = BlendMode.normal
  private var clips: [CGRect] = []

  init(drawing: CanvasDrawing) { self.drawing = drawing }

  /// The values of the environment.
  public var environment: EnvironmentValues { drawing.environment }

  /// Changes the size of what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Puts a transform before that of what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Limits what is drawn from now on to the rectangle around an outline.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) { clips.append(path.boundingRect.applying(transform)) }

  /// Changes everything that is drawn from now on.
  ///
  /// Type-checks only: nothing is changed.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  /// Draws with a context of its own, whose changes are gone afterwards.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let color = shading.color(in: environment).uiColor.cgColor
    let (transform, opacity, clips) = (transform, opacity, clips)
    drawing.draw { context in
      context.saveGState()
      for clip in clips { context.clip(to: clip) }
      context.concatenate(transform)
      context.setAlpha(opacity)
      context.setFillColor(color)
      context.addPath(path.cgPath)
      context.fillPath()
      context.restoreGState()
    }
  }

  /// Draws a line along an outline, with a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    fill(path.strokedPath(StrokeStyle(lineWidth: lineWidth)), with: shading)
  }

  /// Draws a line along an outline.
  ///
  /// Differs: of the style only the width has an effect.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }

  /// Puts a piece into a rectangle.
  func put(_ piece: Piece, in frame: CGRect) {
    drawing.put(
      opacity < 1 ? piece.wrapped(.faded(opacity)) : piece, in: frame.applying(transform))
  }

  /// Puts a piece with an anchor at a point, in its own size.
  func put(_ piece: Piece, at point: CGPoint, _ anchor: UnitPoint) {
    let room = CGSize(width: CGFloat.infinity, height: .infinity)
    let size = PieceLayout.size(piece, in: room)
    let place = point.applying(transform)
    let origin = CGPoint(
      x: place.x - size.width * anchor.x, y: place.y - size.height * anchor.y)
    drawing.put(
      opacity < 1 ? piece.wrapped(.faded(opacity)) : piece,
      in: CGRect(origin: origin, size: size))
  }

  /// How an outline is filled.
  ///
  /// Simulated: with one colour; of gradients it is the first.
  public struct Shading: Sendable {
    let color: @Sendable (EnvironmentValues) -> Color

    func color(in environment: EnvironmentValues) -> Color { color(environment) }

    /// With the colour of text.
    public static var foreground: Shading { Shading { $0.foreground ?? .primary } }
    /// With a colour.
    public static func color(_ color: Color) -> Shading { Shading { _ in color } }
    /// With a style.
    public static func style(_ style: some ShapeStyle) -> Shading {
      Shading { style.color(in: $0) }
    }
    /// With a gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { color(gradient.stops.first?.color ?? .clear) }
    /// With a gradient around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { color(gradient.stops.first?.color ?? .clear) }
    /// With a gradient around a point, by the angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { color(gradient.stops.first?.color ?? .clear) }
  }
}
