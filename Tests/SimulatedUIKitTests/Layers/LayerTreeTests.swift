import Foundation
import SimulatedQuartzCore
import TestSupport
import Testing

/// Layers inside layers: their order, and who lays them out.
@MainActor @Suite struct LayerTreeTests {
  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func names(_ layer: CALayer) -> String? {
    layer.sublayers.map { $0.compactMap(\.name).joined() }
  }

  @Test(
    .shows(
      "CALayer.addSublayer(_:)", "CALayer.insertSublayer(_:at:)",
      "CALayer.insertSublayer(_:below:)", "CALayer.insertSublayer(_:above:)",
      "CALayer.removeFromSuperlayer()", "CALayer.sublayers", "CALayer.superlayer", "CALayer.name"))
  func layersAreInTheOrderFromBackToFront() {
    let root = layer("root")
    let (a, b, c, d) = (layer("a"), layer("b"), layer("c"), layer("d"))
    #expect(root.name == "root" && root.sublayers == nil && a.superlayer == nil)
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    #expect(names(root) == "cab" && a.superlayer === root)
    root.insertSublayer(d, below: b)
    #expect(names(root) == "cadb")
    root.insertSublayer(c, above: a)
    #expect(names(root) == "acdb")
    root.insertSublayer(b, at: 99)
    root.addSublayer(a)
    #expect(names(root) == "cdba")
    root.insertSublayer(a, below: c)
    root.insertSublayer(c, above: b)
    #expect(names(root) == "adbc")

    let other = layer("other")
    other.addSublayer(d)
    #expect(names(root) == "abc" && names(other) == "d" && d.superlayer === other)
    d.removeFromSuperlayer()
    #expect(other.sublayers == nil && d.superlayer == nil)
  }

  /// Places its sublayers side by side, and counts how often.
  private final class Row: CALayer {
    var times = 0

    override func layoutSublayers() {
      times += 1
      for (place, layer) in (sublayers ?? []).enumerated() {
        layer.frame = CGRect(x: CGFloat(place) * 10, y: 0, width: 10, height: bounds.height)
      }
    }
  }

  @Test(
    .shows(
      "CALayer.setNeedsLayout()", "CALayer.needsLayout()", "CALayer.layoutIfNeeded()",
      "CALayer.layoutSublayers()", "CALayer.bounds"))
  func layersAreLaidOutWhenThatIsDue() {
    let (outer, inner, leaf) = (Row(), Row(), CALayer())
    #expect(!outer.needsLayout())
    outer.layoutIfNeeded()
    #expect(outer.times == 0)
    outer.addSublayer(CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(leaf)
    #expect(outer.needsLayout())
    outer.bounds.size = CGSize(width: 20, height: 5)
    // Layout begins at the outermost layer, so that the inner ones have their new size.
    inner.layoutIfNeeded()
    #expect(outer.times == 1 && inner.times == 1)
    #expect(!outer.needsLayout() && !inner.needsLayout())
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 10, height: 5))
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 10, height: 5))
    outer.position = CGPoint(x: 9, y: 9)
    outer.layoutIfNeeded()
    #expect(outer.times == 1 && inner.times == 1)
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(outer.times == 1 && inner.times == 2)
    // A resized layer must lay out its sublayers again; their own sublayers stay as they are.
    outer.bounds.size.width = 40
    #expect(outer.needsLayout() && !inner.needsLayout())
    outer.layoutIfNeeded()
    #expect(outer.times == 2 && inner.times == 2)
    CALayer().layoutSublayers()
  }
}
