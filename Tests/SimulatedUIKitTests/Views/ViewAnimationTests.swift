import Foundation
import SimulatedUIKit
import TestSupport
import Testing

@testable import SimulatedCoreGraphics

/// Animations, which end at once, and snapshots of views.
@MainActor @Suite(.serialized) struct ViewAnimationTests {
  /// Runs an animation, and returns what its completion handler is told.
  private func completion(of run: (@escaping (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { done in run { done.resume(returning: $0) } }
  }

  @Test(
    .shows(
      "UIView.animate(withDuration:delay:options:animations:completion:)",
      "UIView.animate(withDuration:animations:)",
      "UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)",
      "UIView.animateKeyframes(withDuration:delay:options:animations:completion:)",
      "UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)",
      "UIView.transition(with:duration:options:animations:completion:)"))
  func changesAreMadeAtOnceAndTheCompletionComesLater() async {
    let view = UIView()
    UIView.animate(withDuration: 1) { view.alpha = 0.9 }
    #expect(view.alpha == 0.9)
    var isOver = await completion { done in
      UIView.animate(
        withDuration: 9, delay: 9, options: .curveEaseIn, animations: { view.alpha = 0.8 },
        completion: done)
      #expect(view.alpha == 0.8)
    }
    #expect(isOver)
    isOver = await completion { done in
      UIView.animate(
        withDuration: 9, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 1,
        animations: { view.alpha = 0.7 }, completion: done)
      #expect(view.alpha == 0.7)
    }
    #expect(isOver)
    isOver = await completion { done in
      UIView.animateKeyframes(
        withDuration: 9, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.alpha = 0.6
          }
        }, completion: done)
      #expect(view.alpha == 0.6)
    }
    #expect(isOver)
    isOver = await completion { done in
      UIView.transition(
        with: view, duration: 9, animations: { view.alpha = 0.5 }, completion: done)
      #expect(view.alpha == 0.5)
    }
    #expect(isOver)
  }

  @Test(.shows("UIView.transition(from:to:duration:options:completion:)"))
  func oneViewTakesTheOthersPlaceOrIsHiddenForIt() async {
    let (outer, back, front, one, two) = (UIView(), UIView(), UIView(), UIView(), UIView())
    for view in [back, one, front] { outer.addSubview(view) }
    let isOver = await completion { done in
      UIView.transition(from: one, to: two, duration: 1, completion: done)
      #expect(outer.subviews == [back, two, front])
    }
    #expect(isOver)
    back.isHidden = true
    UIView.transition(from: two, to: back, duration: 1, options: .showHideTransitionViews)
    #expect(two.isHidden && !back.isHidden && outer.subviews == [back, two, front])
  }

  @Test(
    .shows(
      "UIView.performWithoutAnimation(_:)", "UIView.areAnimationsEnabled",
      "UIView.setAnimationsEnabled(_:)"))
  func animationsCanBeTurnedOff() {
    var runs = 0
    UIView.performWithoutAnimation { runs += 1 }
    #expect(runs == 1 && UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test(
    .shows(
      "UIView.AnimationOptions.rawValue", "UIView.AnimationOptions.init(rawValue:)",
      "UIView.KeyframeAnimationOptions.rawValue",
      "UIView.KeyframeAnimationOptions.init(rawValue:)", "UIView.AutoresizingMask.rawValue",
      "UIView.AutoresizingMask.init(rawValue:)"))
  func optionsAreBits() {
    let options: UIView.AnimationOptions = [.repeat, .curveEaseOut]
    #expect(options.rawValue == 8 + 2 << 16)
    #expect(UIView.AnimationOptions(rawValue: 8 + 2 << 16) == options)
    let steps: UIView.KeyframeAnimationOptions = [.autoreverse, .calculationModePaced]
    #expect(steps.rawValue == 16 + 2 << 10)
    #expect(UIView.KeyframeAnimationOptions(rawValue: 16 + 2 << 10) == steps)
    let mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    #expect(mask.rawValue == 34 && UIView.AutoresizingMask(rawValue: 34) == mask)
  }

  private final class Drawn: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.blue.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  @Test(.shows("UIView.drawHierarchy(in:afterScreenUpdates:)", "UIView.draw(_:)"))
  func aViewIsDrawnWithWhatIsInside() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
    outer.backgroundColor = .red
    outer.addSubview(Drawn(frame: CGRect(x: 1, y: 0, width: 2, height: 1)))
    #expect(!outer.drawHierarchy(in: outer.bounds, afterScreenUpdates: true))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    var isDrawn = false
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format)
      .image { _ in
        isDrawn = outer.drawHierarchy(
          in: CGRect(x: 1, y: 0, width: 3, height: 1), afterScreenUpdates: true)
      }
    #expect(isDrawn)
    let pixels = try #require(image.cgImage?.pixels)
    let (red, blue, clear): ([UInt8], [UInt8], [UInt8]) = (
      [255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]
    )
    #expect(pixels.bytes == clear + red + blue + red)
  }

  @Test(.shows("UIView.snapshotView(afterScreenUpdates:)"))
  func aSnapshotStandsWhereTheViewDoes() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.backgroundColor = .green
    view.layer.cornerRadius = 5
    let shot = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(shot !== view && shot.frame == view.frame && shot.backgroundColor == .green)
    #expect(shot.layer.cornerRadius == 5)
  }

  @Test(
    .shows(
      "UIVisualEffect", "UIVisualEffectView.effect", "UIVisualEffectView.contentView",
      "UIVisualEffectView.init(effect:)", "UIVisualEffectView.init(coder:)",
      "UIVibrancyEffect.init(blurEffect:)"))
  func whatIsInsideAnEffectFillsIt() throws {
    let blur: UIVisualEffect = UIBlurEffect(style: .dark)
    let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    let made = UIVisualEffectView(effect: blur)
    #expect(made.effect === blur)
    made.effect = effect
    #expect(made.effect === effect)
    let drawn = try #require(UIVisualEffectView(coder: NSCoder()))
    #expect(drawn.effect == nil)
    for view in [made, drawn] {
      #expect(view.contentView.superview === view)
      view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    }
  }
}
