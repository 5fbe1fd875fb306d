import ActivationRules
import AppBundles
import BundleRules
import Findings
import Foundation
import TestSupport
import Testing

struct OpenStepTests {
  private static let values: [ListCase] = [
    ListCase("dictionary in its order", "{ b = 1; a = two; }", ["b": "1", "a": "two"]),
    ListCase("array", "( a, \"b c\", (), {} )", ["a", "b c", [], [:]]),
    ListCase("array with a comma at its end", "(a, b,)", ["a", "b"]),
    ListCase("data", "{ a = <0fbD 77\n01>; }", ["a": .data([0x0F, 0xBD, 0x77, 0x01])]),
    ListCase("key that is its own value", "{ a; \"b c\"; }", ["a": "a", "b c": "b c"]),
    ListCase(
      "comments", "// !$*UTF8*$!\n{ /* a */ b /* c */ = /* d */ 1 /* e */; // f\n}", ["b": "1"]),
    ListCase("plain words", "{ A_b.c-d/e:$f = 1.0; }", ["A_b.c-d/e:$f": "1.0"]),
    ListCase("quotes of both kinds", "{ 'a\"b' = \"c'd\"; }", ["a\"b": "c'd"]),
    ListCase(
      "escapes", #"("\a\b\f\n\r\t\v", "\"\\\'", "\101\341", "\U00e9\Ud83d\Ude00", "\q")"#,
      ["\u{7}\u{8}\u{C}\n\r\t\u{B}", "\"\\'", "AÆ", "é😀", "q"]),
    ListCase("texts of an Info.plist", "\"a\" = \"b\";\n/* c */ d = e;", ["a": "b", "d": "e"]),
    ListCase("comments alone", "/* nothing yet */\n", [:]),
    ListCase("one string", "\"a = b\"", "a = b"),
  ]

  @Test(arguments: values)
  func valueIsRead(example: ListCase) throws { try example.check(.openStep) }

  @Test(arguments: values)
  func valueIsWhatFoundationReads(example: ListCase) throws {
    let foundation = try PropertyListSerialization.propertyList(
      from: Data(example.text.utf8), format: nil)
    #expect(example.value?.sorted == PropertyValue(foundation: foundation))
  }

  private static let mistakes: [ListCase] = [
    ListCase(
      "missing semicolon", "{ a = b 1️⃣}", nil, .init("1️⃣", "';' is missing after the value of 'a'")),
    ListCase(
      "missing equals sign", "{ a 1️⃣b; }", nil, .init("1️⃣", "'=' is missing after the key 'a'")),
    ListCase(
      "missing comma", "(a 1️⃣b)", nil, .init("1️⃣", "',' is missing between two elements of an array")),
    ListCase("string without an end", "{ a = 1️⃣\"b; }", nil, .init("1️⃣", "this string isn't closed")),
    ListCase("comment without an end", "{ 1️⃣/* a }", nil, .init("1️⃣", "this comment isn't closed")),
    ListCase(
      "dictionary without an end", "1️⃣{ a = 1;", nil,
      .init("1️⃣", "this '{' has no matching '}'")),
    ListCase(
      "array without an end", "{ a = 1️⃣(b, ", nil,
      .init("1️⃣", "this '(' has no matching ')'")),
    ListCase("half a byte", "1️⃣<0f1>", nil, .init("1️⃣", "this data has an odd number of digits")),
    ListCase(
      "data of other digits", "{ a = 1️⃣<0g>; }", nil,
      .init("1️⃣", "this isn't data, which is written as pairs of hexadecimal digits")),
    ListCase(
      "word that needs quotes", "{ a = 1️⃣é; }", nil,
      .init("1️⃣", "a value is expected here, not 'é'")),
    ListCase(
      "value that is missing", "{ a = 1️⃣; }", nil, .init("1️⃣", "a value is expected here, not ';'")
    ),
    ListCase(
      "more after the end", "{ } 1️⃣}", nil,
      .init("1️⃣", "there is something after the end of the list")),
    ListCase(
      "key that stands twice", "{ a = 1; 1️⃣a = 2; }",
      .dictionary([.init("a", "1"), .init("a", "2")]),
      .init(
        "1️⃣", "key 'a' appears again, after line 1; only the last value counts",
        code: "duplicate-key")),
  ]

  @Test(arguments: mistakes)
  func mistakeIsReportedAtItsPlace(example: ListCase) throws { try example.check(.openStep) }

  @Test func positionsAreThoseOfKeysAndElements() throws {
    let marked = MarkedText("// x\n1️⃣{\n\t2️⃣\"ä\" = (3️⃣a, /* é */ 4️⃣{ 5️⃣b; });\n}")
    let list = try #require(OpenStepReader.read(Array(marked.text.utf8), file: "f").0)
    let paths: [(Character, PropertyPath)] = [
      ("1️⃣", []), ("2️⃣", ["ä"]), ("3️⃣", PropertyPath([.key("ä"), .index(0)])),
      ("4️⃣", PropertyPath([.key("ä"), .index(1)])),
      ("5️⃣", PropertyPath([.key("ä"), .index(1), .key("b")])),
    ]
    for (marker, path) in paths {
      let place = try marked.position(marker)
      #expect(list.positions[path] == SourcePosition(line: place.line, column: place.column))
    }
    #expect(list.positions.count == paths.count)
  }

  @Test func octalEscapesAreInNextStepEncoding() throws {
    for code in 1...255 {
      let text = "\"\\\(String(code, radix: 8))\""
      let list = try #require(OpenStepReader.read(Array(text.utf8), file: "f").0)
      let expected = String(data: Data([UInt8(code)]), encoding: .nextstep) ?? "\u{FFFD}"
      #expect(list.value == .string(expected), "\(code)")
    }
  }
}
