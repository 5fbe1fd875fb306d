import DeviceEvents
import Foundation
import LessonModel
import Outcomes
import SitePages
import StepScripts
import TestSupport
import Testing

/// Photographs of the screen on a page.
@Suite struct PhotographTests {
  @Test func photographsFollowTheTimeline() throws {
    let sample = try Sample()
    let (step, result) = try #require(sample.photographed(2))
    let items = StepScript(step, of: sample.lesson, result: result).items
    let index = try #require(
      items.firstIndex { item in if case .photographs = item { true } else { false } })
    guard case .timeline = items[index - 1], case .photographs(let taken) = items[index] else {
      Issue.record("there is no timeline before the photographs")
      return
    }
    #expect(
      taken.shown.map(\.caption.text) == ["Share: Save Link", "Share: Save Link"])
    #expect(taken.more == nil)
  }

  @Test func aPageShowsThemLikeThis() throws {
    let page = try Self.page(photographs: 1)
    let start = try #require(page.range(of: "<figure class=\"photographs\">"))
    let end = try #require(page.range(of: "</figure>\n", range: start.upperBound..<page.endIndex))
    let goldens = Golden(in: "Goldens/Photographs")
    goldens.expect(String(page[start.lowerBound..<end.upperBound]), in: "figure.html")
    goldens.expectNothing(besides: ["figure.html"])
  }

  @Test func aThousandPhotographsMakeAPageOfBoundedSize() throws {
    let page = try Self.page(photographs: 1_000)
    #expect(page.split(separator: "<svg xmlns").count == 13)
    #expect(page.contains("<p class=\"nothing\">988 more</p>"))
  }

  @Test func whatAScreenSaysWritesNoTag() throws {
    let page = try Self.page(photographs: 1, saying: HostilePageTests.evil)
    let plain = try Self.page(photographs: 1, saying: "harmless")
    let tags = HostilePageTests.tags(in: page).map(HostilePageTests.name)
    #expect(Set(tags) == Set(HostilePageTests.tags(in: plain).map(HostilePageTests.name)))
    #expect(!page.contains("\u{1B}") && !page.contains("\u{202E}"))
  }
}

extension PhotographTests {
  static func page(photographs: Int, saying text: String = "Save Link") throws -> String {
    let sample = try Sample()
    let (step, result) = try #require(sample.photographed(photographs, saying: text))
    let site = SiteBuilder(theme: try Theme(folder: Repository.file("Site"))).build(
      title: "Course", lessons: [sample.lesson],
      results: sample.results.merging(["\(sample.lesson.id)/\(step.id)": result]) { $1 })
    let page = try #require(site.first { $0.key.hasPrefix("lessons/") })
    return String(decoding: page.value, as: UTF8.self)
  }
}
