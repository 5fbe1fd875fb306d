import Testing
import UniformTypes

/// Whether one type conforms to another.
struct Conformance: CustomTestStringConvertible, Sendable {
  var type: String
  var other: String
  var holds: Bool

  static func yes(_ type: String, _ other: String) -> Self {
    Self(type: type, other: other, holds: true)
  }

  static func no(_ type: String, _ other: String) -> Self {
    Self(type: type, other: other, holds: false)
  }

  var testDescription: String { "\(type) \(holds ? "is" : "isn't") a kind of \(other)" }
}

@Suite struct ConformanceTests {
  static let facts: [Conformance] = [
    // Addresses.
    .yes("public.url", "public.data"), .yes("public.url", "public.item"),
    .no("public.url", "public.content"), .no("public.url", "public.text"),
    .yes("public.file-url", "public.url"), .no("public.url", "public.file-url"),
    // Text.
    .yes("public.text", "public.content"), .no("public.html", "public.plain-text"),
    .yes("public.html", "public.text"), .yes("public.vcard", "public.text"),
    .yes("public.comma-separated-values-text", "public.text"),
    .no("public.comma-separated-values-text", "public.plain-text"),
    .yes("public.swift-source", "public.plain-text"),
    .yes("net.daringfireball.markdown", "public.plain-text"),
    .no("com.apple.property-list", "public.text"),
    .yes("com.apple.xml-property-list", "public.text"),
    // Images and movies.
    .yes("public.heic", "public.image"), .yes("public.svg-image", "public.image"),
    .yes("com.adobe.raw-image", "public.image"), .yes("public.avif", "public.heif-standard"),
    .no("public.svg-image", "public.text"), .no("com.apple.live-photo", "public.image"),
    .yes("com.apple.quicktime-movie", "public.movie"), .no("public.mp3", "public.movie"),
    .yes("public.mpeg-4-audio", "public.movie"), .yes("com.apple.m4a-audio", "public.audio"),
    // Documents and archives.
    .yes("com.adobe.pdf", "public.composite-content"), .no("com.adobe.pdf", "public.image"),
    .yes("public.zip-archive", "public.archive"), .no("public.archive", "public.data"),
    .yes("org.openxmlformats.wordprocessingml.document", "public.data"),
    .yes("com.apple.rtfd", "public.directory"), .no("com.apple.rtfd", "public.data"),
    .yes("com.apple.web-internet-location", "public.data"),
    .yes("com.apple.web-internet-location", "public.stored-url"),
    .yes("public.truetype-ttf-font", "public.data"), .no("public.font", "public.data"),
    .no("com.microsoft.word.doc", "public.content"),
    .yes("com.apple.disk-image-udif", "public.archive"),
    // Types that the system's own tables don't have.
    .yes("org.opml.opml", "public.text"), .yes("org.xiph.oga", "public.audio"),
    .yes("com.rarlab.rar-archive", "public.archive"), .no("public.geojson", "public.plain-text"),
    // What isn't data at all.
    .yes("com.apple.macbookpro-17-unibody", "public.device"),
    .no("com.apple.macbookpro-17-unibody", "public.item"),
    .yes("public.app-category.word-games", "public.app-category"),
  ]

  @Test(arguments: facts)
  func conformanceIsTransitiveAndOneWay(_ fact: Conformance) {
    #expect(UniformTypes.standard.conforms(fact.type, to: fact.other) == fact.holds)
  }

  @Test(arguments: ["public.jpeg", "public.item", "com.example.unheard-of", ""])
  func everyTypeConformsToItself(_ type: String) {
    #expect(UniformTypes.standard.conforms(type, to: type))
  }

  @Test func letterCaseMakesNoDifference() {
    let types = UniformTypes.standard
    #expect(types.conforms("PUBLIC.Jpeg", to: "Public.IMAGE"))
    #expect(types.conforms("com.Example.New", to: "COM.example.nEW"))
    #expect(types.isDeclared("com.apple.iwork.pages.SFFPAGES"))
  }

  @Test func anUnknownTypeConformsToNothingElse() {
    let types = UniformTypes.standard
    #expect(!types.conforms("com.example.unheard-of", to: "public.item"))
    #expect(!types.conforms("public.jpeg", to: "com.example.unheard-of"))
    #expect(types.supertypes(of: "com.example.unheard-of") == [])
    #expect(!types.isDeclared("com.example.unheard-of"))
  }

  @Test(arguments: [
    ("public.jpeg", "PUBLIC.JPEG", true), ("com.example.new", "com.example.new", true),
    ("", "", true), ("public.jpeg", "public.image", false), ("public.jpeg", "public.jpe", false),
    ("public.jpeg", "public.jpegs", false), ("com.example.é", "com.example.É", false),
  ])
  func sameTypesDifferInLetterCaseOnly(_ type: String, _ other: String, _ isSame: Bool) {
    #expect(UniformTypes.isSame(type, as: other) == isSame)
    #expect(UniformTypes.isSame(other, as: type) == isSame)
  }

  @Test(arguments: ["dyn.x", "DYN.x", "dyn."])
  func whatBeginsWithDynIsDynamic(_ type: String) {
    #expect(UniformTypes.isDynamic(type))
  }

  @Test(arguments: ["", "dyn", "dynamo.x", "com.dyn.x"])
  func whatBeginsOtherwiseIsNot(_ type: String) {
    #expect(!UniformTypes.isDynamic(type))
  }

  @Test func supertypesStandNearestFirst() {
    #expect(
      UniformTypes.standard.supertypes(of: "public.png")
        == ["public.image", "public.data", "public.content", "public.item"])
    #expect(
      UniformTypes.standard.directSupertypes(of: "public.vcard")
        == ["public.text", "public.contact"])
  }

  @Test func subtypesAreTheOtherDirection() {
    let types = UniformTypes.standard
    let movies = Set(types.subtypes(of: "public.movie"))
    #expect(
      movies
        == Set(types.declaredTypes.filter { types.conforms($0, to: "public.movie") })
        .subtracting(["public.movie"]))
    #expect(movies.contains("com.apple.quicktime-movie"))
    #expect(types.subtypes(of: "public.jpeg") == [])
    #expect(types.subtypes(of: "com.example.unheard-of") == [])
  }
}
