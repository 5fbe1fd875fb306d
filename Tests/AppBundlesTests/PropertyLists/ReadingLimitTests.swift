import ActivationRules
import AppBundles
import BundleRules
import Findings
import Testing

struct ReadingLimitTests {
  private static let deep: [(String, String)] = [
    ("XML", String(repeating: "<array>", count: 100_000)),
    ("XML dictionaries", String(repeating: "<dict><key>a</key>", count: 100_000)),
    ("old text format", String(repeating: "(", count: 100_000)),
    ("old text dictionaries", String(repeating: "{a=", count: 100_000)),
  ]

  @Test(arguments: deep.map(\.0))
  func deepListIsStoppedAtTheLimit(name: String) throws {
    let text = try #require(Self.deep.first { $0.0 == name }).1
    let (list, problems) = PropertyListReader.read(Array(text.utf8), file: "f")
    #expect(list == nil)
    #expect(
      problems.map(\.message) == ["dictionaries and arrays are nested more than 200 deep"])
  }

  @Test func deepBinaryListIsStoppedAtTheLimit() {
    let arrays = (1...220).map { BinaryBytes.array($0) }
    let list = BinaryBytes(objects: arrays + [BinaryBytes.string("a")])
    #expect(PropertyListReader.read(list.bytes, file: "f").1.map(\.code) == ["too-deep"])
  }

  @Test func listAtTheLimitIsRead() {
    let limits = ReadingLimits(bytes: 100, depth: 3, values: 4)
    let text = "(((a)))"
    let list = OpenStepReader.read(Array(text.utf8), file: "f", limits: limits).0
    #expect(list?.value == [[["a"]]])
    let codes = ["((((a))))", "(a,b,c,d)", "\"" + String(repeating: "a", count: 100)].map {
      PropertyListReader.read(Array($0.utf8), file: "f", limits: limits).1.map(\.code)
    }
    #expect(codes == [["too-deep"], ["too-many-values"], ["too-large"]])
  }

  @Test func largeFileIsRefusedByItsSize() {
    let bytes = Array(repeating: UInt8(ascii: " "), count: ReadingLimits.standard.bytes + 1)
    let (list, problems) = PropertyListReader.read(bytes, file: "f")
    #expect(list == nil)
    #expect(
      problems.map(\.message) == [
        "the file has 33554433 bytes; the limit for property lists is 33554432"
      ])
  }

  @Test func fatalProblemBehindVeryManyOthersCounts() {
    let entries = String(repeating: "<key>a</key><true/>", count: 200)
    let text = "<dict>\(entries)<key>b</key><string>&</string></dict>"
    let (list, problems) = PropertyListReader.read(Array(text.utf8), file: "f")
    #expect(list == nil)
    #expect(problems.map(\.code).suffix(2) == ["malformed-list", "too-many-problems"])
    #expect(problems.count == 102)
  }

  @Test func longKeysAroundManyValuesCostNoTime() {
    // Finding a place takes time for its whole path, so a budget limits places under long keys.
    let key = String(repeating: "k", count: 200_000)
    let values = String(repeating: "a,", count: 5000)
    let text = "{ \"\(key)\" = (\(values)); b = c; b = d; }"
    let (list, problems) = PropertyListReader.read(Array(text.utf8), file: "f")
    #expect(problems.map(\.code) == ["duplicate-key"])
    #expect((list?.positions.count ?? 0) < 1000)
    #expect(
      list?.position(of: PropertyPath([.key(key), .index(4999)]))
        == SourcePosition(line: 1, column: 3))
  }
}
