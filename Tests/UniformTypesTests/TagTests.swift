import Testing
import UniformTypes

/// A filename extension or MIME type, and its type.
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
    // A data type is preferred to a package type with the same extension.
    Tag("pkpass", "com.apple.pkpass-data"), Tag("key", "com.apple.iWork.Keynote.sffkey"),
    Tag("app", "com.apple.application-file"), Tag("7z", "org.7-zip.7-zip-archive"),
    Tag("epub", "org.idpf.epub-container"), Tag("ogg", "org.xiph.ogg-audio"),
    Tag("mkv", "org.matroska.mkv"), Tag("dng", "com.adobe.raw-image"),
    Tag("dmg", "com.apple.disk-image-udif"), Tag("hdr", "public.radiance"),
    Tag("pic", "com.apple.pict"), Tag("ipa", "com.apple.itunes.ipa"),
    Tag("usda", "com.pixar.universal-scene-description-utf8"),
    Tag("ttf", "public.truetype-ttf-font"),
    // Only package types have these.
    Tag("rtfd", "com.apple.rtfd"), Tag("prefpane", "com.apple.systempreference.prefpane"),
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
    Tag("audio/ogg", "org.xiph.ogg-audio"), Tag("image/jxl", "public.jpeg-xl"),
    Tag(
      "application/vnd.ms-excel.sheet.macroenabled.12",
      "org.openxmlformats.spreadsheetml.sheet.macroenabled"),
    Tag("text/x-new", "dyn.mime.text-2fx-2dnew"), Tag("", "public.data"),
    Tag(" ;q=1", "public.data"),
  ]

  @Test(arguments: mimeTypes)
  func aMIMETypeHasAPreferredType(_ tag: Tag) {
    #expect(UniformTypes.standard.preferredType(forMIMEType: tag.tag) == tag.type)
  }

  @Test func aWantedSupertypeDecidesAmongSeveralTypes() {
    let types = UniformTypes.standard
    #expect(
      types.preferredType(forFilenameExtension: "app", conformingTo: "com.apple.package")
        == "com.apple.application-bundle")
    #expect(
      types.preferredType(forFilenameExtension: "MP4", conformingTo: "Public.AUDIO")
        == "public.mpeg-4-audio")
    #expect(
      types.preferredType(forMIMEType: "video/3gpp", conformingTo: "public.movie") == "public.3gpp")
    #expect(
      types.types(forFilenameExtension: "pages", conformingTo: "com.apple.package")
        == ["com.apple.iWork.Pages.pages"])
    #expect(types.types(forMIMEType: "text/html", conformingTo: "public.image") == [])
  }

  @Test func aDynamicTypeConformsToWhatItWasMadeFor() {
    let types = UniformTypes.standard
    let draft = types.preferredType(
      forFilenameExtension: "Draft", conformingTo: "com.apple.Package")
    #expect(draft == "dyn.extension.draft.com-2eapple-2epackage")
    #expect(
      types.supertypes(of: draft) == ["com.apple.package", "public.directory", "public.item"])
    #expect(types.conforms(draft, to: "public.directory"))
    #expect(!types.conforms(draft, to: "public.data"))
    #expect(types.filenameExtensions(of: draft) == ["draft"])
    let image = types.preferredType(forMIMEType: "image/new; q=1", conformingTo: "public.image")
    #expect(image == "dyn.mime.image-2fnew.public-2eimage")
    #expect(types.mimeTypes(of: image) == ["image/new"])
    #expect(types.conforms(image, to: "public.content"))
    // An extension that is declared, but not for that.
    #expect(
      types.preferredType(forFilenameExtension: "png", conformingTo: "com.apple.package")
        == "dyn.extension.png.com-2eapple-2epackage")
    #expect(
      types.preferredType(forFilenameExtension: "", conformingTo: "public.text") == "public.text")
    // A dynamic type has no subtypes.
    #expect(
      types.preferredType(forFilenameExtension: "q", conformingTo: draft) == "dyn.extension.q")
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

  @Test(arguments: [
    "dyn.ah62d4rv4ge80k55f", "DYN.extension.-", "dyn.extension.-zz", "dyn.", "dyn.extension.",
    "dyn.extension.a.", "dyn.mime.a.b.c", "dyn.extension..a",
  ])
  func aDynamicTypeFromElsewhereIsDataToo(_ type: String) {
    let types = UniformTypes.standard.declaring([.init("com.example.new", conformsTo: [type])])
    #expect(types.subtypes(of: type) == ["com.example.new"])
    for graph in [UniformTypes.standard, types] {
      #expect(graph.conforms(type, to: "public.item"))
      #expect(graph.directSupertypes(of: type) == ["public.data"])
      #expect(graph.filenameExtensions(of: type) == [])
    }
    #expect(types.conforms("com.example.new", to: "public.data"))
  }
}
