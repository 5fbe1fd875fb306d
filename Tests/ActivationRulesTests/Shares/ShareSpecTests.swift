@testable import ActivationRules
import Testing

/// What is shared, in a few words.
@Suite struct ShareSpecTests {
  @Test(arguments: [
    ("image", [["public.jpeg"]]),
    ("image:3", [["public.jpeg"], ["public.jpeg"], ["public.jpeg"]]),
    ("movie", [["com.apple.quicktime-movie"]]),
    ("text:1", [["public.plain-text"]]),
    ("url", [["public.url"]]),
    ("contact", [["public.vcard"]]),
    ("file:report.pdf", [["com.adobe.pdf", "public.file-url"]]),
    ("file:Trip to Rome.v2.JPG", [["public.jpeg", "public.file-url"]]),
    ("file:notes", [["public.data", "public.file-url"]]),
    ("file:a.qqq", [["dyn.extension.qqq", "public.file-url"]]),
    ("public.jpeg+public.file-url", [["public.jpeg", "public.file-url"]]),
    ("com.example.note:2", [["com.example.note"], ["com.example.note"]]),
  ])
  func wordsStandForTheTypesThatAppsHandOver(text: String, types: [[String]]) throws {
    let spec = try ShareSpec.read(text).get()
    #expect(spec.attachments.map(\.typeIdentifiers) == types)
    #expect(!spec.supportsJavaScript)
  }

  @Test func aWebPageCanBeLookedAtByJavaScript() throws {
    let spec = try ShareSpec.read("webpage").get()
    #expect(ShareSpec.item(of: [spec]).supportsJavaScript)
    let seen = ShareSpec.item(of: [spec]).prepared().attachments.map(\.typeIdentifiers)
    #expect(seen == [["public.url", "com.apple.active-webpage"]])
  }

  @Test(arguments: [
    ("image:0", "'image:0' needs a number from 1 to 10000 after the colon, not '0'"),
    ("image:", "'image:' needs a number from 1 to 10000 after the colon, not ''"),
    ("image:10001", "'image:10001' needs a number from 1 to 10000 after the colon, not '10001'"),
    ("pictures", "'pictures' is neither something to share nor a uniform type"),
    ("", "'' is neither something to share nor a uniform type"),
    ("image+public.url", "'image' in 'image+public.url' isn't a uniform type: those contain a dot"),
    ("public.url+", "'' in 'public.url+' isn't a uniform type: those contain a dot"),
    ("file", "'file' needs a name after a colon: 'file:report.pdf'"),
    ("file:", "'file' needs a name after a colon: 'file:report.pdf'"),
  ])
  func whatCannotBeReadIsNamed(text: String, message: String) {
    #expect(ShareSpec.read(text) == .failure(ShareSpec.Problem(message)))
  }

  @Test func severalSpecsMakeOneItem() throws {
    let specs = try ["image:2", "url"].map { try ShareSpec.read($0).get() }
    #expect(
      ShareSpec.item(of: specs).attachments.map(\.typeIdentifiers)
        == [["public.jpeg"], ["public.jpeg"], ["public.url"]])
  }
}
