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
