import Testing

@testable import WebPages

/// How HTML becomes a tree, and how much is too much.
@Suite(.enabled(if: HTMLLibrary.shared != nil, "needs libxml2: apt-get install libxml2"))
struct HTMLTests {
  private func tree(_ html: String, limits: PageLimits = Garden.patient) throws -> String {
    try WebPage(html: html, url: "https://a.example/").tree(limits: limits).outline
  }

  @Test(arguments: [
    ("text", "html(head body(p('text')))"),
    ("<title>T</title>x", "html(head(title('T')) body(p('x')))"),
    ("<p>a<p>b", "html(head body(p('a') p('b')))"),
    ("<P CLASS=x hidden>a</P>", "html(head body(p[class=x hidden=]('a')))"),
    ("<b>a<i>b</b>c", "html(head body(b('a' i('b')) 'c'))"),
    ("<br><img src=a>", "html(head body(br img[src=a]))"),
    ("<ul><li>1<li>2</ul>", "html(head body(ul(li('1') li('2'))))"),
    ("<p>&lt;&amp;&eacute;&#x1F600;&nothing;é", "html(head body(p('<&é😀&nothing;é')))"),
    ("<!-- c --><?pi?><p>a<!-- d -->b", "html(head body(p('a' 'b')))"),
    ("<p>a<script>if (1<2) '</p>'</script>", "html(head body(p('a' script('if (1<2) '</p>''))))"),
    (
      "<article><svg><path d='m'/></svg></article>",
      "html(head body(article(svg(path[d=m]))))"
    ),
    ("<p a=1 a=2>", "html(head body(p[a=1]))"),
    ("<html lang=a><body id=b>c</body></html><p>d", "html[lang=a](head body[id=b]('c' p('d')))"),
  ])
  func htmlIsForgiven(html: String, tree: String) throws {
    let read = try self.tree(html)
    #expect(read == tree)
  }

  @Test(arguments: ["", " ", "<!-- c -->", "<!doctype html>", "<html></html>"])
  func aPageOfNothingHasAHeadAndABody(html: String) throws {
    let read = try tree(html)
    #expect(read == "html(head body)")
  }

  @Test(arguments: [
    "<", "<a <a <a", "<!--", "<![CDATA[", "</b>", "<?", "&", "<p a=\"", "\u{0}<p>\u{0}a",
  ])
  func brokenHTMLIsReadToAnEnd(piece: String) throws {
    let html = "<p>x" + String(repeating: piece, count: (256 << 10) / piece.utf8.count)
    #expect(try tree(html).hasPrefix("html"))
  }

  @Test func aPageHasLimits() {
    var limits = Garden.patient
    limits.htmlBytes = 100
    #expect(throws: PageProblem.tooLong(limit: 100)) {
      try tree(String(repeating: "x", count: 101), limits: limits)
    }
    limits = Garden.patient
    limits.nodes = 10
    #expect(throws: PageProblem.tooManyNodes(limit: 10)) {
      try tree(String(repeating: "<p>x", count: 10), limits: limits)
    }
    #expect(throws: PageProblem.tooDeep(limit: 200)) {
      try tree(String(repeating: "<div>", count: 1000))
    }
    #expect(throws: Never.self) { try tree(String(repeating: "<div>", count: 198)) }
    limits = Garden.patient
    limits.readingSeconds = 0.05
    #expect(throws: PageProblem.tookTooLong(limit: 0.05)) {
      let attributes = (0..<20_000).map { "a\($0)" }.joined(separator: " ")
      _ = try tree("<p \(attributes)>", limits: limits)
    }
  }

  @Test func aMissingLibraryIsNoLibrary() {
    #expect(HTMLLibrary(names: ["libtutor-has-no-such-library.so.9"]) == nil)
    #expect(HTMLLibrary(names: ["libc.so.6"]) == nil, "a library without the functions")
  }
}

extension PageNode {
  /// The tree on one line: `p[class=x]('text' b)`.
  fileprivate var outline: String {
    switch self {
    case .text(let text): return "'\(text)'"
    case .element(let name, let attributes, let children):
      let listed = attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      let inside = children.map(\.outline).joined(separator: " ")
      return name + (listed.isEmpty ? "" : "[\(listed)]") + (inside.isEmpty ? "" : "(\(inside))")
    }
  }
}
