import DeviceEvents
import Foundation
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Views that show an image.
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
    .shows("UIImageView.image", "UIView.contentMode"),
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 10, y: 20, width: 100, height: 40)),
      (.redraw, CGRect(x: 10, y: 20, width: 100, height: 40)),
      (.scaleAspectFit, CGRect(x: 20, y: 20, width: 80, height: 40)),
      (.scaleAspectFill, CGRect(x: 10, y: 15, width: 100, height: 50)),
      (.center, CGRect(x: 59, y: 39.5, width: 2, height: 1)),
      (.top, CGRect(x: 59, y: 20, width: 2, height: 1)),
      (.bottom, CGRect(x: 59, y: 59, width: 2, height: 1)),
      (.left, CGRect(x: 10, y: 39.5, width: 2, height: 1)),
      (.right, CGRect(x: 108, y: 39.5, width: 2, height: 1)),
      (.topLeft, CGRect(x: 10, y: 20, width: 2, height: 1)),
      (.topRight, CGRect(x: 108, y: 20, width: 2, height: 1)),
      (.bottomLeft, CGRect(x: 10, y: 59, width: 2, height: 1)),
      (.bottomRight, CGRect(x: 108, y: 59, width: 2, height: 1)),
    ])
  func thePictureItselfIsOnTheScreenWhereTheContentModePutsIt(
    mode: UIView.ContentMode, frame: CGRect
  ) throws {
    let view = UIImageView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.image = Dots.row([.red, .blue])
    view.contentMode = mode
    let shown = try #require(view.screenElement().image)
    #expect(
      shown.frame
        == ScreenFrame(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
    // Two pixels are small enough already, so nothing is lost.
    let data = try #require(Data(base64Encoded: shown.base64))
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 2, height: 1))
  }

  @Test func aLargePictureIsMadeSmallForTheScreenAndASmallFileIsLeftAsItIs() throws {
    let size = CGSize(width: 800, height: 200)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func drawn(_ color: UIColor) throws -> (ScreenImage, UIImage) {
      let view = UIImageView(frame: CGRect(origin: .zero, size: size))
      view.image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      let shown = try #require(view.screenElement().image)
      let data = try #require(Data(base64Encoded: shown.base64))
      return (shown, try #require(UIImage(data: data)))
    }
    let opaque = try drawn(.red)
    #expect(opaque.0.format == .jpeg && opaque.1.size == CGSize(width: 192, height: 48))
    let clear = try drawn(UIColor.red.withAlphaComponent(0.5))
    #expect(clear.0.format == .png && clear.1.size == CGSize(width: 192, height: 48))

    let file = try #require(Dots.row([.red, .green]).pngData())
    let view = UIImageView(image: UIImage(data: file))
    #expect(view.screenElement().image?.base64 == file.base64EncodedString())
    view.image = UIImage(systemName: "star")
    #expect(view.screenElement().image == nil && view.screenElement().kind == .image)
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
