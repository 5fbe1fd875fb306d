import ActivationRules
import Testing
import UniformTypes

/// Files, and the images and movies among them.
@Suite struct FileTests {
  static let cases: [RuleCase] = [
    .offers(
      "images without a key of their own", rule([.supportsFile: 5]), share(.imageFile, .image),
      "2 files, at most 5"),
    .offers(
      "images at 0", rule([.supportsFile: 5, .supportsImage: 0]), share(.imageFile),
      "one file, at most 5"),
    .hides(
      "images with a limit of their own", rule([.supportsFile: 5, .supportsImage: 1]),
      share(2, .imageFile), "2 images, at most 1"),
    .hides(
      "images that are too many files", rule([.supportsFile: 1, .supportsImage: 2]),
      share(2, .imageFile), "2 files, at most 1"),
    .hides(
      "a movie and an image are two files",
      rule([.supportsFile: 1, .supportsImage: 1, .supportsMovie: 1]), share(.image, .movieFile),
      "2 files, at most 1"),
    .offers(
      "an image file for images only", rule([.supportsImage: 1]), share(.imageFile),
      "one image, at most 1"),
    .hides(
      "a PDF file for images only", rule([.supportsImage: 1]), share(.pdfFile), "wants images"),
    .offers(
      "data without a file URL", rule([.supportsFile: 1]), share(.pdf), "one file, at most 1"),
    .offers("a text file", rule([.supportsFile: 1]), share(.textFile), "one file, at most 1"),
    .offers("a text file for text", rule([.supportsText: true]), share(.textFile), "text"),
    .hides("a place is no file", rule([.supportsFile: 1]), share(.location), "wants files"),
    .offers(
      "a bare file URL", rule([.supportsFile: 1]), share(Attachment(["public.file-url"])),
      "one file, at most 1"),
  ]

  @Test(arguments: cases)
  func imagesAndMoviesAreFiles(_ example: RuleCase) { example.check() }

  static let fileURLs: [Attachment] = [
    .pdfFile, Attachment(["public.file-url"]), Attachment(["PUBLIC.file-URL"]),
    Attachment(["public.url", "public.file-url"]),
  ]

  @Test(arguments: fileURLs)
  func aFileURLIsNoWebURL(_ attachment: Attachment) {
    let example = RuleCase.hides(
      "a file URL", rule([.supportsWebURL: 1]), share(attachment), "wants web URLs")
    example.check()
  }

  @Test func aTypeThatABundleDeclaresCounts() {
    let types = UniformTypes.standard.declaring([
      .init("com.example.picture", conformsTo: ["com.example.base"]),
      .init("com.example.base", conformsTo: ["public.image"]),
      .init("com.example.link", conformsTo: ["public.url"]),
    ])
    let pictures = rule([.supportsImage: 1])
    let shared = share(Attachment(["com.example.Picture"]))
    #expect(pictures.verdict(for: shared, types: types).reason == "one image, at most 1")
    #expect(pictures.verdict(for: shared).reason == "wants images")
    #expect(
      rule([.supportsWebURL: 1])
        .verdict(for: share(Attachment(["com.example.link"])), types: types).activates)
  }
}
