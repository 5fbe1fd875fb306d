import CommonMark
import DeviceEvents
import Findings
import Foundation
import LessonModel
import Outcomes
import SitePages
import TestSupport
import Testing

/// What lessons, programs and events can't do to a page.
@Suite struct HostilePageTests {
  static let evil =
    "</title></pre></code><script>alert(1)</script><img src=x onerror=alert(1)>\"'onload=\"x {{course}} \u{1B}[2J\u{202E}"

  @Test func noTagIsWrittenByWhatALessonOrAProgramSays() throws {
    let site = try Self.site(saying: Self.evil)
    let plain = try Self.site(saying: "harmless")
    #expect(site.count == plain.count)
    for (path, page) in site where path.hasSuffix(".html") {
      let tags = Self.tags(in: page)
      #expect(!tags.contains { $0.hasPrefix("script") || $0.hasPrefix("img") })
      #expect(!page.contains("\u{1B}") && !page.contains("\u{202E}"))
      #expect(page.contains("{{course}}"), "what looks like a template is text")
    }
    // Whatever the text, the elements are the same and in the same order.
    #expect(
      Self.tags(in: Self.lessonPage(site)).map(Self.name)
        == Self.tags(in: Self.lessonPage(plain)).map(Self.name))
  }

  @Test func noFileLeavesTheSite() throws {
    for path in try Self.site(saying: "../../../../etc/passwd").keys {
      #expect(!path.contains(".."))
      #expect(!path.hasPrefix("/"))
    }
  }

  @Test func tenThousandEventsAndAMegabyteMakeAPageOfBoundedSize() throws {
    var sample = try Sample()
    let id = "\(sample.lesson.id)/receive-the-link"
    let loud =
      String(repeating: "x", count: 1 << 20) + "\n" + String(repeating: "y\n", count: 1 << 19)
    sample.results[id]?.outcomes[0].events =
      (1...10_000).map {
        Event(
          sequence: $0, process: "Share",
          action: .stored(store: "g", key: "k", value: "\($0)"))
      } + [Event(sequence: 10_001, process: "Share", action: .printed(.output, text: loud))]
    let site = SiteBuilder(theme: try Theme(folder: Repository.file("Site"))).build(
      title: "Course", lessons: [sample.lesson], results: sample.results)
    let page = Self.lessonPage(site.mapValues { String(decoding: $0, as: UTF8.self) })
    #expect(page.utf8.count < 6 << 20)
    #expect(page.split(separator: "<li class=\"row is-store\">").count == 10_001)
  }
}

extension HostilePageTests {
  /// A site with the text wherever there can be text.
  static func site(saying text: String) throws -> [String: String] {
    let position = SourcePosition(line: 1, column: 1)
    let range = SourceRange(position, position)
    let code = Snippet(
      language: text, text: "\(text)\n", file: "a.md", start: position, infoRange: range,
      role: .file(name: text, target: text), isHidden: true, failure: .trap(message: text))
    let document = Document(
      parsing:
        "### a <b>x</b>\n\n```x\(text.filter { $0 != "`" })\n\(text)\n```\n\n| a |\n|---|\n| b |\n")
    let nodes = Array(document.children(of: document.root))
    let step = Step(
      id: text, title: text, number: 1, range: range,
      blocks: nodes.map(Block.prose) + [.snippet(code)],
      programs: [Program(.device, main: nil)])
    let lesson = Lesson(
      id: text, title: text, summary: text, file: "a.md", part: text, introduction: nodes,
      steps: [step], document: document)
    let actions: [Action] = [
      .launched(.appExtension), .printed(.output, text: text), .printed(.error, text: text),
      .stored(store: text, key: text, value: text), .completed(returnedItems: 1),
      .sheet(offers: [Offer(name: text, isOffered: true, reason: text, basis: text)]),
      .ended(.crashed(signal: text, message: text, place: Place(file: "a.md", line: 1))),
    ]
    let outcome = Outcome(
      diagnostics: [
        Diagnostic(severity: .warning, message: text, file: "a.md", position: position)
      ],
      events: actions.map { Event(sequence: 1, process: text, peer: "H", action: $0) })
    let result = StepResult(
      id: "x", outcomes: [outcome],
      findings: [Finding(.crashed, text, file: text, remedy: text)])
    let builder = SiteBuilder(theme: try Theme(folder: Repository.file("Site")))
    return builder.build(
      title: text, lessons: [lesson], results: ["\(text)/\(text)": result],
      verification: Verification(toolchain: text, hashes: [text: text])
    ).mapValues { String(decoding: $0, as: UTF8.self) }
  }

  static func lessonPage(_ site: [String: String]) -> String {
    site.first { $0.key.hasPrefix("lessons/") }?.value ?? ""
  }

  /// What is between each `<` and the next `>`.
  static func tags(in page: String) -> [String] {
    page.split(separator: "<").dropFirst().map { String($0.prefix { $0 != ">" }) }
  }

  static func name(of tag: String) -> String { String(tag.prefix { $0 != " " }) }
}
