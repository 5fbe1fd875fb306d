import LessonModel
import SitePages
import TestSupport
import Testing

/// Whole pages, as they are in the folder of goldens.
@Suite struct SiteGoldenTests {
  @Test func aCourseBecomesTheseFiles() throws {
    let goldens = Golden(in: "Goldens/Site")
    let sample = try Sample()
    var second = sample.lesson
    second.id = "groups"
    second.title = "Two processes, one store"
    second.file = "groups.md"
    second.part = "Storage"
    second.summary = ""
    second.steps = Array(second.steps.suffix(1))
    second.steps[0].number = 1
    let site = SiteBuilder(theme: try Theme(folder: Repository.file("Site"))).build(
      title: "iOS app extensions", lessons: [sample.lesson, second], results: sample.results,
      verification: Verification(
        toolchain: "Swift 6.3.1", hashes: ["share-sheet-to-app": "3fa9c1d"]))
    let pages = site.filter { $0.key.hasSuffix(".html") }
    for (path, bytes) in pages.sorted(by: { $0.key < $1.key }) {
      goldens.expect(String(decoding: bytes, as: UTF8.self), in: path)
    }
    goldens.expectNothing(besides: pages.keys)
    #expect(
      site.keys.sorted() == [
        "assets/site.css", "index.html", "lessons/groups/index.html",
        "lessons/share-sheet-to-app/index.html",
      ])
    #expect(LinkCheck(files: site).findings == [])
  }
}
