import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Images in asset catalogs, as Xcode writes them.
@MainActor @Suite struct ImageSetTests {
  /// Looks up an image in a bundle whose catalog has this image set, `Ring`, with a PNG file of 64
  /// by 64 pixels and a JPEG file of another size.
  private func picture(
    _ contents: String, named name: String = "Ring", in set: String = "Ring", loose: String? = nil,
    style: UIUserInterfaceStyle = .light
  ) throws -> UIImage? {
    let folder = try TemporaryFolder()
    try folder.write(contents, to: "Assets.xcassets/\(set).imageset/Contents.json")
    let images = folder.url.appendingPathComponent("Assets.xcassets/\(set).imageset")
    for file in ["logo.png", "beach.jpeg"] {
      try ImageTests.fixture(file).write(to: images.appendingPathComponent(file))
    }
    if let loose {
      try ImageTests.fixture("logo.png").write(to: folder.url.appendingPathComponent(loose))
    }
    let bundle = try #require(Bundle(path: folder.path))
    return UIImage(
      named: name, in: bundle, compatibleWith: UITraitCollection(userInterfaceStyle: style))
  }

  private nonisolated static func images(_ entries: String..., intent: String? = nil) -> String {
    let properties = intent.map {
      #", "properties": {"template-rendering-intent": "\#($0)"}"#
    }
    return #"{"images": [\#(entries.joined(separator: ", "))], "info": {"version": 1}"#
      + (properties ?? "") + "}"
  }

  private nonisolated static func image(
    _ file: String?, _ scale: String? = "1x", idiom: String = "universal", dark: Bool = false
  ) -> String {
    let appearances = #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#
    return "{" + (dark ? appearances : "") + (file.map { #""filename": "\#($0)", "# } ?? "")
      + (scale.map { #""scale": "\#($0)", "# } ?? "") + #""idiom": "\#(idiom)"}"#
  }

  @Test(
    .shows("UIImage.init(named:in:compatibleWith:)"),
    arguments: [
      (images(image("logo.png", "1x"), image("logo.png", "2x"), image(nil, "3x")), 2, "logo.png"),
      (images(image("logo.png", nil)), 1, "logo.png"),
      (images(image("logo.png", "3x"), image("beach.jpeg", "3x", dark: true)), 3, "logo.png"),
      (
        images(image("logo.png", "2x", idiom: "ipad"), image("beach.jpeg", "2x", idiom: "iphone")),
        2, "beach.jpeg"
      ),
    ])
  func theSharpestPictureForThePhoneIsTaken(
    contents: String, scale: CGFloat, file: String
  ) throws {
    let image = try #require(try picture(contents))
    let expected = try #require(UIImage(data: try ImageTests.fixture(file), scale: scale))
    #expect(image.scale == scale)
    #expect(image.size == expected.size)
    #expect(image.renderingMode == .automatic)
  }

  @Test(.shows("UIImage.init(named:in:compatibleWith:)"))
  func aPictureMayBeAnotherOneInTheDark() throws {
    let contents = Self.images(Self.image("logo.png"), Self.image("beach.jpeg", dark: true))
    let dark = try #require(try picture(contents, style: .dark))
    #expect(dark.size == UIImage(data: try ImageTests.fixture("beach.jpeg"))?.size)
  }

  @Test(
    .shows("UIImage.init(named:in:compatibleWith:)"),
    arguments: [("template", UIImage.RenderingMode.alwaysTemplate), ("original", .alwaysOriginal)])
  func theSetSaysHowItIsDrawn(intent: String, mode: UIImage.RenderingMode) throws {
    let contents = Self.images(Self.image("logo.png"), intent: intent)
    #expect(try picture(contents)?.renderingMode == mode)
  }

  @Test func aCatalogIsAskedBeforeFiles() throws {
    let contents = Self.images(Self.image("beach.jpeg"))
    let beach = UIImage(data: try ImageTests.fixture("beach.jpeg"))?.size
    #expect(try picture(contents, loose: "Ring.png")?.size == beach)
    #expect(try picture(contents, named: "Shore", loose: "Shore.png")?.size != beach)
    #expect(try picture(contents, named: "Shore", loose: "Shore.png") != nil)
    #expect(try picture(contents, named: "Signs/Ring", in: "Signs/Ring")?.size == beach)
  }

  @Test(
    arguments: [
      "", "{}", images(), images(image(nil)), images(image("logo.png", idiom: "watch")),
      images(image("missing.png")), images(image("Contents.json")),
    ])
  func whatIsNoPictureGivesNone(contents: String) throws {
    #expect(try picture(contents) == nil)
  }
}
