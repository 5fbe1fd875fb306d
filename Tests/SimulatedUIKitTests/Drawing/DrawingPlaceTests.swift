import Foundation
import SimulatedCoreGraphics
import SimulatedCoreImage
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Where drawing goes, and what becomes of an image.
@MainActor @Suite struct DrawingPlaceTests {
  private let all = CGRect(x: 0, y: 0, width: 4, height: 4)

  @Test(
    .shows(
      "UIGraphicsGetCurrentContext()", "UIGraphicsPushContext(_:)", "UIGraphicsPopContext()",
      "UIGraphicsBeginImageContext(_:)"))
  func theLastContextIsDrawnOn() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    var inner: UIImage?
    let outer = drawn(2, 1) {
      guard let first = UIGraphicsGetCurrentContext() else { return }
      UIGraphicsBeginImageContext(CGSize(width: 3, height: 1))
      #expect(UIGraphicsGetCurrentContext() !== first)
      UIGraphicsPushContext(first)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIGraphicsPopContext()
      UIRectFill(CGRect(x: 1, y: 0, width: 2, height: 1))
      inner = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
    }
    #expect(outer == ["r."])
    #expect(letters(inner) == [".kk"])
    #expect(inner?.scale == 1 && inner?.size == CGSize(width: 3, height: 1))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test(
    .shows("UIImagePNGRepresentation(_:)", "UIImageJPEGRepresentation(_:_:)"))
  func theOldNamesMakeTheSameFiles() throws {
    let png = try ImageTests.fixture("logo.png")
    let logo = try #require(UIImage(data: png))
    #expect(UIImagePNGRepresentation(logo) == png)
    let jpeg = try #require(UIImageJPEGRepresentation(logo, 0.5))
    #expect(jpeg == logo.jpegData(compressionQuality: 0.5))
    #expect(UIImage(data: jpeg)?.size == logo.size)
  }

  @Test(.shows("CIImage.init(image:)", "CIImage.init(image:options:)"))
  func aPictureForFiltersIsAsLarge() throws {
    let logo = try #require(UIImage(data: try ImageTests.fixture("logo.png")))
    let size = CGSize(width: logo.size.width * logo.scale, height: logo.size.height * logo.scale)
    #expect(CIImage(image: logo)?.extent.size == size)
    #expect(CIImage(image: logo, options: nil)?.extent.size == size)
    #expect(CIImage(image: UIImage()) == nil)
  }

  @Test(.shows("UIImageWriteToSavedPhotosAlbum(_:_:_:_:)"))
  func nothingGoesIntoALibraryThatIsNotThere() throws {
    let target = SavingLog()
    let image = UIImage()
    UIImageWriteToSavedPhotosAlbum(
      image, target, Selector("image:didFinishSavingWithError:contextInfo:"), nil)
    #expect(target.images.first === image && target.images.count == 1)
    let error = try #require(target.errors.first)
    #expect(error.domain == "ALAssetsLibraryErrorDomain" && error.code == -3311)
    UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
    #expect(target.images.count == 1)
  }

  @Test(
    .shows(
      "_ColorLiteralType", "_ImageLiteralType", "UIColor.init(_colorLiteralRed:green:blue:alpha:)"))
  func literalsAreColorsAndPictures() {
    let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let image = #imageLiteral(resourceName: "Nowhere")
    #expect(image.size == .zero)
  }
}

private final class SavingLog: NSObject {
  var images: [UIImage] = []
  var errors: [NSError] = []

  override init() {
    super.init()
    Self.listed
  }

  private static let listed: Void = ObjectiveCRegistry.register(
    SavingLog.self, name: nil,
    methods: [
      (
        "image:didFinishSavingWithError:contextInfo:",
        { log, image, error in
          guard let log = log as? SavingLog else { return nil }
          if let image = image as? UIImage { log.images.append(image) }
          if let error = error as? NSError { log.errors.append(error) }
          return nil
        }
      )
    ], make: nil)
}
