import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Counts the changes of its adjusted content inset.
private final class Telling: UIScrollView {
  var changes = 0
  override func adjustedContentInsetDidChange() { changes += 1 }
}

/// Views that show part of something larger.
@MainActor @Suite(.serialized) struct ScrollViewTests {
  @Test(
    .shows(
      "UIScrollView.adjustedContentInset", "UIScrollView.adjustedContentInsetDidChange()"))
  func barsAddToTheRoomAroundTheContent() {
    let controller = UIViewController()
    let view = Telling(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.contentInset = insets
    #expect(view.changes == 1 && view.adjustedContentInset == insets)
    controller.view.addSubview(view)
    controller.appear()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.appear()
    navigation.layOut()
    let safe = view.safeAreaInsets
    #expect(safe.top >= 44)
    let (top, bottom): (CGFloat, CGFloat) = (1 + safe.top, 3 + safe.bottom)
    let room = UIEdgeInsets(top: top, left: 2, bottom: bottom, right: 4)
    #expect(view.adjustedContentInset == room)
    #expect(view.changes > 1)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == insets)
  }

  @Test(.shows("UIScrollView.scrollIndicatorInsets"))
  func theRoomAroundBothIndicatorsIsSetAtOnce() {
    let view = UIScrollView()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.scrollIndicatorInsets == .zero)
    view.scrollIndicatorInsets = insets
    #expect(view.scrollIndicatorInsets == insets)
    #expect(view.verticalScrollIndicatorInsets == insets)
    #expect(view.horizontalScrollIndicatorInsets == insets)
  }

  @Test(
    .shows(
      "UIScrollView.zoomScale", "UIScrollView.setZoomScale(_:animated:)",
      "UIScrollView.isTracking", "UIScrollView.isDragging", "UIScrollView.isDecelerating",
      "UIScrollView.isZooming", "UIScrollView.panGestureRecognizer"))
  func nobodysFingerIsOnIt() {
    let view = UIScrollView()
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating && !view.isZooming)
    #expect(view.panGestureRecognizer.view === view)
    #expect(view.gestureRecognizers == [view.panGestureRecognizer])
    keeps(UIScrollView(), \.zoomScale, first: 1, then: 2)
    view.setZoomScale(3, animated: false)
    #expect(view.zoomScale == 3)
  }

  @Test(.shows("UIScrollView.frameLayoutGuide"))
  func theFrameStaysWhileTheContentMoves() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      inside.heightAnchor.constraint(equalToConstant: 500),
      inside.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
      inside.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
      inside.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(inside.frame.width == 200 && view.contentSize == CGSize(width: 200, height: 500))
    view.contentOffset.y = 50
    #expect(view.frameLayoutGuide.layoutFrame.size == CGSize(width: 200, height: 100))
    #expect(view.frameLayoutGuide.owningView === view)
  }
}
