import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Animations as objects.
@MainActor @Suite(.serialized) struct AnimatorTests {
  private func turn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test(
    .shows(
      "UIViewPropertyAnimator", "UIViewPropertyAnimator.init(duration:curve:animations:)",
      "UIViewPropertyAnimator.init(duration:dampingRatio:animations:)",
      "UIViewPropertyAnimator.init(duration:controlPoint1:controlPoint2:animations:)",
      "UIViewPropertyAnimator.init(duration:timingParameters:)",
      "UIViewPropertyAnimator.addAnimations(_:)",
      "UIViewPropertyAnimator.addAnimations(_:delayFactor:)",
      "UIViewPropertyAnimator.addCompletion(_:)", "UIViewPropertyAnimator.startAnimation()",
      "UIViewPropertyAnimator.state", "UIViewPropertyAnimator.isRunning",
      "UIViewPropertyAnimator.fractionComplete", "UIViewAnimatingPosition",
      "UIViewAnimatingState"))
  func changesAreMadeAtOnceAndTheEndComesLater() async {
    var steps: [String] = []
    let animators = [
      UIViewPropertyAnimator(duration: 1, curve: .linear) { steps.append("first") },
      UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { steps.append("first") },
      UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: .zero) {
        steps.append("first")
      },
    ]
    for animator in animators {
      steps = []
      animator.addAnimations { steps.append("second") }
      animator.addAnimations({ steps.append("third") }, delayFactor: 0.5)
      animator.addCompletion { steps.append("\($0)") }
      #expect(steps == [] && animator.state == .inactive && animator.fractionComplete == 0)
      animator.startAnimation()
      #expect(steps == ["first", "second", "third"] && animator.state == .active)
      #expect(animator.isRunning && animator.fractionComplete == 1)
      await turn()
      #expect(steps.last == "end" && animator.state == .inactive && !animator.isRunning)
    }
    let spring = UIViewPropertyAnimator(
      duration: 2, timingParameters: UISpringTimingParameters(dampingRatio: 0.7))
    #expect(spring.duration == 2)
    #expect(spring.timingParameters?.springTimingParameters?.dampingRatio == 0.7)
  }

  @Test(
    .shows(
      "UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:)",
      "UIViewPropertyAnimator.startAnimation(afterDelay:)", "UIViewPropertyAnimator.delay",
      "UIViewPropertyAnimator.pausesOnCompletion"))
  func anAnimationMayBeStartedInOneCall() async {
    var steps: [String] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 3) {
      steps.append("changes")
    } completion: {
      steps.append("\($0)")
    }
    #expect(animator.delay == 3 && steps == ["changes"])
    await turn()
    #expect(steps == ["changes", "end"])
    let staying = UIViewPropertyAnimator(duration: 1, curve: .linear)
    staying.pausesOnCompletion = true
    staying.addCompletion { _ in steps.append("never") }
    staying.startAnimation()
    await turn()
    #expect(staying.state == .active && !staying.isRunning && steps.count == 2)
  }

  @Test(
    .shows(
      "UIViewPropertyAnimator.pauseAnimation()", "UIViewPropertyAnimator.stopAnimation(_:)",
      "UIViewPropertyAnimator.finishAnimation(at:)",
      "UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)",
      "UIViewAnimating", "UIViewAnimating.state", "UIViewAnimating.isRunning",
      "UIViewAnimating.isReversed", "UIViewAnimating.fractionComplete",
      "UIViewAnimating.startAnimation()", "UIViewAnimating.startAnimation(afterDelay:)",
      "UIViewAnimating.pauseAnimation()", "UIViewAnimating.stopAnimation(_:)",
      "UIViewAnimating.finishAnimation(at:)", "UIViewImplicitlyAnimating.addAnimations(_:)",
      "UIViewImplicitlyAnimating.addAnimations(_:delayFactor:)",
      "UIViewImplicitlyAnimating.addCompletion(_:)",
      "UIViewImplicitlyAnimating.continueAnimation(withTimingParameters:durationFactor:)",
      "UIViewPropertyAnimator.duration", "UIViewPropertyAnimator.timingParameters"))
  func anAnimationCanBePausedAndStopped() async {
    var steps: [String] = []
    let made = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { steps.append("changes") }
    #expect(made.duration == 1 && made.timingParameters?.timingCurveType == .builtin)
    let animator: any UIViewImplicitlyAnimating = made
    animator.addAnimations {}
    animator.addAnimations({}, delayFactor: 0)
    animator.addCompletion { steps.append("\($0)") }
    #expect(!animator.isReversed && animator.fractionComplete == 0)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning && steps == [])
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    animator.pauseAnimation()
    await turn()
    #expect(steps == ["changes"] && animator.state == .active)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.startAnimation()
    animator.startAnimation(afterDelay: 1)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(steps == ["changes", "current"] && animator.state == .inactive)
    animator.addCompletion { _ in steps.append("never") }
    animator.startAnimation()
    animator.stopAnimation(true)
    await turn()
    #expect(steps == ["changes", "current"] && animator.state == .inactive)
  }

  @Test(
    .shows(
      "UIViewPropertyAnimator.addCompletion()", "UIViewImplicitlyAnimating.addCompletion()"))
  func theEndCanBeAwaited() async {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.startAnimation()
    #expect(await animator.addCompletion() == .end)
    animator.startAnimation()
    #expect(await (animator as any UIViewImplicitlyAnimating).addCompletion() == .end)
  }

  @Test(
    .shows(
      "UICubicTimingParameters", "UICubicTimingParameters.init(animationCurve:)",
      "UICubicTimingParameters.init(controlPoint1:controlPoint2:)",
      "UICubicTimingParameters.timingCurveType", "UISpringTimingParameters",
      "UISpringTimingParameters.init(dampingRatio:initialVelocity:)",
      "UISpringTimingParameters.timingCurveType", "UITimingCurveProvider", "UITimingCurveType",
      "UICubicTimingParameters.animationCurve", "UICubicTimingParameters.controlPoint1",
      "UICubicTimingParameters.controlPoint2", "UICubicTimingParameters.cubicTimingParameters",
      "UICubicTimingParameters.springTimingParameters", "UISpringTimingParameters.initialVelocity",
      "UISpringTimingParameters.dampingRatio", "UISpringTimingParameters.cubicTimingParameters",
      "UISpringTimingParameters.springTimingParameters", "UITimingCurveProvider.timingCurveType",
      "UITimingCurveProvider.cubicTimingParameters",
      "UITimingCurveProvider.springTimingParameters"))
  func speedsKeepTheirValues() {
    let curve = UICubicTimingParameters(animationCurve: .easeOut)
    #expect(curve.animationCurve == .easeOut && curve.timingCurveType == .builtin)
    #expect(curve.controlPoint1 == .zero && curve.controlPoint2 == CGPoint(x: 0.58, y: 1))
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(own.controlPoint1.x == 0.1 && own.controlPoint2.y == 0.4)
    #expect(own.timingCurveType == .cubic && own.cubicTimingParameters === own)
    #expect(own.springTimingParameters == nil)
    let spring = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
    #expect(spring.initialVelocity.dy == 2 && spring.timingCurveType == .spring)
    #expect(spring.springTimingParameters === spring && spring.cubicTimingParameters == nil)
  }
}
