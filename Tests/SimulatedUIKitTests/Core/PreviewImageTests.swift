import Foundation
import SimulatedCoreGraphics
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Previews made by the system when a provider has no handler for them.
@Suite struct PreviewImageTests {
  private static func picture(width: Int, height: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: format
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private static func png(width: Int, height: Int) throws -> Data {
    try #require(picture(width: width, height: height).pngData())
  }

  private func preview(_ provider: NSItemProvider, _ size: CGSize?) async throws -> UIImage? {
    let wish = size.map { [NSItemProviderPreferredImageSizeKey: NSValue(size: $0)] }
    return try await provider.loadPreviewImage(options: wish) as? UIImage
  }

  @Test(
    .shows(
      "NSItemProvider.loadPreviewImage(options:)", "NSItemProviderPreferredImageSizeKey"),
    arguments: [
      (CGSize(width: 72, height: 72), CGSize(width: 72, height: 36)),
      (CGSize(width: 500, height: 50), CGSize(width: 100, height: 50)),
      (CGSize(width: 500, height: 500), CGSize(width: 200, height: 100)),
    ])
  func aPictureIsMadeSmallEnough(wished: CGSize, made: CGSize) async throws {
    let data = try Self.png(width: 200, height: 100)
    let provider = NSItemProvider(item: data as NSData, typeIdentifier: "public.png")
    let image = try #require(try await preview(provider, wished))
    #expect(image.size == made && image.scale == 1)
    let written = try #require(image.pngData())
    #expect(written == (try Self.png(width: Int(made.width), height: Int(made.height))))
  }

  @Test func withoutAWishItIsThePictureAsItIs() async throws {
    let data = try Self.png(width: 200, height: 100)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(data, nil)
      return nil
    }
    #expect(try await preview(provider, nil)?.size == CGSize(width: 200, height: 100))
  }

  @Test func aFileAndAnImageHavePreviewsToo() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("red.png")
    try Self.png(width: 20, height: 10).write(to: file)
    let room = CGSize(width: 10, height: 10)
    let ofFile = try #require(NSItemProvider(contentsOf: file))
    #expect(try await preview(ofFile, room)?.size == CGSize(width: 10, height: 5))
    let ofImage = NSItemProvider(
      item: Self.picture(width: 8, height: 40), typeIdentifier: "public.image")
    #expect(try await preview(ofImage, room)?.size == CGSize(width: 2, height: 10))
  }

  @Test func theHandlerOfTheProviderComesFirst() async throws {
    let data = try Self.png(width: 200, height: 100)
    let provider = NSItemProvider(item: data as NSData, typeIdentifier: "public.png")
    provider.previewImageHandler = { completion, _, _ in
      completion?(Self.picture(width: 3, height: 3), nil)
    }
    #expect(
      try await preview(provider, CGSize(width: 72, height: 72))?.size
        == CGSize(width: 3, height: 3))
  }

  @Test(arguments: [
    ("public.plain-text", "a text", -1000), ("public.jpeg", "no picture", -1200),
  ])
  func whatIsNoPictureHasNone(type: String, text: String, code: Int) async throws {
    let provider = NSItemProvider(item: Data(text.utf8) as NSData, typeIdentifier: type)
    let error = await #expect(throws: NSError.self) {
      try await provider.loadPreviewImage(options: [:])
    }
    #expect(error?.domain == NSItemProvider.errorDomain && error?.code == code)
  }
}
