import Foundation
import SimulatedQuartzCore
import TestSupport
import Testing

/// Animations, which end on the next turn of the main queue.
@MainActor @Suite struct AnimationTests {
  /// Notes what it is told.
  private final class Listener: NSObject, CAAnimationDelegate {
    var calls: [String] = []

    func animationDidStart(_ anim: CAAnimation) { calls.append("start \(name(anim))") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      calls.append("stop \(name(anim)) \(flag)")
    }

    private func name(_ animation: CAAnimation) -> String {
      (animation as? CAPropertyAnimation)?.keyPath ?? "?"
    }
  }

  private func settle() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test(
    .shows(
      "CALayer.add(_:forKey:)", "CAAnimationDelegate.animationDidStart(_:)",
      "CAAnimationDelegate.animationDidStop(_:finished:)", "CAAnimation.delegate",
      "CAPropertyAnimation.init(keyPath:)", "CAPropertyAnimation.keyPath", "CAAnimation.init()",
      "CALayer.animation(forKey:)", "CALayer.animationKeys()"))
  func anAnimationIsOverSoonAndItsDelegateIsTold() async {
    let (layer, listener) = (CALayer(), Listener())
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = listener
    #expect(CAAnimation().delegate == nil && CABasicAnimation().keyPath == nil)
    layer.add(animation, forKey: "fade")
    #expect(layer.animation(forKey: "fade") === animation && layer.animationKeys() == ["fade"])
    #expect(layer.animation(forKey: "move") == nil && listener.calls.isEmpty)
    await settle()
    #expect(listener.calls == ["start opacity", "stop opacity true"])
    #expect(layer.animation(forKey: "fade") == nil && layer.animationKeys() == nil)
  }

  @Test(
    .shows(
      "CALayer.removeAnimation(forKey:)", "CALayer.removeAllAnimations()",
      "CALayer.add(_:forKey:)"))
  func whatIsRemovedOrReplacedIsNotFinished() async {
    let (layer, listener) = (CALayer(), Listener())
    func add(_ path: String, _ key: String?) {
      let animation = CABasicAnimation(keyPath: path)
      animation.delegate = listener
      layer.add(animation, forKey: key)
    }
    add("a", "1")
    add("b", "1")
    add("c", "2")
    layer.removeAnimation(forKey: "2")
    add("d", nil)
    #expect(layer.animationKeys() == ["1"])
    await settle()
    #expect(
      listener.calls == [
        "stop a false", "start b", "stop b true", "stop c false", "start d", "stop d true",
      ])
    listener.calls = []
    add("e", "1")
    add("f", nil)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
    await settle()
    #expect(listener.calls == ["stop e false", "stop f false"])
  }

  @Test(.shows("CAAnimation.isRemovedOnCompletion", "CALayer.removeAnimation(forKey:)"))
  func anAnimationMayStay() async {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.isRemovedOnCompletion)
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    layer.add(CATransition(), forKey: "other")
    #expect(layer.animationKeys() == ["fade", "transition"])
    await settle()
    #expect(layer.animationKeys() == ["fade"])
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test(
    .shows(
      "CATransaction.begin()", "CATransaction.commit()", "CATransaction.setCompletionBlock(_:)"))
  func blocksOfTransactionsAreCalledAfterTheirEnd() async {
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    CATransaction.commit()
    await settle()
    #expect(calls == ["inner"])
    CATransaction.commit()
    #expect(calls == ["inner"])
    await settle()
    #expect(calls == ["inner", "outer"])
    CATransaction.setCompletionBlock { calls.append("by itself") }
    #expect(calls.count == 2)
    await settle()
    #expect(calls == ["inner", "outer", "by itself"])
  }

  @Test(.shows("CACurrentMediaTime()"))
  func timeIsCountedFromTheMachinesStart() {
    let before = ProcessInfo.processInfo.systemUptime
    let now = CACurrentMediaTime()
    #expect(before <= now && now <= ProcessInfo.processInfo.systemUptime && now > 0)
  }
}
