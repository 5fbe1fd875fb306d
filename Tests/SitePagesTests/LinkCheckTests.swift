import Findings
import Foundation
import LessonModel
import SitePages
import TestSupport
import Testing

/// Links inside a site, and links between lessons.
@Suite struct LinkCheckTests {
  @Test func linksThatLeadNowhereAreFoundAtTheirPlace() {
    let marked = MarkedText(
      """
      <a href="b.html">b</a>
      <p id="x"><a href="1️⃣c.html2️⃣">c</a></p>
      <a href="3️⃣b.html#z4️⃣">z</a> <a href="#x">x</a> <a href="b.html#y&amp;z">y</a>
      <img alt="" src="5️⃣../d.png6️⃣"> <a href="https://example.com/#q">far</a>
      <p id="x">again</p>
      """)
    let files = [
      "a.html": Array(marked.text.utf8), "b.html": Array("<p id=\"y&amp;z\">y</p>".utf8),
    ]
    let findings = LinkCheck(files: files).findings
    #expect(
      findings.map(\.message) == [
        "Link to 'c.html', which isn't a file", "Link to 'b.html#z', but b.html has no '#z'",
        "Link to '../d.png' leads out of the site", "The anchor 'x' is there twice",
      ])
    #expect(
      findings.map(\.range) == [
        try? marked.range("1️⃣", "2️⃣"), try? marked.range("3️⃣", "4️⃣"),
        try? marked.range("5️⃣", "6️⃣"), nil,
      ])
    #expect(findings[1].remedy == "use one of '#y&z'")
  }

  @Test func linksBetweenLessonsBecomeLinksBetweenPages() throws {
    let one = try lesson(
      "# One\n\n## A\n\n[next](../02-two/lesson.md#b) [file](../02-two/other.md) [up](/x.md)\n",
      file: "Lessons/01-one/lesson.md")
    let two = try lesson(
      "# Two\n\n## B\n\n[back](<../01-one/./lesson.md>)\n", file: "Lessons/02-two/lesson.md")
    let site = SiteBuilder(theme: try Theme(folder: Repository.file("Site"))).build(
      title: "C", lessons: [one, two])
    let pages = site.mapValues { String(decoding: $0, as: UTF8.self) }
    let page = try #require(pages["lessons/\(one.id)/index.html"])
    #expect(page.contains("<a href=\"../../lessons/two/index.html#b\">next</a>"))
    #expect(
      pages["lessons/two/index.html"]?
        .contains("<a href=\"../../lessons/one/index.html\">back</a>") == true)
    #expect(
      LinkCheck(files: site).findings.map(\.message) == [
        "Link to '../02-two/other.md', which isn't a file", "Link to '/x.md' leads out of the site",
      ])
  }

  private func lesson(_ text: String, file: String) throws -> Lesson {
    let id = file.contains("one") ? "one" : "two"
    return try #require(
      LessonParser.parse("---\nformat: 1\nid: \(id)\n---\n" + text, file: file).lesson)
  }
}
