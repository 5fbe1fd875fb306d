import Testing
import UniformTypes

/// A filename extension or MIME type and the type that it stands for.
struct Tag: CustomTestStringConvertible, Sendable {
  var tag: String
  var type: String

  init(_ tag: String, _ type: String) {
    self.tag = tag
    self.type = type
  }

  var testDescription: String { "'\(tag)' is \(type)" }
}

@Suite struct TagTests {
  static let extensions: [Tag] = [
    Tag("jpg", "public.jpeg"), Tag("JPEG", "public.jpeg"), Tag("pdf", "com.adobe.pdf"),
    Tag("txt", "public.plain-text"), Tag("md", "net.daringfireball.markdown"),
    Tag("log", "com.apple.log"), Tag("webloc", "com.apple.web-internet-location"),
    Tag("url", "com.microsoft.internet-shortcut"), Tag("m4a", "com.apple.m4a-audio"),
    Tag("mp4", "public.mpeg-4"), Tag("ts", "public.mpeg-2-transport-stream"),
    Tag("zip", "public.zip-archive"), Tag("plist", "com.apple.property-list"),
    Tag("doc", "com.microsoft.word.doc"), Tag("vcf", "public.vcard"),
    Tag("docx", "org.openxmlformats.wordprocessingml.document"),
    // A kind of data is preferred to a package with the same extension.
    Tag("pkpass", "com.apple.pkpass-data"), Tag("key", "com.apple.iWork.Keynote.sffkey"),
    // Only packages, or types without a parent, have these.
    Tag("app", "com.apple.application-bundle"), Tag("rtfd", "com.apple.rtfd"),
    Tag("ttf", "public.truetype-ttf-font"),
    // Nobody declares these.
    Tag("xyzzy", "dyn.extension.xyzzy"), Tag("Blå-9", "dyn.extension.bl-c3-a5-2d9"),
    Tag("", "public.data"),
  ]

  @Test(arguments: extensions)
  func anExtensionHasAPreferredType(_ tag: Tag) {
    #expect(UniformTypes.standard.preferredType(forFilenameExtension: tag.tag) == tag.type)
  }

  static let mimeTypes: [Tag] = [
    Tag("text/html", "public.html"), Tag("Text/HTML; charset=utf-8", "public.html"),
    Tag("text/plain", "public.plain-text"),
    Tag("text/plain;charset=utf-8", "public.utf8-plain-text"),
    Tag("text/plain ; format=flowed", "public.plain-text"), Tag("image/png", "public.png"),
    Tag("application/octet-stream", "public.data"), Tag("video/mp4", "public.mpeg-4"),
    Tag("text/x-new", "dyn.mime.text-2fx-2dnew"), Tag("", "public.data"),
    Tag(" ;q=1", "public.data"),
  ]

  @Test(arguments: mimeTypes)
  func aMIMETypeHasAPreferredType(_ tag: Tag) {
    #expect(UniformTypes.standard.preferredType(forMIMEType: tag.tag) == tag.type)
  }

  @Test func severalTypesMayClaimAnExtension() {
    #expect(
      UniformTypes.standard.types(forFilenameExtension: "plist").prefix(3) == [
        "com.apple.property-list", "com.apple.xml-property-list", "com.apple.binary-property-list",
      ])
    #expect(UniformTypes.standard.types(forFilenameExtension: "xyzzy") == [])
  }

  @Test func aTypeKnowsItsTagsAndItsWords() {
    let types = UniformTypes.standard
    #expect(types.filenameExtensions(of: "public.jpeg") == ["jpeg", "jpg", "jpe"])
    #expect(types.mimeTypes(of: "public.png") == ["image/png"])
    #expect(types.description(of: "public.jpeg") == "JPEG image")
    #expect(types.description(of: "com.example.unheard-of") == nil)
    #expect(types.filenameExtensions(of: "public.url") == [])
  }

  @Test func aDynamicTypeIsDataAndKnowsItsTag() {
    let types = UniformTypes.standard
    let type = types.preferredType(forFilenameExtension: "Blå-9")
    #expect(types.filenameExtensions(of: type) == ["blå-9"])
    #expect(types.mimeTypes(of: type) == [])
    #expect(types.supertypes(of: type) == ["public.data", "public.item"])
    #expect(types.conforms(type, to: "public.item"))
    #expect(!types.conforms(type, to: "public.content"))
    #expect(!types.isDeclared(type))
    #expect(UniformTypes.isDynamic(type))
    #expect(types.mimeTypes(of: types.preferredType(forMIMEType: "a/b; c=d")) == ["a/b"])
  }

  @Test(arguments: ["dyn.ah62d4rv4ge80k55f", "DYN.extension.-", "dyn.extension.-zz", "dyn."])
  func aDynamicTypeFromElsewhereIsDataToo(_ type: String) {
    let types = UniformTypes.standard.declaring([.init("com.example.new", conformsTo: [type])])
    for graph in [UniformTypes.standard, types] {
      #expect(graph.conforms(type, to: "public.item"))
      #expect(graph.directSupertypes(of: type) == ["public.data"])
      #expect(graph.filenameExtensions(of: type) == [])
    }
    #expect(types.conforms("com.example.new", to: "public.data"))
  }
}
