import ActivationRules
import AppBundles
import Findings
import Testing

struct RecognitionTests {
  private static let others: [ListCase] = [
    ListCase("empty file", "", nil, .init(nil, "the file is empty", code: "empty-file")),
    ListCase("blanks alone", " \n\t", nil, .init(nil, "the file is empty", code: "empty-file")),
    ListCase(
      "web page", "\n<!DOCTYPE html><html></html>", nil,
      .init(nil, "the file is a web page, not a property list", code: "not-a-property-list")),
    ListCase(
      "JSON object", "{ \"a\": 1 }", nil,
      .init(nil, "the file is JSON, not a property list", code: "not-a-property-list")),
    ListCase(
      "JSON array", "[1]", nil,
      .init(nil, "the file is JSON, not a property list", code: "not-a-property-list")),
    ListCase(
      "source code", "import UIKit\n\nclass A {}\n", nil,
      .init(nil, "the file isn't a property list", code: "not-a-property-list")),
    ListCase(
      "zip archive", "PK\u{3}\u{4}abc", nil,
      .init(nil, "the file is a zip archive, not a property list", code: "not-a-property-list")),
    ListCase(
      "merge conflict", "<plist>\n1️⃣<<<<<<< HEAD\n<dict/>\n=======\n<array/>\n>>>>>>> b\n</plist>",
      nil,
      .init("1️⃣", "there is an unresolved merge conflict here", code: "conflict-markers")),
    ListCase(
      "NUL byte", "<plist>\n<string>1️⃣\u{0}</string></plist>", nil,
      .init("1️⃣", "the text contains a NUL byte", code: "not-text")),
  ]

  @Test(arguments: others)
  func whatIsNoPropertyListIsNamed(example: ListCase) throws { try example.check(.xml) }

  /// The same list in other encodings.
  private static let encodings: [(name: String, bytes: [UInt8])] = {
    let text = "<plist><string>aé</string></plist>"
    let latin = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><string>a".utf8)
    return [
      ("UTF-8 with a mark", [0xEF, 0xBB, 0xBF] + Array(text.utf8)),
      (
        "UTF-16, lower byte first",
        [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      ),
      (
        "UTF-16, higher byte first",
        [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      ),
      ("UTF-16 without a mark", text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
      ("Latin-1 by its declaration", latin + [0xE9] + Array("</string></plist>".utf8)),
    ]
  }()

  @Test(arguments: encodings.map(\.name))
  func encodingIsRecognised(name: String) throws {
    let bytes = try #require(Self.encodings.first { $0.name == name }).bytes
    let (list, problems) = PropertyListReader.read(bytes, file: "f")
    #expect(list?.value == "aé")
    #expect(problems.isEmpty)
  }

  @Test func textThatIsNotInItsEncodingIsReportedAtTheByte() {
    let (list, problems) = PropertyListReader.read(
      Array("<plist>\n<string>é".utf8) + [0xFF, 0x3C], file: "f")
    #expect(list == nil)
    #expect(
      problems == [
        ReadingProblem(
          "not-utf8", isFatal: true, "this byte isn't valid UTF-8",
          remedy: "save the file as UTF-8, or declare its encoding in the first line of the XML",
          file: "f", position: SourcePosition(line: 2, column: 11))
      ])
    let odd = PropertyListReader.read([0xFF, 0xFE, 0x3C, 0x00, 0x3C], file: "f").1
    #expect(odd.map(\.code) == ["not-utf16"])
    let shift = Array("<?xml version='1.0' encoding='Shift_JIS'?><plist><string>".utf8) + [0x83]
    #expect(PropertyListReader.read(shift, file: "f").1.map(\.code) == ["unknown-encoding"])
  }
}
