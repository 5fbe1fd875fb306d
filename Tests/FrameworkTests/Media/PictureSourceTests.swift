import Foundation
import SimulatedCoreGraphics
import SimulatedFoundation
import SimulatedImageIO
import TestSupport
import Testing

/// What is read from image files.
struct PictureSourceTests {
  /// The header of a PNG file of 3 by 2 pixels.
  static let png =
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    + Data("IHDR".utf8) + Data([0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0])

  /// The header of a rotated JPEG file of 5 by 4 pixels.
  static let jpeg =
    Data([0xFF, 0xD8, 0xFF, 0xE1, 0, 34]) + Data("Exif".utf8)
    + Data([0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0])
    + Data([0, 0, 0, 0])
    + Data([0xFF, 0xC0, 0, 11, 8, 0, 4, 0, 5, 1, 1, 0x11, 0])

  @Test(
    .shows(
      "CGImageSourceCreateWithData(_:_:)", "CGImageSourceGetCount(_:)",
      "CGImageSourceGetType(_:)", "CGImageSourceCopyProperties(_:_:)",
      "CGImageSourceCopyPropertiesAtIndex(_:_:_:)", "CGImageSourceCreateImageAtIndex(_:_:_:)",
      "kCGImagePropertyFileSize", "kCGImagePropertyPixelWidth", "kCGImagePropertyPixelHeight",
      "kCGImagePropertyOrientation", "CGImagePropertyOrientation.right"))
  func headersSayTheSizeAndHowAPictureHasToBeTurned() throws {
    let source = try #require(CGImageSourceCreateWithData(Self.jpeg as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) == "public.jpeg" as CFString)
    let properties = try #require(
      CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
    #expect(properties[kCGImagePropertyPixelWidth as String] as? Int == 5)
    #expect(properties[kCGImagePropertyPixelHeight as String] as? Int == 4)
    let orientation = properties[kCGImagePropertyOrientation as String] as? UInt32
    #expect(orientation.flatMap(CGImagePropertyOrientation.init) == .right)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 5 && image.height == 4)
    let whole = CGImageSourceCopyProperties(source, nil) as Dictionary?
    #expect(whole?[kCGImagePropertyFileSize] as? Int == Self.jpeg.count)
  }

  @Test(.shows("CGImageSourceCreateWithURL(_:_:)"))
  func aFileIsReadFromItsURL() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    try Self.png.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
    #expect(CGImageSourceGetType(source) == "public.png" as CFString)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere") as CFURL, nil) == nil)
  }

  @Test(
    .shows("CGImageSourceCreateThumbnailAtIndex(_:_:_:)", "kCGImageSourceThumbnailMaxPixelSize"))
  func aPictureThatIsSmallEnoughIsItsOwnThumbnail() throws {
    let source = try #require(CGImageSourceCreateWithData(Self.png as CFData, nil))
    func options(_ size: Int) -> CFDictionary {
      [kCGImageSourceThumbnailMaxPixelSize: size] as CFDictionary
    }
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options(3))?.width == 3)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options(2)) == nil)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil)?.height == 2)
  }

  @Test func whatIsNoPictureHasNoneInIt() throws {
    let source = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCopyProperties(source, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  @Test(
    .shows(
      "CGImagePropertyOrientation.up", "CGImagePropertyOrientation.upMirrored",
      "CGImagePropertyOrientation.down", "CGImagePropertyOrientation.downMirrored",
      "CGImagePropertyOrientation.leftMirrored", "CGImagePropertyOrientation.rightMirrored",
      "CGImagePropertyOrientation.left"))
  func orientationsHaveTheNumbersThatFilesHave() {
    let all: [CGImagePropertyOrientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    #expect(all.map(\.rawValue) == Array(1...8))
  }
}
