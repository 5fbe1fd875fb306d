import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// What recognizers keep, and their documented initial values.
@MainActor @Suite struct GestureValueTests {
  @Test(
    .shows(
      "UILongPressGestureRecognizer", "UILongPressGestureRecognizer.minimumPressDuration",
      "UILongPressGestureRecognizer.allowableMovement",
      "UILongPressGestureRecognizer.numberOfTapsRequired",
      "UILongPressGestureRecognizer.numberOfTouchesRequired"))
  func aLongPressTakesHalfASecond() {
    keeps(UILongPressGestureRecognizer(), \.minimumPressDuration, first: 0.5, then: 2)
    keeps(UILongPressGestureRecognizer(), \.allowableMovement, first: 10, then: 20)
    keeps(UILongPressGestureRecognizer(), \.numberOfTapsRequired, first: 0, then: 1)
    keeps(UILongPressGestureRecognizer(), \.numberOfTouchesRequired, first: 1, then: 2)
  }

  @Test(
    .shows(
      "UIPanGestureRecognizer", "UIPanGestureRecognizer.minimumNumberOfTouches",
      "UIPanGestureRecognizer.maximumNumberOfTouches", "UIPanGestureRecognizer.translation(in:)",
      "UIPanGestureRecognizer.setTranslation(_:in:)", "UIPanGestureRecognizer.velocity(in:)",
      "UIScreenEdgePanGestureRecognizer", "UIScreenEdgePanGestureRecognizer.edges"))
  func codeSaysFromWhereAMoveIsCounted() {
    keeps(UIPanGestureRecognizer(), \.minimumNumberOfTouches, first: 1, then: 2)
    let pan = UIScreenEdgePanGestureRecognizer()
    #expect(pan.maximumNumberOfTouches > 10)
    pan.maximumNumberOfTouches = 2
    #expect(pan.maximumNumberOfTouches == 2)
    #expect(pan.translation(in: nil) == .zero)
    pan.setTranslation(CGPoint(x: 3, y: 4), in: nil)
    #expect(pan.translation(in: nil) == CGPoint(x: 3, y: 4))
    // Setting it resets the velocity (documented).
    #expect(pan.velocity(in: nil) == .zero)
    keeps(UIScreenEdgePanGestureRecognizer(), \.edges, first: [], then: .left)
  }

  @Test(
    .shows(
      "UIPinchGestureRecognizer", "UIPinchGestureRecognizer.scale",
      "UIPinchGestureRecognizer.velocity", "UIRotationGestureRecognizer",
      "UIRotationGestureRecognizer.rotation", "UIRotationGestureRecognizer.velocity"))
  func twoFingersBeginWithoutAChange() {
    keeps(UIPinchGestureRecognizer(), \.scale, first: 1, then: 2)
    keeps(UIRotationGestureRecognizer(), \.rotation, first: 0, then: 1)
    #expect(UIPinchGestureRecognizer().velocity == 0)
    #expect(UIRotationGestureRecognizer().velocity == 0)
  }
}
