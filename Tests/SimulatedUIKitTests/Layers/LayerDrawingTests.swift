import Foundation
import SimulatedCoreGraphics
import SimulatedQuartzCore
import TestSupport
import Testing

/// What layers draw.
@MainActor @Suite struct LayerDrawingTests {
  private func layer(_ frame: CGRect, _ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  /// A canvas with its origin at the upper left, as for views.
  private func canvas(_ width: Int, _ height: Int) throws -> Canvas {
    let canvas = try Canvas(width, height)
    canvas.context.concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    return canvas
  }

  @Test(
    .shows(
      "CALayer.render(in:)", "CALayer.backgroundColor", "CALayer.isHidden", "CALayer.opacity",
      "CALayer.contents"))
  func backgroundsPicturesAndWhatIsInsideAreRendered() throws {
    let root = layer(CGRect(x: 7, y: 7, width: 4, height: 3), .red)
    let inner = layer(CGRect(x: 1, y: 1, width: 3, height: 2), .blue)
    let picture = try Canvas(2, 1)
    picture.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let shown = layer(CGRect(x: 1, y: 1, width: 2, height: 1), nil)
    shown.contents = picture.context.makeImage()
    root.addSublayer(inner)
    inner.addSublayer(shown)
    let first = try canvas(4, 3)
    root.render(in: first.context)
    #expect(first.rows == ["RRRR", "RBBB", "RBBK"])
    shown.isHidden = true
    let second = try canvas(4, 3)
    root.render(in: second.context)
    #expect(second.rows == ["RRRR", "RBBB", "RBBB"])
    inner.opacity = 0
    let third = try canvas(4, 3)
    root.render(in: third.context)
    #expect(third.rows == ["RRRR", "RRRR", "RRRR"])
    #expect([inner.opacity, root.opacity] == [0, 1] && !root.isHidden)
    #expect(CALayer().backgroundColor == nil && CALayer().contents == nil)
  }

  /// Draws a pixel at its upper left, and counts how often.
  private final class Dot: CALayer {
    var times = 0

    override func draw(in ctx: CGContext) {
      times += 1
      ctx.setFillColor(.red)
      ctx.fill(CGRect(x: bounds.minX, y: bounds.minY, width: 1, height: 1))
    }
  }

  @Test(
    .shows(
      "CALayer.setNeedsDisplay()", "CALayer.needsDisplay()", "CALayer.displayIfNeeded()",
      "CALayer.display()", "CALayer.draw(in:)", "CALayer.contentsScale"))
  func aLayerIsDrawnIntoItsContentsWhenThatIsDue() throws {
    let dot = Dot()
    #expect(dot.contentsScale == 1 && !dot.needsDisplay())
    dot.bounds = CGRect(x: 5, y: 5, width: 2, height: 1)
    dot.contentsScale = 2
    dot.displayIfNeeded()
    #expect(dot.times == 0 && dot.contents == nil)
    dot.setNeedsDisplay()
    #expect(dot.needsDisplay())
    dot.displayIfNeeded()
    dot.displayIfNeeded()
    #expect(dot.times == 1 && !dot.needsDisplay())
    #expect((dot.contents as? CGImage)?.rows == ["RR..", "RR.."])
    dot.contents = nil
    dot.display()
    #expect(dot.times == 2 && (dot.contents as? CGImage)?.width == 4)
    let empty = Dot()
    empty.display()
    #expect(empty.times == 0 && empty.contents == nil)
    let plain = layer(CGRect(x: 0, y: 0, width: 2, height: 1), .blue)
    plain.display()
    #expect((plain.contents as? CGImage)?.rows == [".."])
  }
}
