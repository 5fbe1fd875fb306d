import CommonMark
import Testing

struct LinkPolicyTests {
  @Test(arguments: [
    "", "#part", "?q=a:b", "page.md", "a/b:c", "../a b.md", "/root", "./javascript:x",
    "http://a.b", "HTTPS://a.b/c?d#e", "mailto:a@b.c", "javascript%3Aalert(1)", "http:a", "é.md",
  ])
  func allowsWebAddressesAndRelativeOnes(destination: String) {
    #expect(LinkPolicy.allows(destination))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc",
    "ftp://a.b", "blob:x", "about:blank", "tel:1", "view-source:http://a.b", "java script:x",
    " javascript:x", "\u{A0}http://a.b", "\u{1}javascript:x", "java\tscript:x", "java\nscript:x",
    "page\r.md", "\u{7F}a", "a\u{85}b", "javascript\u{301}:x", "javascript:\u{301}x", ":x",
    "\u{FF4A}avascript:x", "\u{200B}javascript:x", "//a.b", "\\\\a.b", "/\\a.b", "\\/a.b",
    "httpx://a.b", "http\u{212A}:x",
  ])
  func refusesEverythingElse(destination: String) {
    #expect(!LinkPolicy.allows(destination))
  }
}
