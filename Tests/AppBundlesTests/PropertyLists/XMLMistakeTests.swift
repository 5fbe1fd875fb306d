import ActivationRules
import AppBundles
import Testing

struct XMLMistakeTests {
  private static let structure: [ListCase] = [
    ListCase("nothing in <plist>", "<plist>1️⃣</plist>", nil, .init("1️⃣", "the list is empty")),
    ListCase("empty <plist/>", "1️⃣<plist/>", nil, .init("1️⃣", "the list is empty")),
    ListCase(
      "file that was cut off", "<plist>\n1️⃣<dict><key>a</key><true/>", nil,
      .init("1️⃣", "this <dict> isn't closed before the file ends")),
    ListCase(
      "file that was cut off within a string", "<plist>1️⃣<string>abc", nil,
      .init("1️⃣", "this <string> isn't closed before the file ends")),
    ListCase(
      "file that was cut off behind the list", "1️⃣<plist><dict/>", nil,
      .init("1️⃣", "the file ends before </plist>")),
    ListCase(
      "tag without an end", "<plist>1️⃣<dict\n<key>a</key>", nil,
      .init("1️⃣", "the tag <dict> has no '>' at its end")),
    ListCase(
      "wrong closing tag", "<plist>\n<dict>1️⃣</array></plist>", nil,
      .init("1️⃣", "</array> comes before the <dict> on line 2 is closed")),
    ListCase(
      "closing tag of nothing", "<plist>1️⃣</dict></plist>", nil,
      .init("1️⃣", "</dict> has no matching <dict>")),
    ListCase(
      "string that the next tag ends", "<plist><dict><key>a</key><string>b1️⃣</key></dict></plist>",
      nil, .init("1️⃣", "</key> comes before <string> is closed")),
    ListCase(
      "string that isn't closed", "<plist><array><string>b1️⃣<true/></array></plist>",
      nil, .init("1️⃣", "<string> isn't closed before the next tag")),
    ListCase(
      "comment in a string", "<plist><string>a1️⃣<!-- b --></string></plist>", nil,
      .init("1️⃣", "there is a comment inside <string>")),
    ListCase(
      "two lists", "<plist><dict/>1️⃣<dict/></plist>", nil,
      .init("1️⃣", "the list ends before this <dict>")),
    ListCase(
      "second <plist>", "<plist>1️⃣<plist><dict/></plist></plist>", nil,
      .init("1️⃣", "a second <plist> begins here")),
    ListCase(
      "key outside of a dictionary", "<plist>1️⃣<key>a</key><true/></plist>", nil,
      .init("1️⃣", "<key> is outside a dictionary")),
    ListCase(
      "value without a key", "<plist><dict><key>a</key><true/>1️⃣<string>b</string></dict></plist>",
      nil, .init("1️⃣", "<string> in a dictionary has no <key> before it")),
    ListCase(
      "unknown element", "<plist>1️⃣<boolean>true</boolean></plist>", nil,
      .init("1️⃣", "<boolean> isn't an element of property lists")),
    ListCase(
      "something before the declaration", "1️⃣<Key?xml version=\"1.0\"?><plist/>", nil,
      .init("1️⃣", "there is something before '<?xml' or inside it")),
    ListCase(
      "comment without an end", "<plist>1️⃣<!-- a </plist>", nil,
      .init("1️⃣", "this comment isn't closed")),
    ListCase(
      "document type without an end", "1️⃣<!DOCTYPE plist [ <plist></plist>", nil,
      .init("1️⃣", "this document type isn't closed")),
    ListCase(
      "lone bracket between elements", "<plist><dict>1️⃣< </dict></plist>", nil,
      .init("1️⃣", "no element name follows this '<'")),
    ListCase(
      "section without an end", "<plist><string>1️⃣<![CDATA[a</string></plist>", nil,
      .init("1️⃣", "this CDATA section isn't closed")),
  ]

  @Test(arguments: structure)
  func brokenStructureEndsTheReadingAtItsPlace(example: ListCase) throws {
    try example.check(.xml)
  }

  private static let severalAtOnce: [ListCase] = [
    ListCase(
      "keys without values",
      "<plist><dict><key>1️⃣a</key><key>b</key><true/><key>2️⃣c</key></dict></plist>", nil,
      .init("1️⃣", "<key> 'a' has no value"), .init("2️⃣", "<key> 'c' has no value")),
    ListCase(
      "characters to be written as entities",
      "<plist><array><string>a 1️⃣& b</string><string>1 2️⃣< 2</string><string>3️⃣&foo;</string></array></plist>",
      nil, .init("1️⃣", "'&' must be written &amp;"), .init("2️⃣", "'<' must be written &lt;"),
      .init("3️⃣", "&foo; doesn't name a character")),
    ListCase(
      "characters that don't exist", "<plist><string>1️⃣&#xD800;2️⃣&#0;3️⃣&#x110000;</string></plist>",
      nil,
      .init("1️⃣", "&#xD800; doesn't name a character"), .init("2️⃣", "&#0; doesn't name a character"),
      .init("3️⃣", "&#x110000; doesn't name a character")),
    ListCase(
      "text between elements", "<plist><dict>\n  1️⃣abc \n</dict>2️⃣d</plist>", nil,
      .init("1️⃣", "the text 'abc' isn't inside a value"),
      .init("2️⃣", "the text 'd' isn't inside a value")),
    ListCase(
      "values of a wrong form",
      "<plist><array>1️⃣<integer>1.5</integer>2️⃣<integer/>3️⃣<real>1,5</real>4️⃣<date>2026-01-31</date>"
        + "5️⃣<true>1</true>6️⃣<integer>18446744073709551616</integer>7️⃣<real>0x1p3</real></array></plist>",
      nil, .init("1️⃣", "'1.5' isn't an integer"), .init("2️⃣", "<integer> contains no number"),
      .init("3️⃣", "'1,5' isn't a number"), .init("4️⃣", "'2026-01-31' isn't a date"),
      .init("5️⃣", "<true/> can't contain text"),
      .init("6️⃣", "<integer> 18446744073709551616 is out of range"),
      .init("7️⃣", "'0x1p3' isn't a number")),
  ]

  @Test(arguments: severalAtOnce)
  func mistakesInValuesAreAllReported(example: ListCase) throws { try example.check(.xml) }

  private static let survivable: [ListCase] = [
    ListCase(
      "odd but right markup",
      "<!DOCTYPE plist PUBLIC \"-//A>\" \"x\" [<!ENTITY a \">\">]>\n<plist a=\">\"><dict b='/>'></dict ></plist>",
      [:]),
    ListCase(
      "data without anything", "<plist>1️⃣<data/></plist>", .data([]),
      .init(
        "1️⃣", "Foundation on Linux refuses <data/>, and what iOS does is undocumented",
        code: "odd-data")),
    ListCase(
      "text behind the end", "<plist><dict/></plist>\n1️⃣abc", [:],
      .init("1️⃣", "text after </plist> is ignored", code: "text-after-end")),
    ListCase(
      "blanks around a number", "<plist>1️⃣<integer> 12\n</integer></plist>", 12,
      .init(
        "1️⃣",
        "there is white space around the number in <integer>; Foundation on Linux refuses it, and "
          + "what iOS does is undocumented",
        code: "blanks-in-number")),
    ListCase(
      "integer without a sign", "<plist>1️⃣<integer>18446744073709551615</integer></plist>",
      .integer(.max),
      .init(
        "1️⃣",
        "<integer> 18446744073709551615 is more than 9223372036854775807 and is read as that",
        code: "integer-out-of-range")),
    ListCase(
      "odd base64", "<plist>1️⃣<data>YQ=*=Y</data></plist>", .data([0x61]),
      .init(
        "1️⃣", "<data> isn't valid base64: some characters or the padding are wrong", code: "odd-data"
      )),
    ListCase(
      "lines for the preprocessor",
      "<plist><dict>\n1️⃣#ifdef A\n<key>a</key><true/>\n#else\n#endif\n</dict></plist>", ["a": true],
      .init(
        "1️⃣", "'#ifdef A' is for Xcode's preprocessor, which isn't run here: all branches are read",
        code: "preprocessor-line")),
    ListCase(
      "key that stands twice",
      "<plist><dict><key>a</key><true/><key>1️⃣a</key><false/></dict></plist>",
      .dictionary([.init("a", true), .init("a", false)]),
      .init(
        "1️⃣", "key 'a' appears again, after line 1; only the last value counts",
        code: "duplicate-key")),
  ]

  @Test(arguments: survivable)
  func smallMistakesDontEndTheReading(example: ListCase) throws { try example.check(.xml) }

  @Test(arguments: ["<string>&</string>", "a\n", "&", "<integer>x</integer>"])
  func veryManyMistakesEndTheReading(mistake: String) {
    let beginning = mistake == "&" ? "<plist><string>" : "<plist><array>"
    let text = beginning + String(repeating: mistake, count: 100_000)
    let (list, problems) = PropertyListReader.read(Array(text.utf8), file: "f")
    #expect(list == nil)
    #expect(problems.count == 101)
    #expect(problems.last?.code == "too-many-problems")
  }
}
