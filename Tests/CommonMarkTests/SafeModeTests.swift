import CommonMark
import Testing

struct SafeModeTests {
  @Test(arguments: [
    (
      "a <b onclick=\"x\">c</b>",
      "<p>a &lt;b onclick=&quot;x&quot;&gt;c&lt;/b&gt;</p>\n"
    ),
    (
      "<script>\nalert(1)\n</script>\n\nb",
      "<pre><code>&lt;script&gt;\nalert(1)\n&lt;/script&gt;\n</code></pre>\n<p>b</p>\n"
    ),
    ("<!-- c -->", "<pre><code>&lt;!-- c --&gt;\n</code></pre>\n"),
    ("| <i> |\n|-|\n", "<table>\n<thead>\n<tr>\n<th>&lt;i&gt;</th>\n</tr>\n</thead>\n</table>\n"),
    ("``` a\"><b>\n```", "<pre><code class=\"language-a&quot;&gt;&lt;b&gt;\"></code></pre>\n"),
    ("[a](b \"<c>\")", "<p><a href=\"b\" title=\"&lt;c&gt;\">a</a></p>\n"),
  ])
  func showsRawHTMLAsText(source: String, html: String) {
    #expect(HTMLRenderer(mode: .safe).render(Document(parsing: source)) == html)
  }

  @Test(arguments: [
    ("a\u{202E}b", "<p>a\u{FFFD}b</p>\n"),
    ("`x\u{1}\u{2066}y`", "<p><code>x\u{FFFD}\u{FFFD}y</code></p>\n"),
    ("    z\u{7F}\n", "<pre><code>z\u{FFFD}\n</code></pre>\n"),
    (
      "![a\u{9B}b](c \"d\u{202A}e\")",
      "<p><img src=\"c\" alt=\"a\u{FFFD}b\" title=\"d\u{FFFD}e\" /></p>\n"
    ),
    ("c\tר\u{200F}(d)\u{AD}", "<p>c\tר\u{200F}(d)\u{AD}</p>\n"),
  ])
  func showsThatACharacterWasLeftOut(source: String, html: String) {
    let document = Document(parsing: source)
    #expect(HTMLRenderer(mode: .safe).render(document) == html)
    // The specification wants every byte.
    #expect(!HTMLRenderer(mode: .spec).render(document).contains("\u{FFFD}"))
  }

  @Test func aTightListsParagraphHasItsTagsWhenItStandsAlone() throws {
    let document = Document(parsing: "1. One *hint*.\n   - a\n   - b\n")
    let list = try #require(document[document.root].firstChild)
    let item = try #require(document[list].firstChild)
    let renderer = HTMLRenderer(mode: .safe)
    #expect(
      document.children(of: item).map { renderer.render(document, from: $0) } == [
        "<p>One <em>hint</em>.</p>\n", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n",
      ])
    #expect(
      renderer.render(document)
        == "<ol>\n<li>One <em>hint</em>.\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n</li>\n</ol>\n")
  }

  /// Each source hides its scheme in a way that Markdown undoes before the destination is judged.
  @Test(arguments: [
    "[*a*](javascript:x)", "[*a*](JAVASCRIPT:x)", "[*a*](javascript&colon;x)",
    "[*a*](java&#115;cript:x)", "[*a*](&#x6A;avascript:x)", "[*a*](javascript\\:x)",
    "[*a*](<java&Tab;script:x>)", "[*a*](<&#9;javascript:x>)", "[*a*](<  javascript:x>)",
    "[*a*](&#1;javascript:x)", "[*a*](//b.c)", "[*a*](/\\b.c)", "[*a*](data:text/html;base64,x)",
    "[*a*][b]\n\n[b]: javascript:x", "[*a*](&NewLine;javascript:x)",
  ])
  func leadsNowhereWithARefusedLink(source: String) {
    #expect(
      HTMLRenderer(mode: .safe).render(Document(parsing: source))
        == "<p><a><em>a</em></a></p>\n")
  }

  @Test(arguments: ["<javascript:x>", "<data:x>", "<vbscript:x>", "<file:x>"])
  func leadsNowhereWithARefusedAutolink(source: String) {
    let text = source.dropFirst().dropLast()
    #expect(
      HTMLRenderer(mode: .safe).render(Document(parsing: source)) == "<p><a>\(text)</a></p>\n")
  }

  @Test func showsTheDescriptionOfARefusedImage() {
    let document = Document(parsing: "![a *b* `<c>`](data:x \"d\") ![e](f.png)")
    #expect(
      HTMLRenderer(mode: .safe).render(document)
        == "<p>a b &lt;c&gt; <img src=\"f.png\" alt=\"e\" /></p>\n")
  }

  @Test func passesEverythingThroughInSpecMode() {
    let document = Document(parsing: "<b>[a](javascript:x)</b>")
    #expect(
      HTMLRenderer(mode: .spec).render(document)
        == "<p><b><a href=\"javascript:x\">a</a></b></p>\n")
  }
}
