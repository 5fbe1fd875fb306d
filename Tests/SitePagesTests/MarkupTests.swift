import Testing

@testable import SitePages

/// The one place where text is escaped.
@Suite struct MarkupTests {
  @Test func interpolatedTextIsEscapedAndMarkupIsNot() {
    let text = "<b title=\"x\" id='y'>&amp;"
    let inner: Markup = "<i>\(text)</i>"
    let outer: Markup = "<p class=\"\(text)\">\(inner)\(3)</p>"
    #expect(
      outer.html == """
        <p class="&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;">\
        <i>&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;</i>3</p>
        """)
  }

  @Test func whatHTMLForbidsOrTurnsTextAroundIsReplaced() {
    #expect(
      Markup(text: "a\u{0}\u{1B}[2J\u{202E}b\u{2066}\r\n\tc\u{FFFF}").html
        == "a\u{FFFD}\u{FFFD}[2J\u{FFFD}b\u{FFFD}\n\tc\u{FFFD}")
  }

  @Test func otherWritingsStay() {
    let text = "שלום · مرحبا · 漢字 · é"
    #expect(Markup(text: text).html == text)
  }
}
