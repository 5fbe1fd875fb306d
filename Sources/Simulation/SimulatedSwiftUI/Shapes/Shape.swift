public import Foundation
public import SimulatedCoreGraphics

/// A shape that fills its room.
///
/// Simulated: rectangles with round corners, up to circles; as a view it has the colour of text.
/// Differs: of a shape of your own only the rectangle around its path is drawn.
public protocol Shape: View, Sendable {
  /// Returns the outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that is drawn as it is.
protocol FormedShape {
  nonisolated var form: ShapeForm { get }
}

/// The corners of a shape.
package struct ShapeForm: Sendable {
  package enum Kind: Sendable { case radius(CGFloat), round, circle }

  package let kind: Kind

  package var corners: ShapePiece.Corners {
    switch kind {
    case .radius(let radius): .radius(radius)
    case .round, .circle: .round
    }
  }

  package var isSquare: Bool { if case .circle = kind { true } else { false } }
}

extension Shape {
  nonisolated var form: ShapeForm { ownForm ?? ShapeForm(kind: .radius(0)) }

  /// The form of a shape that is drawn as it is.
  nonisolated var ownForm: ShapeForm? {
    (self as? any FormedShape)?.form ?? (self as? any OutlineShape)?.outlinedForm
  }

  /// The shape in the colour of text.
  public var body: some View { fill(.foreground) }

  /// Fills the shape with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    DrawnShape(shape: self, fill: content, line: Color.clear, width: 0)
  }

  /// Draws the outline of the shape, with a width in points.
  ///
  /// Differs: all of the line is inside the edges.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    DrawnShape(shape: self, fill: Color.clear, line: content, width: lineWidth)
  }

  /// Draws the outline of the shape.
  ///
  /// Differs: all of the line is inside the edges, and isn't dashed.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    DrawnShape(shape: self, fill: Color.clear, line: content, width: style.lineWidth)
  }

  /// Draws a part of the outline.
  ///
  /// Differs: the whole outline is drawn.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self
  {
    self
  }
}

/// A shape that can be made smaller at its edges.
///
/// Simulated: lines inside the edges. Differs: there is no `inset(by:)`.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// Draws the outline of the shape inside its edges, with a width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { stroke(content, lineWidth: lineWidth) }

  /// Draws the outline of the shape inside its edges.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { stroke(content, style: style) }
}

/// How a line is drawn.
///
/// Simulated: the width. Differs: ends, corners and dashes have no effect.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat

  /// Makes a style.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
    self.lineWidth = lineWidth
  }

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap, lineJoin: CGLineJoin = .round,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { self.lineWidth = lineWidth }
}

/// A rectangle.
///
/// Simulated: no known difference.
public struct Rectangle: InsettableShape, FormedShape {
  /// Makes a rectangle.
  public nonisolated init() {}
  /// Returns the outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated var form: ShapeForm { ShapeForm(kind: .radius(0)) }
}

/// A rectangle with round corners.
///
/// Simulated: the smaller side of the corners' size is their radius.
public struct RoundedRectangle: InsettableShape, FormedShape {
  private let radius: CGFloat

  /// Makes a rectangle from the radius of its corners, in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    radius = cornerRadius
  }

  /// Makes a rectangle from the size of its corners, in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    radius = min(cornerSize.width, cornerSize.height)
  }

  /// Returns the outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: radius)
  }
  nonisolated var form: ShapeForm { ShapeForm(kind: .radius(radius)) }
}

/// The curve of round corners.
///
/// Type-checks only: all corners are parts of circles.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Parts of circles, and smoother curves.
  case circular, continuous
}

/// A rectangle with round ends.
///
/// Simulated: no known difference.
public struct Capsule: InsettableShape, FormedShape {
  /// Makes a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  /// Returns the outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  nonisolated var form: ShapeForm { ShapeForm(kind: .round) }
}

/// A circle in the middle of its room.
///
/// Simulated: no known difference.
public struct Circle: InsettableShape, FormedShape {
  /// Makes a circle.
  public nonisolated init() {}
  /// Returns the outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }
  nonisolated var form: ShapeForm { ShapeForm(kind: .circle) }
}

/// An ellipse.
///
/// Simulated: as a capsule.
public struct Ellipse: InsettableShape, FormedShape {
  /// Makes an ellipse.
  public nonisolated init() {}
  /// Returns the outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated var form: ShapeForm { ShapeForm(kind: .round) }
}

/// A rectangle with corners like those of the container.
///
/// Simulated: with those of a widget.
public struct ContainerRelativeShape: InsettableShape, FormedShape {
  /// Makes the shape.
  public nonisolated init() {}
  /// Returns the outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated var form: ShapeForm { ShapeForm(kind: .radius(20)) }
}

/// A rectangle with round corners that differ.
///
/// Simulated: the largest radius, at all corners.
public struct UnevenRoundedRectangle: InsettableShape, FormedShape {
  private let radius: CGFloat

  /// Makes a rectangle from the radii of its corners, in points.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    radius = max(topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius)
  }

  /// Returns the outline.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated var form: ShapeForm { ShapeForm(kind: .radius(radius)) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public nonisolated static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners, from their radius in points.
  public nonisolated static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  )
    -> RoundedRectangle
  { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == Capsule {
  /// A rectangle with round ends.
  public nonisolated static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// A circle.
  public nonisolated static var circle: Circle { Circle() }
}

/// A shape with its colours.
private struct DrawnShape<Drawn: Shape, Fill: ShapeStyle, Line: ShapeStyle>: View, PieceMaker {
  let shape: Drawn
  let fill: Fill
  let line: Line
  let width: CGFloat

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    let form = shape.form
    let outline = shape as? any OutlineShape
    let color = fill.color(in: context.environment).uiColor
    let width = outline?.lineWidth ?? self.width
    let piece = Piece.shape(
      ShapePiece(
        corners: form.corners, fill: outline == nil ? color : .clear,
        line: width > 0
          ? outline == nil ? line.color(in: context.environment).uiColor : color : nil,
        lineWidth: width, isSquare: form.isSquare))
    guard shape.ownForm == nil else { return [piece] }
    let shape = shape
    return [
      .sized { room in
        let outline = shape.path(in: CGRect(origin: .zero, size: room)).boundingRect
        return outline.isNull ? .spacer(least: 0) : piece.placed(in: outline)
      }
    ]
  }
}

extension Piece {
  /// Returns the piece at its place in some room.
  fileprivate func placed(in frame: CGRect) -> Piece {
    .padded(
      .framed(
        self,
        PieceFrame(
          width: .init(exact: frame.width), height: .init(exact: frame.height),
          alignment: .topLeading)),
      EdgeInsets(top: frame.minY, leading: frame.minX, bottom: 0, trailing: 0))
  }
}
