import CommonMark
import Findings
import Testing

/// The examples of the CommonMark specification.
///
/// Skipped if the file with the examples isn't beside the repository.
@Suite(.enabled(if: !SpecificationExample.all.isEmpty, "no ../shared/corpus/commonmark-0.30.json"))
struct SpecificationTests {
  @Test func readsAllExamples() {
    #expect(SpecificationExample.all.count == 652)
  }

  @Test(arguments: SpecificationExample.all)
  func rendersTheSpecifiedHTML(example: SpecificationExample) {
    let document = Document(parsing: example.markdown, tables: false)
    #expect(HTMLRenderer(mode: .spec).render(document) == example.html)
  }

  /// No example has a table, so looking for tables must change nothing.
  @Test(arguments: SpecificationExample.all)
  func seesNoTablesInThem(example: SpecificationExample) {
    let document = Document(parsing: example.markdown)
    #expect(document.dump() == Document(parsing: example.markdown, tables: false).dump())
  }

  /// Where the source of a text has no escapes, the source is the text.
  @Test(arguments: SpecificationExample.all)
  func rangesOfTextHoldThatText(example: SpecificationExample) throws {
    let document = Document(parsing: example.markdown)
    for case .enter(let id) in document.events {
      guard case .text(let literal) = document[id].kind else { continue }
      let range = try #require(document[id].range, "\(literal) has no range")
      let source = try #require(document.slice(range), "\(range) is not in the source")
      if source.contains("\\") || source.contains("&") { continue }
      #expect(source.trimmingSuffix { $0 == " " } == literal.trimmingSuffix { $0 == " " })
    }
  }

  /// Every node with a range is within its parent's, and after its elder sibling's.
  @Test(arguments: SpecificationExample.all)
  func rangesOfInlineNodesNest(example: SpecificationExample) throws {
    let document = Document(parsing: example.markdown)
    for case .enter(let id) in document.events where document.isInline(id) {
      let range = try #require(document[id].range)
      let parent = try #require(document[id].parent)
      let outer = try #require(document[parent].range)
      #expect(outer.start <= range.start)
      #expect(range.end <= outer.end || document.isBreak(id))
      guard let next = document[id].nextSibling else { continue }
      let following = try #require(document[next].range)
      #expect(range.end <= following.start)
    }
  }
}
