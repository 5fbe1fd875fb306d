import Foundation
import Testing
import WebPages

/// Values on their way to and from an extension: as a property list.
struct PageValueTests {
  static let value = PageValue.dictionary([
    "text": .string("é"), "yes": .boolean(true), "no": .boolean(false), "one": .number(1),
    "zero": .number(0), "half": .number(0.5), "huge": .number(1e300),
    "day": .date(Date(timeIntervalSince1970: 86400)),
    "list": .array([.string(""), .array([]), .dictionary([:])]),
  ])

  @Test func aPropertyListKeepsEachKind() throws {
    let data = try Self.value.propertyListData()
    #expect(data.prefix(8) == Data("bplist00".utf8))
    #expect(PageValue(propertyListData: data) == Self.value)
  }

  @Test func aNumberWithoutAFractionIsAnInteger() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: PageValue.array([.number(3), .number(0.5), .boolean(true)]).propertyList,
      format: .xml, options: 0)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("<integer>3</integer>"))
    #expect(text.contains("<real>0.5</real>"))
    #expect(text.contains("<true/>"))
  }

  @Test func bytesHaveNoValue() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": Data([1])], format: .binary, options: 0)
    #expect(PageValue(propertyListData: data) == nil)
    #expect(PageValue(propertyListData: Data("no list".utf8)) == nil)
  }

  @Test func aDescriptionHasItsKeysInOrder() {
    #expect(
      "\(Self.value)"
        == #"{day: 1970-01-02T00:00:00Z, half: 0.5, huge: 1e+300, list: ["", [], {}], "#
        + #"no: false, one: 1, text: "é", yes: true, zero: 0}"#)
  }
}
