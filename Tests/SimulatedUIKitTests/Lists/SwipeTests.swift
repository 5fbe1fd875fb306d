import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Swipe actions and swipe gestures.
@MainActor @Suite struct SwipeTests {
  @Test(
    .shows(
      "UISwipeActionsConfiguration.actions", "UISwipeActionsConfiguration.init(actions:)",
      "UISwipeActionsConfiguration.performsFirstActionWithFullSwipe"))
  func aConfigurationKeepsItsActions() {
    let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    #expect(UISwipeActionsConfiguration(actions: [action]).actions == [action])
    keeps(
      UISwipeActionsConfiguration(actions: []), \.performsFirstActionWithFullSwipe, first: true,
      then: false)
  }

  @Test(
    .shows(
      "UISwipeGestureRecognizer.direction", "UISwipeGestureRecognizer.numberOfTouchesRequired",
      "UISwipeGestureRecognizer.Direction.rawValue",
      "UISwipeGestureRecognizer.Direction.init(rawValue:)"))
  func aSwipeGoesToTheRightUnlessOneSaysOtherwise() {
    keeps(UISwipeGestureRecognizer(), \.direction, first: .right, then: [.up, .down])
    keeps(UISwipeGestureRecognizer(), \.numberOfTouchesRequired, first: 1, then: 2)
    typealias Direction = UISwipeGestureRecognizer.Direction
    #expect([Direction.right, .left, .up, .down].map(\.rawValue) == [1, 2, 4, 8])
    #expect(Direction(rawValue: 6) == [.left, .up])
  }
}
