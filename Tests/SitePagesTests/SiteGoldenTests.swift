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
    second.steps[0].topicMentions = [Mention(id: "a.store", range: second.steps[0].range)]
    var first = sample.lesson
    let firstStep = first.steps[0].id
    first.steps[0].topicMentions = [Mention(id: "a.link", range: second.steps[0].range)]
    let site = SiteBuilder(theme: try Theme(folder: Repository.file("Site"))).build(
      title: "iOS app extensions", summary: "For makers of apps & extensions.",
      lessons: [first, second], results: sample.results,
      verification: Verification(
        toolchain: "Swift 6.3.1", hashes: ["share-sheet-to-app": "3fa9c1d"]),
      topics: Topics([
        Topics.Topic(id: "a.link", title: "A link & its way"),
        Topics.Topic(id: "a.store", title: "One store", isReading: true),
        Topics.Topic(id: "a.none", title: "Nothing yet"),
      ]),
      glossary: Glossary([
        Glossary.Term("Container", meaning: "The folder `Data` of an app.", place: "groups"),
        Glossary.Term(
          "app <group>", meaning: "What two apps share.",
          place: "share-sheet-to-app/\(firstStep)"),
      ]))
    let pages = site.filter { $0.key.hasSuffix(".html") }
    for (path, bytes) in pages.sorted(by: { $0.key < $1.key }) {
      goldens.expect(String(decoding: bytes, as: UTF8.self), in: path)
    }
    goldens.expectNothing(besides: pages.keys)
    #expect(
      site.keys.sorted() == [
        "assets/site.css", "glossary.html", "index.html", "lessons/groups/index.html",
        "lessons/share-sheet-to-app/index.html", "topics.html",
      ])
    #expect(LinkCheck(files: site).findings == [])
  }
}
