import Foundation
import SimulatedMobileCoreServices
import TestSupport
import Testing

/// The C functions give the same answers as UTType.
struct TypeFunctionTests {
  @Test(
    .shows(
      "UTTypeConformsTo(_:_:)", "UTTypeEqual(_:_:)", "UTTypeIsDeclared(_:)",
      "UTTypeIsDynamic(_:)", "UTTypeCopyDescription(_:)"))
  func typesAreComparedByName() {
    #expect(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
    #expect(!UTTypeConformsTo("public.url" as CFString, kUTTypeText))
    #expect(UTTypeEqual("PUBLIC.jpeg" as CFString, kUTTypeJPEG))
    #expect(!UTTypeEqual(kUTTypePNG, kUTTypeJPEG))
    #expect(UTTypeIsDeclared(kUTTypePNG) && !UTTypeIsDeclared("com.example.no"))
    #expect(UTTypeIsDynamic("dyn.extension.x") && !UTTypeIsDynamic(kUTTypePNG))
    let words = UTTypeCopyDescription(kUTTypeText)?.takeRetainedValue()
    #expect(words.map { $0 as String } == "text")
    #expect(UTTypeCopyDescription("com.example.no") == nil)
  }

  @Test(
    .shows(
      "UTTypeCreatePreferredIdentifierForTag(_:_:_:)",
      "UTTypeCreateAllIdentifiersForTag(_:_:_:)", "UTTypeCopyPreferredTagWithClass(_:_:)",
      "UTTypeCopyAllTagsWithClass(_:_:)", "kUTTagClassFilenameExtension", "kUTTagClassMIMEType"))
  func tagsAreCreatedAndCopied() {
    let type = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "png" as CFString, nil)
    #expect(type.map { $0.takeRetainedValue() as String } == "public.png")
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypePNG, kUTTagClassMIMEType)
    #expect(mime.map { $0.takeRetainedValue() as String } == "image/png")
    #expect(UTTypeCopyPreferredTagWithClass(kUTTypeImage, kUTTagClassFilenameExtension) == nil)
    let all = UTTypeCreateAllIdentifiersForTag(
      kUTTagClassMIMEType, "image/png", kUTTypeImage)?.takeRetainedValue()
    #expect(all as? [String] == ["public.png"])
    let endings = UTTypeCopyAllTagsWithClass(kUTTypeJPEG, kUTTagClassFilenameExtension)?
      .takeRetainedValue()
    #expect((endings as? [String])?.contains("jpeg") == true)
    #expect(UTTypeCopyAllTagsWithClass(kUTTypeJPEG, "com.example.tag") == nil)
    #expect(kUTTagClassFilenameExtension as String == "public.filename-extension")
    #expect(kUTTagClassMIMEType as String == "public.mime-type")
  }
}
