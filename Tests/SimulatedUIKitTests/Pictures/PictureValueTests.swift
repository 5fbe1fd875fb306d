import Foundation
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// What an image is made of, and what it says about itself.
@MainActor @Suite(.serialized) struct PictureValueTests {
  private static func logo() throws -> Data { try ImageTests.fixture("logo.png") }

  @Test(
    .shows(
      "UIImage.init()", "UIImage.init(data:scale:)", "UIImage.images", "UIImage.duration",
      "UIImage.alignmentRectInsets", "UIImage.traitCollection", "UIImage.configuration",
      "UIImage.capInsets"))
  func aPictureOfAFileStandsStill() throws {
    let empty = UIImage()
    #expect(empty.size == .zero && empty.cgImage == nil && empty.pngData() == nil)
    let data = try ImageTests.fixture("blink.gif")
    let plain = try #require(UIImage(data: data))
    let sharp = try #require(UIImage(data: data, scale: 2))
    #expect(sharp.scale == 2 && sharp.size.width == plain.size.width / 2)
    // Animations are made from images; a GIF file gives only its first one (documented).
    #expect(plain.images == nil && plain.duration == 0)
    #expect(plain.alignmentRectInsets == .zero && plain.capInsets == .zero)
    #expect(plain.configuration == nil)
    #expect(plain.traitCollection.userInterfaceStyle == .light)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(plain.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test(
    .shows(
      "UIImage.resizableImage(withCapInsets:)",
      "UIImage.resizableImage(withCapInsets:resizingMode:)",
      "UIImage.imageFlippedForRightToLeftLayoutDirection()"))
  func edgesThatAreNotStretchedAreKept() throws {
    let image = try #require(UIImage(data: try Self.logo()))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(image.resizableImage(withCapInsets: insets).capInsets == insets)
    let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(stretched.capInsets == insets && stretched.size == image.size)
    // Text runs from left to right, so there is nothing to flip.
    #expect(image.imageFlippedForRightToLeftLayoutDirection() == image)
  }

  @Test(.shows("UIImage.isEqual(_:)", "UIImage.hash"))
  func picturesOfTheSameElementsAreEqual() throws {
    let one = try #require(UIImage(data: try Self.logo()))
    let same = try #require(UIImage(data: try Self.logo()))
    #expect(one == same && one.hash == same.hash)
    #expect(one != UIImage(data: try Self.logo(), scale: 2))
    #expect(one != UIImage(data: try ImageTests.fixture("beach.jpeg")))
    #expect(Dots.row([.red]) != Dots.row([.blue]))
    let hashes = (1...3).map { Dots.row(Array(repeating: .red, count: $0)).hash }
    #expect(Set(hashes).count > 1)
  }

  @Test(
    .shows("UIImage.encode(with:)", "UIImage.init(coder:)", "UIImage.supportsSecureCoding"))
  func picturesAreArchived() throws {
    #expect(UIImage.supportsSecureCoding)
    let image = try #require(UIImage(data: try Self.logo(), scale: 2))
    let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)
    #expect(read?.scale == 2 && read?.size == image.size && read?.pngData() == image.pngData())
  }

  @Test(
    .shows("UIImage.init(named:in:compatibleWith:)", "UIImage.init(named:in:with:)"))
  func theSharpestFileOfABundleIsTaken() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let logo = try Self.logo()
    try logo.write(to: folder.appendingPathComponent("mark.png"))
    try logo.write(to: folder.appendingPathComponent("mark@2x.png"))
    let bundle = try #require(Bundle(path: folder.path))
    let image = try #require(UIImage(named: "mark", in: bundle, compatibleWith: nil))
    #expect(image.scale == 2 && image.pngData() == logo)
    let same = try #require(UIImage(named: "mark.png", in: bundle, with: nil))
    #expect(same == image)
    #expect(UIImage(named: "other", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "other", in: bundle, with: nil) == nil)
  }

  @Test(.shows("UIImage.init(named:)", "UIImage.init(imageLiteralResourceName:)"))
  func theProcesssOwnBundleIsLookedInto() throws {
    let name = "own-\(UUID().uuidString)"
    let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let file = folder.appendingPathComponent("\(name)@2x.png")
    try Self.logo().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let image = try #require(UIImage(named: name))
    #expect(image.scale == 2 && image.size.width > 0)
    #expect(UIImage(imageLiteralResourceName: name) == image)
    #expect(UIImage(named: "\(name)-not") == nil)
    #expect(UIImage(imageLiteralResourceName: "\(name)-not").size == .zero)
  }

  @Test(
    .shows(
      "UIImage.readableTypeIdentifiersForItemProvider",
      "UIImage.writableTypeIdentifiersForItemProvider",
      "UIImage.object(withItemProviderData:typeIdentifier:)",
      "UIImage.loadData(withTypeIdentifier:forItemProviderCompletionHandler:)"))
  func picturesGoThroughItemProvidersAsFiles() throws {
    #expect(UIImage.readableTypeIdentifiersForItemProvider.contains("public.jpeg"))
    #expect(UIImage.writableTypeIdentifiersForItemProvider == ["public.png", "public.jpeg"])
    let logo = try Self.logo()
    let image = try UIImage.object(withItemProviderData: logo, typeIdentifier: "public.png")
    #expect(image.pngData() == logo)
    #expect(image.writableTypeIdentifiersForItemProvider == ["public.png", "public.jpeg"])
    let beach = try #require(UIImage(data: try ImageTests.fixture("beach.jpeg")))
    #expect(beach.writableTypeIdentifiersForItemProvider == ["public.jpeg", "public.png"])
    #expect(throws: CocoaError.self) {
      try UIImage.object(withItemProviderData: Data("no".utf8), typeIdentifier: "public.png")
    }
    let written = Written()
    _ = image.loadData(withTypeIdentifier: "public.png") { data, _ in written.data = data }
    #expect(written.data == logo)
    _ = image.loadData(withTypeIdentifier: "public.jpeg") { data, _ in written.data = data }
    #expect(written.data?.prefix(2) == Data([0xFF, 0xD8]))
    _ = UIImage().loadData(withTypeIdentifier: "public.png") { data, error in
      written.data = error == nil ? data : nil
    }
    #expect(written.data == nil)
  }
}

/// What an image was written as; the handler is called at once.
private final class Written: @unchecked Sendable {
  // Unchecked: only one thread uses it.
  var data: Data?
}
