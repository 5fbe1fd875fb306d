import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Pictures that are decoded, or made smaller, before they are shown.
@MainActor @Suite struct PreparedPictureTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test(
    .shows(
      "UIImage.preparingThumbnail(of:)", "UIImage.prepareThumbnail(of:completionHandler:)",
      "UIImage.byPreparingThumbnail(ofSize:)"))
  func aThumbnailKeepsTheProportions() async throws {
    let room = CGSize(width: 10, height: 10)
    let thumbnail = try #require(picture.preparingThumbnail(of: room))
    #expect(thumbnail.size == CGSize(width: 10, height: 5) && thumbnail.scale == picture.scale)
    #expect(picture.preparingThumbnail(of: CGSize(width: 90, height: 90)) === picture)
    #expect(picture.preparingThumbnail(of: .zero) == nil)
    #expect(await picture.byPreparingThumbnail(ofSize: room)?.size == thumbnail.size)
    let size = await withCheckedContinuation { done in
      picture.prepareThumbnail(of: room) { done.resume(returning: $0?.size) }
    }
    #expect(size == thumbnail.size && UIImage().preparingThumbnail(of: room) == nil)
  }

  @Test(
    .shows(
      "UIImage.preparingForDisplay()", "UIImage.prepareForDisplay(completionHandler:)",
      "UIImage.byPreparingForDisplay()"))
  func aDecodedPictureIsTheSame() async {
    #expect(picture.preparingForDisplay() === picture && UIImage().preparingForDisplay() == nil)
    #expect(await picture.byPreparingForDisplay() === picture)
    let size = await withCheckedContinuation { done in
      picture.prepareForDisplay { done.resume(returning: $0?.size) }
    }
    #expect(size == picture.size)
  }
}
