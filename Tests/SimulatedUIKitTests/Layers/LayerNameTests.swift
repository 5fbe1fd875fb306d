import SimulatedQuartzCore
import TestSupport
import Testing

/// The names and raw values of layers' options are Apple's.
@Suite struct LayerNameTests {
  @Test(
    .shows(
      "CACornerMask.rawValue", "CACornerMask.init(rawValue:)", "CACornerMask.layerMinXMinYCorner",
      "CACornerMask.layerMaxXMinYCorner", "CACornerMask.layerMinXMaxYCorner",
      "CACornerMask.layerMaxXMaxYCorner"))
  func cornersHaveApplesBits() {
    let all: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8])
    #expect(CACornerMask(rawValue: 15) == CACornerMask(all))
  }

  @Test(
    .shows(
      "CALayerCornerCurve.rawValue", "CALayerCornerCurve.init(rawValue:)",
      "CALayerCornerCurve.circular", "CALayerCornerCurve.continuous",
      "CALayerContentsGravity.rawValue", "CALayerContentsGravity.init(rawValue:)",
      "CALayerContentsGravity.center", "CALayerContentsGravity.resize",
      "CALayerContentsGravity.resizeAspect", "CALayerContentsGravity.resizeAspectFill",
      "CAGradientLayerType.rawValue", "CAGradientLayerType.init(rawValue:)",
      "CAGradientLayerType.axial", "CAGradientLayerType.radial", "CAGradientLayerType.conic"))
  func curvesPlacesAndGradientsHaveApplesNames() {
    let curves: [CALayerCornerCurve] = [.circular, .continuous]
    #expect(curves.map(\.rawValue) == ["circular", "continuous"])
    #expect(CALayerCornerCurve(rawValue: "continuous") == .continuous)
    let places: [CALayerContentsGravity] = [.center, .resize, .resizeAspect, .resizeAspectFill]
    #expect(places.map(\.rawValue) == ["center", "resize", "resizeAspect", "resizeAspectFill"])
    #expect(CALayerContentsGravity(rawValue: "center") == .center)
    let gradients: [CAGradientLayerType] = [.axial, .radial, .conic]
    #expect(gradients.map(\.rawValue) == ["axial", "radial", "conic"])
    #expect(CAGradientLayerType(rawValue: "axial") == .axial)
  }

  @Test(
    .shows(
      "CAShapeLayerLineCap.rawValue", "CAShapeLayerLineCap.init(rawValue:)",
      "CAShapeLayerLineCap.butt", "CAShapeLayerLineCap.round", "CAShapeLayerLineCap.square",
      "CAShapeLayerLineJoin.rawValue", "CAShapeLayerLineJoin.init(rawValue:)",
      "CAShapeLayerLineJoin.miter", "CAShapeLayerLineJoin.round", "CAShapeLayerLineJoin.bevel",
      "CAShapeLayerFillRule.rawValue", "CAShapeLayerFillRule.init(rawValue:)",
      "CAShapeLayerFillRule.nonZero", "CAShapeLayerFillRule.evenOdd"))
  func shapesLinesHaveApplesNames() {
    let caps: [CAShapeLayerLineCap] = [.butt, .round, .square]
    #expect(caps.map(\.rawValue) == ["butt", "round", "square"])
    #expect(CAShapeLayerLineCap(rawValue: "butt") == .butt)
    let joins: [CAShapeLayerLineJoin] = [.miter, .round, .bevel]
    #expect(joins.map(\.rawValue) == ["miter", "round", "bevel"])
    #expect(CAShapeLayerLineJoin(rawValue: "miter") == .miter)
    let rules: [CAShapeLayerFillRule] = [.nonZero, .evenOdd]
    #expect(rules.map(\.rawValue) == ["non-zero", "even-odd"])
    #expect(CAShapeLayerFillRule(rawValue: "even-odd") == .evenOdd)
  }

  @Test(
    .shows(
      "CAMediaTimingFillMode.rawValue", "CAMediaTimingFillMode.init(rawValue:)",
      "CAMediaTimingFillMode.forwards", "CAMediaTimingFillMode.backwards",
      "CAMediaTimingFillMode.both", "CAMediaTimingFillMode.removed",
      "CAMediaTimingFunctionName.rawValue", "CAMediaTimingFunctionName.init(rawValue:)",
      "CAMediaTimingFunctionName.linear", "CAMediaTimingFunctionName.easeIn",
      "CAMediaTimingFunctionName.easeOut", "CAMediaTimingFunctionName.easeInEaseOut",
      "CAMediaTimingFunctionName.default"))
  func timingsHaveApplesNames() {
    let modes: [CAMediaTimingFillMode] = [.forwards, .backwards, .both, .removed]
    #expect(modes.map(\.rawValue) == ["forwards", "backwards", "both", "removed"])
    #expect(CAMediaTimingFillMode(rawValue: "both") == .both)
    let functions: [CAMediaTimingFunctionName] = [
      .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
    ]
    #expect(
      functions.map(\.rawValue) == ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"])
    #expect(CAMediaTimingFunctionName(rawValue: "linear") == .linear)
  }

  @Test(
    .shows(
      "CATransitionType.rawValue", "CATransitionType.init(rawValue:)", "CATransitionType.fade",
      "CATransitionType.moveIn", "CATransitionType.push", "CATransitionType.reveal",
      "CATransitionSubtype.rawValue", "CATransitionSubtype.init(rawValue:)",
      "CATransitionSubtype.fromRight", "CATransitionSubtype.fromLeft",
      "CATransitionSubtype.fromTop", "CATransitionSubtype.fromBottom"))
  func transitionsHaveApplesNames() {
    let types: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
    #expect(types.map(\.rawValue) == ["fade", "moveIn", "push", "reveal"])
    #expect(CATransitionType(rawValue: "push") == .push)
    let directions: [CATransitionSubtype] = [.fromRight, .fromLeft, .fromTop, .fromBottom]
    #expect(directions.map(\.rawValue) == ["fromRight", "fromLeft", "fromTop", "fromBottom"])
    #expect(CATransitionSubtype(rawValue: "fromTop") == .fromTop)
  }
}
