import Foundation
import SimulatedCoreGraphics
import SimulatedQuartzCore
import TestSupport
import Testing

/// Values that layers keep, and their documented initial values.
@MainActor @Suite struct LayerValueTests {
  private static let black = CGColor(gray: 0, alpha: 1)

  @Test(
    .shows(
      "CALayer.zPosition", "CALayer.masksToBounds", "CALayer.isOpaque", "CALayer.mask",
      "CALayer.cornerRadius", "CALayer.maskedCorners", "CALayer.cornerCurve",
      "CALayer.borderWidth", "CALayer.borderColor", "CALayer.contentsGravity",
      "CALayer.shouldRasterize", "CALayer.rasterizationScale"))
  func aLayerKeepsItsLook() {
    keeps(CALayer(), \.zPosition, first: 0, then: 3)
    keeps(CALayer(), \.masksToBounds, first: false, then: true)
    keeps(CALayer(), \.isOpaque, first: false, then: true)
    keeps(CALayer(), \.mask, first: nil, then: CALayer())
    keeps(CALayer(), \.cornerRadius, first: 0, then: 8)
    keeps(
      CALayer(), \.maskedCorners,
      first: [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ], then: .layerMinXMinYCorner)
    keeps(CALayer(), \.cornerCurve, first: .circular, then: .continuous)
    keeps(CALayer(), \.borderWidth, first: 0, then: 2)
    keeps(CALayer(), \.borderColor, first: Self.black, then: .red)
    keeps(CALayer(), \.contentsGravity, first: .resize, then: .center)
    keeps(CALayer(), \.shouldRasterize, first: false, then: true)
    keeps(CALayer(), \.rasterizationScale, first: 1, then: 2)
  }

  @Test(
    .shows(
      "CALayer.shadowColor", "CALayer.shadowOpacity", "CALayer.shadowOffset",
      "CALayer.shadowRadius", "CALayer.shadowPath"))
  func aLayerKeepsItsShadow() {
    keeps(CALayer(), \.shadowColor, first: Self.black, then: .red)
    keeps(CALayer(), \.shadowOpacity, first: 0, then: 0.5)
    keeps(CALayer(), \.shadowOffset, first: CGSize(width: 0, height: -3), then: .zero)
    keeps(CALayer(), \.shadowRadius, first: 3, then: 6)
    let (layer, path) = (CALayer(), CGPath())
    #expect(layer.shadowPath == nil)
    layer.shadowPath = path
    #expect(layer.shadowPath === path)
  }

  private final class Owner: NSObject, CALayerDelegate {}

  @Test(.shows("CALayer.delegate"))
  func aLayerDoesNotKeepItsDelegateAlive() {
    let layer = CALayer()
    var owner: Owner? = Owner()
    layer.delegate = owner
    #expect(layer.delegate === owner && owner != nil)
    owner = nil
    #expect(layer.delegate == nil)
  }

  @Test(
    .shows(
      "CAGradientLayer.colors", "CAGradientLayer.locations", "CAGradientLayer.startPoint",
      "CAGradientLayer.endPoint", "CAGradientLayer.type"))
  func aGradientKeepsItsColors() {
    let middle = CGPoint(x: 0.5, y: 0.5)
    keeps(CAGradientLayer(), \.locations, first: nil, then: [0, 1])
    keeps(CAGradientLayer(), \.startPoint, first: CGPoint(x: 0.5, y: 0), then: middle)
    keeps(CAGradientLayer(), \.endPoint, first: CGPoint(x: 0.5, y: 1), then: middle)
    keeps(CAGradientLayer(), \.type, first: .axial, then: .conic)
    let layer = CAGradientLayer()
    #expect(layer.colors == nil)
    layer.colors = [CGColor.red, CGColor.blue]
    #expect(layer.colors as? [CGColor] == [.red, .blue])
  }

  @Test(
    .shows(
      "CAShapeLayer.path", "CAShapeLayer.fillColor", "CAShapeLayer.strokeColor",
      "CAShapeLayer.strokeStart", "CAShapeLayer.strokeEnd", "CAShapeLayer.lineWidth",
      "CAShapeLayer.lineDashPattern", "CAShapeLayer.lineDashPhase", "CAShapeLayer.lineCap",
      "CAShapeLayer.lineJoin", "CAShapeLayer.fillRule"))
  func aShapeKeepsItsLine() {
    keeps(CAShapeLayer(), \.fillColor, first: Self.black, then: nil)
    keeps(CAShapeLayer(), \.strokeColor, first: nil, then: .red)
    keeps(CAShapeLayer(), \.strokeStart, first: 0, then: 0.25)
    keeps(CAShapeLayer(), \.strokeEnd, first: 1, then: 0.75)
    keeps(CAShapeLayer(), \.lineWidth, first: 1, then: 4)
    keeps(CAShapeLayer(), \.lineDashPattern, first: nil, then: [4, 2])
    keeps(CAShapeLayer(), \.lineDashPhase, first: 0, then: 2)
    keeps(CAShapeLayer(), \.lineCap, first: .butt, then: .round)
    keeps(CAShapeLayer(), \.lineJoin, first: .miter, then: .bevel)
    keeps(CAShapeLayer(), \.fillRule, first: .nonZero, then: .evenOdd)
    let (layer, path) = (CAShapeLayer(), CGPath())
    #expect(layer.path == nil)
    layer.path = path
    #expect(layer.path === path)
  }
}
