import ActivationRules
import AppBundles
import Findings
import Foundation
import TestSupport
import Testing

struct BinaryListTests {
  private static let values: [PropertyValue] = [
    "", "a", "äöü😀", 0, 1, 255, 256, 65_536, 4_294_967_296, -1, .integer(.min), .integer(.max),
    0.5, -1e300, true, false, .date(0), .date(-1.5), .data([]), .data([1, 2, 3]), [], [:],
    ["a": ["b", "b", ["c": "b"]], "ä": true],
    .string(String(repeating: "x", count: 300)), .data(Array(repeating: 7, count: 70_000)),
    .array(Array(repeating: "same", count: 20)),
  ]

  @Test(arguments: values)
  func valueIsReadAsFoundationWroteIt(value: PropertyValue) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: value.foundation, format: .binary, options: 0)
    let (list, problems) = PropertyListReader.read([UInt8](data), file: "f")
    #expect(list?.value.sorted == value.sorted)
    #expect(list?.format == .binary && list?.positions == [:] && problems.isEmpty)
  }

  @Test(.enabled(if: Corpus.has("plists"), "needs ../shared/corpus"))
  func listsOfTheCorpusSurviveBeingMadeBinary() throws {
    for row in CorpusRow.all where row.parses {
      let list = try #require(PropertyListReader.read(try row.bytes(), file: row.file).0)
      let data = try PropertyListSerialization.data(
        fromPropertyList: list.value.foundation, format: .binary, options: 0)
      #expect(
        PropertyListReader.read([UInt8](data), file: "f").0?.value.sorted == list.value.sorted)
    }
  }

  @Test func numbersOfOddSizesAreRead() {
    let list = BinaryBytes(
      BinaryBytes.array(1, 2, 3, 4), [0x14] + Array(repeating: 0, count: 15) + [9],
      [0x14] + Array(repeating: 0xFF, count: 16), [0x22, 0x3F, 0, 0, 0], [0x11, 0xFF, 0xFE])
    #expect(PropertyListReader.read(list.bytes, file: "f").0?.value == [9, -1, 0.5, 65_534])
  }

  /// Lists that contradict themselves, and what is reported after "… is damaged: ".
  private static let damaged: [(name: String, bytes: [UInt8], reason: String)] = {
    let table = "its table of values doesn't match its size"
    let value = "a value is outside the file or of an unknown kind"
    func list(_ objects: [UInt8]..., change: (inout BinaryBytes) -> Void = { _ in }) -> [UInt8] {
      var list = BinaryBytes(objects: objects)
      change(&list)
      return list.bytes
    }
    return [
      ("header alone", Array("bplist00".utf8), table),
      ("trailer cut off", Array(list([0x09]).dropLast()), table),
      ("root that isn't there", list([0x09]) { $0.root = 1 }, table),
      ("more values than the table has", list([0x09]) { $0.count = 2 }, table),
      ("as many values as a number can say", list([0x09]) { $0.count = -1 }, table),
      ("table behind the end", list([0x09]) { $0.tableStart = 1000 }, table),
      ("table in the header", list([0x09]) { $0.tableStart = 4 }, table),
      ("table at the largest number", list([0x09]) { $0.tableStart = .max }, table),
      ("offsets of no size", list([0x09]) { $0.offsetSize = 0 }, table),
      ("offsets of 9 bytes", list([0x09]) { $0.offsetSize = 9 }, table),
      ("references of no size", list([0x09]) { $0.referenceSize = 0 }, table),
      ("value in the header", list([0x09]) { $0.offsets = [0: 0] }, value),
      ("value in the table", list([0x09]) { $0.offsets = [0: 10] }, value),
      ("reference to no value", list(BinaryBytes.array(7)), value),
      ("string beyond the table", list([0x5F, 0x10, 200, 65]), value),
      ("text in UTF-16 beyond the table", list([0x6F, 0x10, 1, 65]), value),
      ("array of huge length", list([0xAF, 0x13, 0x7F] + Array(repeating: 0xFF, count: 7)), value),
      ("dictionary of huge length", list([0xDF, 0x13, 0x40, 0, 0, 0, 0, 0, 0, 0]), value),
      ("length that isn't a number", list([0x5F, 0x51, 65]), value),
      ("null", list([0x00]), value), ("set", list([0xC0]), value),
      ("unknown kind", list([0xF0]), value),
      ("array in itself", list(BinaryBytes.array(0)), "a dictionary or an array contains itself"),
      (
        "dictionary within what it contains",
        list([0xD1, 1, 2], [0x51, 97], BinaryBytes.array(0)),
        "a dictionary or an array contains itself"
      ),
      (
        "key that is a number", list([0xD1, 1, 1], [0x10, 1]),
        "a key of a dictionary isn't a string"
      ),
    ]
  }()

  @Test(arguments: damaged.map(\.name))
  func damagedListIsReported(name: String) throws {
    let example = try #require(Self.damaged.first { $0.name == name })
    let (list, problems) = PropertyListReader.read(example.bytes, file: "f")
    #expect(list == nil)
    #expect(
      problems == [
        ReadingProblem(
          "malformed-list", isFatal: true,
          "the binary property list is damaged: \(example.reason)",
          remedy: "build or export the app again", file: "f")
      ])
  }

  @Test func sharedArraysThatGrowBeyondMeasureAreStopped() {
    // Thirty arrays, each with the next one in it twice: 300 bytes for a billion values.
    let arrays = (1...30).map { BinaryBytes.array($0, $0) }
    let list = BinaryBytes(objects: arrays + [BinaryBytes.string("a")])
    let (value, problems) = PropertyListReader.read(
      list.bytes, file: "f", limits: ReadingLimits(values: 10_000))
    #expect(value == nil)
    #expect(problems.map(\.code) == ["too-many-values"])
  }

  @Test func overlappingStringsAreStopped() {
    // A thousand strings that all share the bytes of the first one.
    var list = BinaryBytes(objects: [])
    let text = [0x5F, 0x11, 0x40, 0x00] + Array(repeating: UInt8(97), count: 0x4000)
    let references = (1...1000).flatMap { BinaryBytes.number($0, size: 2) }
    list.objects = [[0xAF, 0x11, 0x03, 0xE8] + references, text]
    list.objects += Array(repeating: [], count: 999)
    list.referenceSize = 2
    for number in 2...1000 { list.offsets[number] = 8 + 4 + 2000 }
    let (value, problems) = PropertyListReader.read(list.bytes, file: "f")
    #expect(value == nil)
    #expect(problems.map(\.message).first?.hasSuffix("more space than it has") == true)
  }

  @Test func archiveOfObjectsIsNamed() {
    let list = BinaryBytes([0x80, 1])
    #expect(PropertyListReader.read(list.bytes, file: "f").1.map(\.code) == ["keyed-archive"])
  }
}
