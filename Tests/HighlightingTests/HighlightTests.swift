import Highlighting
import Testing

/// A piece of code and its spans, written as `kind:text`; plain text is left out.
struct Coloured: CustomTestStringConvertible, Sendable {
  let language: String
  let code: String
  let spans: [String]

  init(_ language: String, _ code: String, _ spans: String...) {
    self.language = language
    self.code = code
    self.spans = spans
  }

  var testDescription: String { "\(language): \(code)" }
}

/// Which parts get which colour.
struct HighlightTests {
  @Test(arguments: [
    Coloured(
      "swift", "let a = 1.5 // x", "keyword:let", "identifier:a", "number:1.5", "comment:// x"),
    Coloured("swift", "a + b", "identifier:a", "operator:+", "identifier:b"),
    Coloured("swift", "/* c */ nil", "comment:/* c */", "keyword:nil"),
    Coloured(
      "swift", "@main struct A: View {}", "attribute:@main", "keyword:struct", "type:A",
      "type:View"),
    Coloured(
      "swift", "f(\"a\\(b)\", at: .c)", "identifier:f", "string:\"a", "identifier:b",
      "string:\"", "identifier:at", "identifier:c"),
    Coloured("swift", "UIView()", "type:UIView"),
    Coloured("swift", "#if os(iOS)", "directive:#if", "directive:os", "directive:iOS"),
    Coloured("swift", "let = = {", "keyword:let"),
    Coloured(
      "xml", "<a b='c'>t &lt;</a>", "keyword:a", "attribute:b", "string:'c'", "number:&lt;",
      "keyword:a"),
    Coloured(
      "plist", "<?xml?><!DOCTYPE x><!-- c --><![CDATA[<]]><key>", "directive:<?xml?><!DOCTYPE x>",
      "comment:<!-- c -->", "string:<![CDATA[<]]>", "keyword:key"),
    Coloured("xml", "<a <b", "keyword:a", "keyword:b"),
    Coloured(
      "json", #"{"a\"b" : ["c", -1.5e3, true, nil]}"#, #"attribute:"a\"b""#, "string:\"c\"",
      "number:-1.5e3", "keyword:true"),
    Coloured("JSON", "\"open", "string:\"open"),
    Coloured(
      "yaml", "---\n- name: 'x' # c\n  count: 12\n  on: true\n  url: http://a#b", "directive:---",
      "operator:-", "attribute:name", "string:'x'", "comment:# c", "attribute:count", "number:12",
      "attribute:on", "keyword:true", "attribute:url"),
    Coloured(
      "console", "$ tutor run\na.swift:1:2: error: no\nwarning: x\nmirror: y\n# c", "operator:$",
      "keyword:error", "attribute:warning", "comment:# c"),
    Coloured("prolog", "let a = 1"),
  ])
  func codeIsColoured(_ coloured: Coloured) {
    let spans = highlight(coloured.code, language: coloured.language)
    let written = spans.filter { $0.kind != .plain }.map { "\($0.kind):\($0.text)" }
    #expect(written == coloured.spans)
    #expect(spans.map(\.text).joined() == coloured.code)
  }

  /// Texts that might make a scanner lose, repeat or swallow part of them.
  static let samples = [
    "", " ", "\n", "\r\n", "\u{feff}let a = 1\r\nlet b = \"日本\"\r\n", "a\u{0}b", "\\", "\"\\",
    "<", "</", "<!--", "<![CDATA[", "<?", "&", "&;", "&amp", "<a b=\"", "-", "--- x", "- - -",
    "a: b: c", ":", "a:b", "'", "#", "# x", "$ ", "error: ", "é: ü # ö", "{\"\\", "[1,-]",
    "class A {\n  #selector(f)\n  \"\"\"\n  text \\(a)\n  \"\"\"\n}\n", "let x = <#place#>",
    "\u{2028}\u{85}", "#!/bin/sh\nprint(1)", "let r = /a(b)/", "👩‍👩‍👧 = `class`",
    String(repeating: "(", count: 5_000), "a" + String(repeating: ".b", count: 50_000),
    String(repeating: "<", count: 5_000), String(repeating: "- ", count: 5_000),
  ]

  @Test(arguments: ["swift", "xml", "json", "yaml", "console", "unknown"], samples)
  func spansMakeUpTheText(language: String, text: String) {
    let spans = highlight(text, language: language)
    #expect(spans.map(\.text).joined().utf8.elementsEqual(text.utf8))
    #expect(spans.allSatisfy { !$0.text.isEmpty })
  }

  @Test(arguments: ["swift", "xml", "json", "yaml", "console"])
  func neighboursDiffer(language: String) {
    let text = "let a = [\"b\": 1] // c\n<d e='f'>- g: h\n$ error: i"
    let kinds = highlight(text, language: language).map(\.kind)
    #expect(zip(kinds, kinds.dropFirst()).allSatisfy { $0 != $1 })
    #expect(kinds.count > 3)
  }

  @Test(.timeLimit(.minutes(40)), arguments: ["xml", "json", "yaml", "console"])
  func largeTextIsColoured(language: String) {
    let text = String(repeating: "{\"a\": <b c='d'>, # $ error: }\n", count: 2_000)
    #expect(highlight(text, language: language).count > 2_000)
  }
}
