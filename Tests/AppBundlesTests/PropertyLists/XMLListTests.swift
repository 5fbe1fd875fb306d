import ActivationRules
import AppBundles
import BundleRules
import Findings
import Foundation
import TestSupport
import Testing

struct XMLListTests {
  private static let values: [ListCase] = [
    ListCase("string", "<plist><string>a b</string></plist>", "a b"),
    ListCase(
      "string with entities",
      "<plist><string>&lt;&#65;&#x42;&amp;&quot;&apos;&gt;</string></plist>", "<AB&\"'>"),
    ListCase(
      "string with a CDATA section", "<plist><string>a<![CDATA[<b>&]]>c</string></plist>", "a<b>&c"),
    ListCase("blanks of a string are kept", "<plist><string> a\n\tb </string></plist>", " a\n\tb "),
    ListCase(
      "empty strings", "<plist><array><string/><string></string></array></plist>", ["", ""]),
    ListCase(
      "Booleans", "<plist><array><true/><false/><true></true></array></plist>", [true, false, true]),
    ListCase(
      "integers",
      "<plist><array><integer>-7</integer><integer>+7</integer><integer>0x1F</integer>"
        + "<integer>-9223372036854775808</integer></array></plist>",
      [-7, 7, 31, .integer(.min)]),
    ListCase(
      "real numbers",
      "<plist><array><real>0.5</real><real>-1e3</real><real>7</real><real>+infinity</real></array></plist>",
      [0.5, -1000.0, 7.0, .real(.infinity)]),
    ListCase(
      "dates",
      "<plist><array><date>2001-01-01T00:00:00Z</date><date>2024-02-29T12:30:15Z</date>"
        + "<date>1970-01-01T00:00:00Z</date></array></plist>",
      [.date(0), .date(730_902_615), .date(-978_307_200)]),
    ListCase(
      "data", "<plist><array><data>\n\tAP8Q\n\t/w==\n\t</data><data></data></array></plist>",
      [.data([0, 255, 16, 255]), .data([])]),
    ListCase(
      "dictionary in its order",
      "<plist><dict><key>b</key><true/><key>a</key><array/></dict></plist>",
      ["b": true, "a": []]),
    ListCase("document without <plist>", "<?xml version=\"1.0\"?><dict/>", [:]),
    ListCase(
      "declaration, document type, comments and attributes are passed over",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//A\" \"x\">\n"
        + "<!-- a -- <b> --><plist version=\"1.0\"><dict a='b'>\n<!-- c --></dict></plist>\n<!-- d -->",
      [:]),
  ]

  @Test(arguments: values)
  func valueIsRead(example: ListCase) throws { try example.check(.xml) }

  @Test(arguments: values)
  func valueIsWhatFoundationReads(example: ListCase) throws {
    let bytes = Data(MarkedText(example.text).text.utf8)
    let foundation = try PropertyListSerialization.propertyList(from: bytes, format: nil)
    #expect(example.value?.sorted == PropertyValue(foundation: foundation))
  }

  @Test func positionsAreThoseOfKeysAndElements() throws {
    let marked = MarkedText(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      1️⃣<dict>
      \t<key>2️⃣Ä</key> <key2/>
      </dict>
      </plist>
      """.replacingOccurrences(
        of: "<key2/>",
        with: "<array>\n  3️⃣<string>é</string>4️⃣<dict><key\n>\n 5️⃣x\n</key><true/><key>6️⃣&amp;</key>"
          + "<false/></dict></array>\r\n<key></key>\r<integer>1</integer>"))
    let list = try #require(PropertyListReader.read(Array(marked.text.utf8), file: "f").0)
    let paths: [(Character, PropertyPath)] = [
      ("1️⃣", []), ("2️⃣", ["Ä"]), ("3️⃣", PropertyPath([.key("Ä"), .index(0)])),
      ("4️⃣", PropertyPath([.key("Ä"), .index(1)])),
      ("5️⃣", PropertyPath([.key("Ä"), .index(1), .key("\n x\n")])),
      ("6️⃣", PropertyPath([.key("Ä"), .index(1), .key("&")])),
    ]
    for (marker, path) in paths {
      let place = try marked.position(marker)
      #expect(list.positions[path] == SourcePosition(line: place.line, column: place.column))
    }
    #expect(list.positions[[""]] == SourcePosition(line: 9, column: 1))
    #expect(list.positions.count == paths.count + 1)
    #expect(list.position(of: ["Ä", "missing"]) == list.positions[["Ä"]])
  }

  @Test func laterValueOfAKeyTakesItsPositions() throws {
    let text = "<dict>\n<key>a</key><dict><key>b</key><true/></dict>\n<key>a</key><dict/></dict>"
    let (list, problems) = PropertyListReader.read(Array(text.utf8), file: "f")
    #expect(list?.position(of: ["a", "b"]) == SourcePosition(line: 3, column: 6))
    #expect(
      problems == [
        ReadingProblem(
          "duplicate-key", isFatal: false,
          "key 'a' appears again, after line 2; only the last value counts",
          remedy: "keep only one of them", file: "f",
          position: SourcePosition(line: 3, column: 6))
      ])
  }
}
