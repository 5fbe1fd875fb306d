import Foundation
import SimulatedQuartzCore
import TestSupport
import Testing

/// Values that animations keep, and their documented initial values.
@MainActor @Suite struct AnimationValueTests {
  private final class Listener: NSObject, CAAnimationDelegate {}

  @Test(
    .shows(
      "CAAnimation.duration", "CAAnimation.beginTime", "CAAnimation.timeOffset",
      "CAAnimation.speed", "CAAnimation.repeatCount", "CAAnimation.repeatDuration",
      "CAAnimation.autoreverses", "CAAnimation.fillMode", "CAAnimation.timingFunction"))
  func anAnimationKeepsItsTimes() {
    keeps(CAAnimation(), \.duration, first: 0, then: 2)
    keeps(CAAnimation(), \.beginTime, first: 0, then: 3)
    keeps(CAAnimation(), \.timeOffset, first: 0, then: 1)
    keeps(CAAnimation(), \.speed, first: 1, then: 0.5)
    keeps(CAAnimation(), \.repeatCount, first: 0, then: .infinity)
    keeps(CAAnimation(), \.repeatDuration, first: 0, then: 9)
    keeps(CAAnimation(), \.autoreverses, first: false, then: true)
    keeps(CAAnimation(), \.fillMode, first: .removed, then: .both)
    keeps(
      CAAnimation(), \.timingFunction, first: nil, then: CAMediaTimingFunction(name: .linear))
  }

  @Test(.shows("CAAnimation.delegate"))
  func anAnimationKeepsItsDelegateAlive() {
    let animation = CAAnimation()
    weak var listener: Listener?
    do {
      let made = Listener()
      listener = made
      animation.delegate = made
    }
    #expect(listener != nil && animation.delegate === listener)
    animation.delegate = nil
    #expect(listener == nil)
  }

  @Test(
    .shows(
      "CAPropertyAnimation.isAdditive", "CAPropertyAnimation.isCumulative",
      "CABasicAnimation.fromValue", "CABasicAnimation.toValue", "CABasicAnimation.byValue",
      "CASpringAnimation.mass", "CASpringAnimation.stiffness", "CASpringAnimation.damping",
      "CASpringAnimation.initialVelocity", "CAKeyframeAnimation.values",
      "CAKeyframeAnimation.keyTimes", "CAAnimationGroup.animations", "CATransition.type",
      "CATransition.subtype"))
  func theKindsOfAnimationsKeepWhatTheyChange() {
    keeps(CABasicAnimation(), \.isAdditive, first: false, then: true)
    keeps(CABasicAnimation(), \.isCumulative, first: false, then: true)
    keeps(CASpringAnimation(), \.mass, first: 1, then: 2)
    keeps(CASpringAnimation(), \.stiffness, first: 100, then: 50)
    keeps(CASpringAnimation(), \.damping, first: 10, then: 5)
    keeps(CASpringAnimation(), \.initialVelocity, first: 0, then: -1)
    keeps(CAKeyframeAnimation(), \.keyTimes, first: nil, then: [0, 1])
    keeps(CAAnimationGroup(), \.animations, first: nil, then: [CAAnimation()])
    keeps(CATransition(), \.type, first: .fade, then: .push)
    keeps(CATransition(), \.subtype, first: nil, then: .fromTop)
    let basic = CABasicAnimation()
    #expect(basic.fromValue == nil && basic.toValue == nil && basic.byValue == nil)
    (basic.fromValue, basic.toValue, basic.byValue) = (1, 2, 3)
    #expect([basic.fromValue, basic.toValue, basic.byValue].map { $0 as? Int } == [1, 2, 3])
    let frames = CAKeyframeAnimation()
    #expect(frames.values == nil)
    frames.values = [0, 1]
    #expect(frames.values as? [Int] == [0, 1])
  }

  private func points(_ function: CAMediaTimingFunction) -> [Float] {
    (0..<4).flatMap { index in
      var values: [Float] = [-1, -1]
      function.getControlPoint(at: index, values: &values)
      return values
    }
  }

  // The numbers are from Apple's documentation of the names.
  @Test(
    .shows(
      "CAMediaTimingFunction.init(name:)", "CAMediaTimingFunction.getControlPoint(at:values:)",
      "CAMediaTimingFunctionName.default"),
    arguments: [
      (.linear, [0, 0, 0, 0, 1, 1, 1, 1]), (.easeIn, [0, 0, 0.42, 0, 1, 1, 1, 1]),
      (.easeOut, [0, 0, 0, 0, 0.58, 1, 1, 1]), (.easeInEaseOut, [0, 0, 0.42, 0, 0.58, 1, 1, 1]),
      (.default, [0, 0, 0.25, 0.1, 0.25, 1, 1, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func namedFunctionsHaveTheirCurves(_ name: CAMediaTimingFunctionName, _ expected: [Float]) {
    #expect(points(CAMediaTimingFunction(name: name)) == expected)
  }

  @Test(.shows("CAMediaTimingFunction.init(controlPoints:_:_:_:)"))
  func aCurveHasThePointsItIsGiven() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    #expect(points(function) == [0, 0, 0.1, 0.2, 0.3, 0.4, 1, 1])
    var values: [Float] = [-1, -1]
    function.getControlPoint(at: 4, values: &values)
    function.getControlPoint(at: -1, values: &values)
    #expect(values == [-1, -1])
  }
}
