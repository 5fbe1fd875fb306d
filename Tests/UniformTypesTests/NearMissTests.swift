import Foundation
import TestSupport
import Testing
import UniformTypes

/// What somebody wrote, and the type that is suggested instead.
struct Mistake: CustomTestStringConvertible, Sendable {
  var written: String
  var meant: String?

  init(_ written: String, _ meant: String?) {
    self.written = written
    self.meant = meant
  }

  var testDescription: String { "'\(written)' is \(meant.map { "like \($0)" } ?? "like no type")" }
}

@Suite struct NearMissTests {
  static let mistakes: [Mistake] = [
    // Typos: a letter lost, added, changed or swapped; two of these.
    Mistake("public.plan-text", "public.plain-text"), Mistake("public.jjpeg", "public.jpeg"),
    Mistake("public.peg-2000", "public.jpeg-2000"), Mistake("com.adobe.pfd", "com.adobe.pdf"),
    Mistake("Public.Camera-Raw-Imag", "public.camera-raw-image"),
    Mistake("public.utf8-plian-txt", "public.utf8-plain-text"),
    Mistake("public.vcord", "public.vcard"), Mistake("publicjpeg", "public.jpeg"),
    Mistake("public.plaintext", "public.plain-text"),
    Mistake("com.apple.propertylist", "com.apple.property-list"),
    // A repeated part.
    Mistake("public.public.xbitmap-image", "public.xbitmap-image"),
    Mistake("com.com.adobe.pdf", "com.adobe.pdf"),
    // A MIME type.
    Mistake("text/x-vcalendar", "com.apple.ical.vcs"),
    Mistake("text.calendar", "com.apple.ical.ics"),
    Mistake("IMAGE/JPEG; q=1", "public.jpeg"), Mistake("image/nothing", nil),
    // A filename extension in the public domain.
    Mistake("public.gif", "com.compuserve.gif"), Mistake("public.opml", "org.opml.opml"),
    Mistake("public.mp4", "public.mpeg-4"), Mistake("public.jpg", "public.jpeg"),
    Mistake("public.mov", "com.apple.quicktime-movie"), Mistake("public.mpeg4", "public.mpeg-4"),
    Mistake("public.webm", "org.webmproject.webm"), Mistake("com.example.gif", nil),
    // The author's own types, and names that aren't mistakes.
    Mistake("com.example.recipe", nil), Mistake("com.microsoft.intune.mam.public.text", nil),
    Mistake("org.appextension.find-login-action", nil), Mistake("public.jpeg", nil),
    Mistake("dyn.extension.jpeg", nil), Mistake("", nil), Mistake(".", nil),
    Mistake("public.", nil),
    Mistake("/", nil), Mistake("1.0", nil),
    Mistake("public.jpeg" + String(repeating: "g", count: 200), nil),
  ]

  @Test(arguments: mistakes)
  func aMistakeLeadsToTheTypeThatWasMeant(_ mistake: Mistake) {
    #expect(UniformTypes.standard.nearMiss(of: mistake.written) == mistake.meant)
  }

  @Test func aBundlesTypesAreSuggestedToo() {
    let types = UniformTypes.standard.declaring([
      .init("com.example.Recipe", conformsTo: ["com.example.undeclared"], mimeTypes: ["a/b"])
    ])
    #expect(types.nearMiss(of: "com.example.recipee") == "com.example.Recipe")
    #expect(types.nearMiss(of: "a/b") == "com.example.Recipe")
    #expect(types.nearMiss(of: "com.example.undeclare") == nil)
  }

  @Test func theNearestOfSeveralIsSuggested() {
    let types = UniformTypes([
      .init("com.example.abcd"), .init("com.example.abc"), .init("com.example.abx"),
    ])
    #expect(types.nearMiss(of: "com.example.ab") == "com.example.abc")
    #expect(types.nearMiss(of: "com.example.abcde") == "com.example.abcd")
  }

  @Test(.enabled(if: Corpus.has("predicates.jsonl"), "needs ../shared/corpus"))
  func publishedPredicatesNameTheseTypesByMistake() throws {
    let folder = try #require(Corpus.folder)
    let text = try String(
      contentsOf: folder.appendingPathComponent("predicates.jsonl"), encoding: .utf8)
    // Quotation marks are escaped in the JSON, and nothing else in it looks like this.
    let named = text.matches(of: /UTI-(?:CONFORMS-TO|EQUALS)\s*(?:\\[nt]|\s)*(?:\\"|')([^\\"']*)/)
    let types = UniformTypes.standard
    let mistakes = Set(named.map { String($0.output.1) }.filter { !types.isDeclared($0) })
    let corrections = mistakes.sorted().compactMap { type in
      types.nearMiss(of: type).map { "\(type) -> \($0)" }
    }
    #expect(named.count > 300)
    #expect(
      corrections == [
        "public.camera-raw-imag -> public.camera-raw-image", "public.ics -> com.apple.ical.ics",
        "public.ogg -> org.xiph.ogg-audio", "public.opml -> org.opml.opml",
        "public.peg-2000 -> public.jpeg-2000",
        "public.public.xbitmap-image -> public.xbitmap-image",
        "text.calendar -> com.apple.ical.ics", "text/x-vcalendar -> com.apple.ical.vcs",
      ])
  }
}
