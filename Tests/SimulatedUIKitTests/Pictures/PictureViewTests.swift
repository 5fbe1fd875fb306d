import DeviceEvents
import Foundation
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Views that show a picture.
@MainActor @Suite struct PictureViewTests {
  @Test(
    .shows(
      "UIImageView.init(image:highlightedImage:)", "UIImageView.highlightedImage",
      "UIImageView.isHighlighted"))
  func anotherPictureIsSeenWhenItIsChosen() throws {
    let (star, filled) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
    let view = UIImageView(image: star, highlightedImage: filled)
    #expect(view.frame.size == star?.size && !view.isUserInteractionEnabled)
    #expect(view.screenElement().text == "star" && !view.isHighlighted)
    view.isHighlighted = true
    #expect(view.screenElement().text == "star.fill")
    view.highlightedImage = nil
    #expect(view.screenElement().text == "star")
  }

  @Test(
    .shows("UIImageView.init(frame:)", "UIImageView.init(coder:)", "UIImageView.sizeThatFits(_:)"))
  func itIsAsLargeAsItsPictureAndTakesNoTouches() throws {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let view = UIImageView(frame: frame)
    #expect(view.frame == frame && !view.isUserInteractionEnabled)
    #expect(view.sizeThatFits(frame.size) == .zero)
    view.image = Dots.row([.red, .red])
    #expect(view.sizeThatFits(.zero) == CGSize(width: 2, height: 1))
    let read = try #require(UIImageView(coder: ObjectiveCRegistry.emptyCoder))
    #expect(!read.isUserInteractionEnabled && read.image == nil)
  }

  @Test(
    .shows(
      "UIImageView.animationImages", "UIImageView.highlightedAnimationImages",
      "UIImageView.animationDuration", "UIImageView.animationRepeatCount",
      "UIImageView.preferredSymbolConfiguration",
      "UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory"))
  func itKeepsItsValues() {
    keeps(UIImageView(), \.animationImages, first: nil, then: [UIImage()])
    keeps(UIImageView(), \.highlightedAnimationImages, first: nil, then: [UIImage()])
    keeps(UIImageView(), \.animationDuration, first: 0, then: 2)
    keeps(UIImageView(), \.animationRepeatCount, first: 0, then: 3)
    keeps(
      UIImageView(), \.preferredSymbolConfiguration, first: nil,
      then: UIImage.SymbolConfiguration(pointSize: 20))
    keeps(
      UIImageView(), \.adjustsImageSizeForAccessibilityContentSizeCategory, first: false,
      then: true)
  }
}
