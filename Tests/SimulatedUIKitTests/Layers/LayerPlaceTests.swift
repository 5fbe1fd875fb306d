import Foundation
import SimulatedCoreGraphics
import SimulatedQuartzCore
import TestSupport
import Testing

/// Where layers are.
@MainActor @Suite struct LayerPlaceTests {
  @Test(
    .shows(
      "CALayer.init()", "CALayer.position", "CALayer.anchorPoint", "CALayer.transform",
      "CALayer.affineTransform()", "CALayer.setAffineTransform(_:)"))
  func theFrameFollowsFromSizePositionAnchorAndTransform() {
    let layer = CALayer()
    #expect(layer.bounds == .zero && layer.position == .zero && layer.frame == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.transform == CATransform3DIdentity)
    layer.bounds = CGRect(x: 3, y: 3, width: 10, height: 20)
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.frame == CGRect(x: 45, y: 40, width: 10, height: 20))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 50, y: 50, width: 10, height: 20))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.transform == CATransform3DMakeScale(2, 3, 1))
    #expect(layer.frame == CGRect(x: 50, y: 50, width: 20, height: 60))
  }

  @Test(.shows("CALayer.frame"))
  func aFrameThatIsSetChangesSizeAndPosition() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.transform = CATransform3DMakeScale(-2, 2, 1)
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.bounds.size == CGSize(width: 10, height: 10))
    #expect(layer.position == CGPoint(x: 10, y: 10))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test(.shows("CALayer.contains(_:)"))
  func pointsAreInsideTheBounds() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 10, height: 10)
    #expect(layer.contains(CGPoint(x: 9, y: 9)) && !layer.contains(CGPoint(x: 101, y: 101)))
  }

  @Test(.shows("CALayer.init(layer:)", "CALayer.init(coder:)"))
  func anotherLayersValuesAreTakenOverAndArchivedOnesAreNot() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.backgroundColor = .red
    layer.opacity = 0.5
    let copy = CALayer(layer: layer)
    #expect(copy.frame == layer.frame && copy.backgroundColor == .red && copy.opacity == 0.5)
    #expect(CALayer(layer: "text").frame == .zero)
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    defer { archiver.finishEncoding() }
    #expect(try #require(CALayer(coder: archiver)).frame == .zero)
  }

  @Test(.shows("CALayer.presentation()", "CALayer.model()"))
  func nothingIsUnderWay() {
    let layer = CALayer()
    #expect(layer.presentation() === layer && layer.model() === layer)
  }
}
