import DeviceEvents
import SimulatedCoreGraphics
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Pictures by their names, alone and in labels.
@MainActor @Suite struct DrawingImageTests: LooksAtViews {
  /// A bundle with a picture of 30 by 20 points.
  private func withPicture(_ use: (Bundle) throws -> Void) throws {
    let folder = try TemporaryFolder()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 30, height: 20)
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    try renderer.pngData { _ in }.write(to: folder.file("logo.png"))
    try use(try #require(Bundle(path: folder.path)))
  }

  @Test(.shows("Image.init(_:bundle:)", "Image.init(decorative:bundle:)"))
  func aPictureIsFoundInABundle() throws {
    try withPicture { bundle in
      #expect(lines(of: Image("logo", bundle: bundle)) == ["image 85,40 30×20"])
      #expect(lines(of: Image(decorative: "logo", bundle: bundle)) == ["image 85,40 30×20"])
      #expect(
        lines(of: Image("logo", bundle: bundle).resizable().frame(width: 8, height: 6))
          == ["image 96,47 8×6"])
      #expect(texts(of: Image("missing", bundle: bundle)) == ["missing"])
    }
  }

  @Test(
    .shows("Label.init(_: some StringProtocol, systemImage:)"),
    .shows("Label.init(_: some StringProtocol, image:)"),
    .shows("Label.init(_: LocalizedStringKey, systemImage:)"))
  func aLabelHasAPictureAndATitle() {
    let title = "5%% of it"
    #expect(texts(of: Label(title, systemImage: "star")) == ["star", "5%% of it"])
    #expect(texts(of: Label("\(5)% of it", systemImage: "star")) == ["star", "5% of it"])
    #expect(texts(of: Label("it", systemImage: "sun.max")) == ["sun.max", "it"])
    #expect(texts(of: Label(title, image: "logo")) == ["logo", "5%% of it"])
  }
}
