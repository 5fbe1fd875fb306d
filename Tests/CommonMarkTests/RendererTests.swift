import CommonMark
import Testing

struct RendererTests {
  @Test func letsTheCallerRenderNodesItsOwnWay() {
    let renderer = HTMLRenderer(mode: .safe) { document, id in
      switch document[id].kind {
      case .codeBlock(let code): .html("<pre>\(code.info)</pre>")
      case .heading: .tags(before: "<h2 id=\"\(document.plainText(of: id))\">", after: "</h2>")
      case .link(let target, _): .tags(before: "<a href=\"\(target).html\">", after: "</a>")
      default: nil
      }
    }
    let document = Document(parsing: "# A [*b*](c) d\n```x\ny\n```\ne\n")
    #expect(
      renderer.render(document) == """
        <h2 id="A b d">A <a href="c.html"><em>b</em></a> d</h2>
        <pre>x</pre>
        <p>e</p>

        """)
  }

  @Test func leavesOutWhatIsBelowAReplacedNode() {
    let renderer = HTMLRenderer(mode: .spec) { document, id in
      document[id].kind == .blockQuote ? .html("<hr>") : nil
    }
    #expect(renderer.render(Document(parsing: "> a\n> > b\n\nc")) == "<hr>\n<p>c</p>\n")
  }

  @Test func asksNothingWithinAnImageDescription() {
    let renderer = HTMLRenderer(mode: .spec) { document, id in
      document[id].kind == .emphasis ? .html("<u>") : nil
    }
    #expect(
      renderer.render(Document(parsing: "![*a*](b) *c*"))
        == "<p><img src=\"b\" alt=\"a\" /> <u></p>\n")
  }

  @Test func rendersASingleNode() throws {
    let document = Document(parsing: "# *a*\n\n- b\n- c\n\n|d|e|\n|-|-:|\n")
    let renderer = HTMLRenderer(mode: .spec)
    let heading = try #require(document.nodes { $0 == .heading(level: 1) }.first)
    #expect(renderer.render(document, from: heading) == "<h1><em>a</em></h1>\n")
    #expect(renderer.renderChildren(document, of: heading) == "<em>a</em>")
    let item = try #require(document.nodes { $0 == .item }.last)
    #expect(renderer.render(document, from: item) == "<li>c</li>\n")
    let cell = try #require(document.nodes { $0 == .tableCell }.last)
    #expect(renderer.render(document, from: cell) == "<th align=\"right\">e</th>\n")
  }
}
