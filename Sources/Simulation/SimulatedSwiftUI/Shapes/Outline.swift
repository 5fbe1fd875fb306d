public import Foundation

/// A shape of which only the outline is drawn.
protocol OutlineShape: Shape {
  nonisolated var lineWidth: CGFloat { get }
  nonisolated var outlinedForm: ShapeForm? { get }
}

extension Shape {
  /// Returns the outline of the shape, with a width in points, as a shape that can be filled.
  ///
  /// Differs: all of the line is inside the edges.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    Outline(shape: self, lineWidth: lineWidth)
  }

  /// Returns the outline of the shape as a shape that can be filled.
  ///
  /// Differs: all of the line is inside the edges, and isn't dashed.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    Outline(shape: self, lineWidth: style.lineWidth)
  }
}

/// The outline of a shape.
private struct Outline<Outlined: Shape>: OutlineShape {
  let shape: Outlined
  let lineWidth: CGFloat

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  nonisolated var outlinedForm: ShapeForm? { shape.ownForm }
}
