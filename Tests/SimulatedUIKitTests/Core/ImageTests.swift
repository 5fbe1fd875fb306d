import Foundation
import SimulatedUIKit
import TestSupport
import Testing

@testable import SimulatedCoreGraphics

@MainActor @Suite struct ImageTests {
  static func fixture(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "Fixtures/Files/\(name)"))
  }

  @Test(
    .shows("UIImage.init(data:)", "UIImage.size"),
    arguments: ["logo.png", "beach.jpeg", "mountain.jpeg", "blink.gif"])
  func picturesHaveTheSizeThatTheirFilesSay(name: String) throws {
    let data = try Self.fixture(name)
    let header = try #require(PictureFile.header(data))
    #expect(header.width > 0)
    #expect(UIImage(data: data)?.size == CGSize(width: header.width, height: header.height))
  }

  @Test(.shows("UIImage.init(data:)"), arguments: ["note.txt", "report.pdf", "waves.mov"])
  func whatIsNoPictureMakesNone(name: String) throws {
    #expect(UIImage(data: try Self.fixture(name)) == nil)
  }

  @Test(.shows("UIImage.init(contentsOfFile:)", "UIImage.scale"))
  func aFilesNameSaysTheScale() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("logo@2x.png")
    try Self.fixture("logo.png").write(to: file)
    let plain = try #require(UIImage(data: try Self.fixture("logo.png")))
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.scale == 2)
    #expect(image.size == CGSize(width: plain.size.width / 2, height: plain.size.height / 2))
    #expect(UIImage(contentsOfFile: folder.path) == nil)
  }

  @Test(.shows("UIImage.pngData()", "UIImage.jpegData(compressionQuality:)"))
  func filesOfTheKindComeOutAsTheyAre() throws {
    let png = try Self.fixture("logo.png")
    #expect(UIImage(data: png)?.pngData() == png)
    let jpeg = try Self.fixture("beach.jpeg")
    #expect(UIImage(data: jpeg)?.jpegData(compressionQuality: 0.1) == jpeg)
    #expect(UIImage(data: try Self.fixture("blink.gif"))?.pngData() == nil)
  }

  @Test(
    .shows(
      "UIGraphicsImageRenderer.image(actions:)", "UIColor.setFill()", "UIImage.pngData()",
      "UIGraphicsImageRendererContext.fill(_:)"))
  func whatIsDrawnIsInTheFile() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      }
    #expect(image.size == CGSize(width: 3, height: 2))
    let data = try #require(image.pngData())
    let pixels = try #require(PictureFile.pixels(data))
    #expect(pixels.width == 6)
    #expect(pixels.height == 4)
    let (red, clear): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 0, 0])
    #expect(Array(pixels.bytes[..<24]) == red + red + clear + clear + clear + clear)
  }

  @Test(.shows("UIImage.jpegData(compressionQuality:)", "UIImage.draw(in:)"))
  func aDrawnPictureBecomesAJPEGFileThatReadsNearlyTheSame() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 19, height: 11), format: format)
      .image { context in
        UIColor(red: 0.2, green: 0.6, blue: 0.8, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 19, height: 11))
        UIColor.orange.setFill()
        context.fill(CGRect(x: 5, y: 3, width: 9, height: 6))
      }
    let data = try #require(image.jpegData(compressionQuality: 0.95))
    #expect(UIImage(data: data)?.size == CGSize(width: 19, height: 11))
    let (before, after) = (
      try #require(image.cgImage?.pixels), try #require(PictureFile.pixels(data))
    )
    let furthest = zip(before.bytes, after.bytes).map { abs(Int($0) - Int($1)) }.max()
    #expect(try #require(furthest) < 40)
  }

  @Test(arguments: ["logo.png", "beach.jpeg", "mountain.jpeg"])
  func theElementsOfRealFilesAreRead(name: String) throws {
    let image = try #require(UIImage(data: try Self.fixture(name)))
    let pixels = try #require(image.cgImage?.pixels)
    #expect(pixels.bytes.count == pixels.width * pixels.height * 4)
    #expect(Set(pixels.bytes).count > 2)
    #expect(image.jpegData(compressionQuality: 0.8).flatMap(PictureFile.header)?.kind == .jpeg)
    #expect(image.pngData().flatMap(PictureFile.header)?.kind == .png)
  }

  @Test(.shows("CGImage.cropping(to:)", "CGImage.width", "CGImage.height"))
  func aPartIsCutOut() throws {
    let picture = try #require(UIImage(data: try Self.fixture("logo.png"))?.cgImage)
    let part = try #require(picture.cropping(to: CGRect(x: 1, y: 1, width: 3, height: 2)))
    #expect(part.width == 3)
    #expect(part.height == 2)
    #expect(picture.cropping(to: CGRect(x: -9, y: 0, width: 5, height: 5)) == nil)
  }

  @Test(
    .shows(
      "UIGraphicsBeginImageContextWithOptions(_:_:_:)",
      "UIGraphicsGetImageFromCurrentImageContext()", "UIGraphicsEndImageContext()"))
  func theOldFormDrawsAsWell() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    UIGraphicsGetCurrentContext()?.setFillColor(UIColor.blue.cgColor)
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 4, height: 4))
    #expect(image?.cgImage?.pixels?.bytes.prefix(4) == [0, 0, 255, 255])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test(arguments: 0..<60)
  func brokenFilesAreRefused(cut: Int) throws {
    for name in ["logo.png", "beach.jpeg"] {
      var data = try Self.fixture(name)
      data = data.prefix(data.count * cut / 60)
      if data.count > 40 { data[data.startIndex + 30 + cut % 8] ^= 0x5A }
      _ = PictureFile.pixels(data)
      _ = UIImage(data: data)?.pngData()
    }
  }

  @Test(
    .shows("NSItemProvider.loadObject(ofClass: any NSItemProviderReading.Type, completionHandler:)")
  )
  func aProviderLoadsAPicture() async throws {
    let provider = NSItemProvider(
      item: NSData(data: try Self.fixture("logo.png")), typeIdentifier: "public.png")
    let image: UIImage? = try await withCheckedThrowingContinuation { continuation in
      _ = provider.loadObject(ofClass: UIImage.self) { object, error in
        if let error { return continuation.resume(throwing: error) }
        continuation.resume(returning: object as? UIImage)
      }
    }
    #expect(image?.size == UIImage(data: try Self.fixture("logo.png"))?.size)
  }
}
